@_exported public import FlowLayout
@_exported public import LayoutGeometry
@_exported public import TextMeasure
