internal import TagFlowPicture
internal import TextMeasure

extension OptionGroup {
  /// What a picture looks like.
  static let picture = OptionGroup(
    title: "Picture",
    options: [
      .number(
        "scale", value: "N", help: "pixels in a point of a PNG (default 1)", rule: .pixelScale
      ) { $0.render.scale = $1 },
      .number(
        "radius", value: "POINTS", help: "of the corners of chips (default 16)", rule: .length
      ) { $0.render.style.cornerRadius = $1 },
      color(
        "chip-color",
        help: "of chips (default #333,#444): hexadecimal as in CSS, as #f80 or #ff880080, one of"
          + " CSS's 17 basic names, or transparent; two, as #333,#444, are for light and dark"
      ) { colors, color in colors.chip = color },
      color("text-color", help: "of texts and marks (default #fff)") { colors, color in
        colors.text = color
      },
      color("background", help: "behind all chips (default #eee,#181818)") { colors, color in
        colors.background = color.alpha == 0 ? nil : color
      },
      color("panel-color", help: "of the backgrounds of sections (default #e0e0e0,#242424)") {
        colors, color in colors.panel = color
      },
      color("band-color", help: "of headers and footers (default #ccc,#303030)") { colors, color in
        colors.band = color
      },
      color("separator-color", help: "of separators (default #999,#777)") { colors, color in
        colors.separator = color
      },
      .choice(
        "leading-mark", value: "KIND",
        help: "what stands for a leading accessory: none, disc (default) or cross"
      ) { $0.render.style.leadingMark = $1 },
      .choice(
        "trailing-mark", value: "KIND",
        help: "what stands for a trailing accessory: none, disc or cross (default)"
      ) { $0.render.style.trailingMark = $1 },
      .choice(
        "theme", value: "KIND",
        help: "light or dark colours; auto (default): a page asks its reader, else light"
      ) { $0.render.theme = $1 },
      CommandOption(
        "viewport", value: "X,Y,W,H", help: "show this part of the plane alone (default: all)"
      ) { settings, text throws(InvalidValue) in settings.render.viewport = try parseRect(text) },
      .choice(
        "glyphs", value: "KIND",
        help: "texts of an SVG: outlines (default), or text with its fonts embedded"
      ) { $0.render.glyphs = $1 },
      .choice(
        "blending", value: "KIND",
        help: "how colours mix at edges in a PNG: srgb, as browsers do (default), or linear"
      ) { $0.render.blending = $1 },
      CommandOption(
        "title", value: "TEXT", help: "what an SVG or a page is called (default Tags)"
      ) { settings, text in settings.render.title = text },
    ])

  /// What is read, and where a picture goes.
  static let pictureFiles = OptionGroup(
    title: "Input and output",
    options: [
      CommandOption(
        "output", short: "o", value: "FILE",
        help: "the picture's file, replaced as a whole; - is standard output (default)"
      ) { settings, text in settings.render.output = text },
      .choice(
        "format", value: "FORM",
        help: "svg, png, html or text (default: by the ending of FILE, else text)"
      ) { $0.render.form = $1 },
    ]
      + files(
        inputs: [.lines, .csv, .tsv, .json],
        inputHelp: "lines: a text a line (default); csv, tsv: tables with --csv-column;"
          + " json: one document", formatHelp: ""
      ).options.filter { $0.long != "format" })

  /// An option that sets a colour, or one in light and another in dark.
  private static func color(
    _ name: StaticString, help: String,
    set: @escaping @Sendable (inout ChipColors, RGBAColor) -> Void
  ) -> CommandOption {
    CommandOption(name, value: "COLOR", help: help) { settings, text throws(InvalidValue) in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      let colors = parts.compactMap { RGBAColor(css: String($0)) }
      guard colors.count == parts.count, (1...2).contains(colors.count) else {
        throw InvalidValue(wanted: "\(RGBAColor.wanted), or two, as in #333,#444")
      }
      set(&settings.render.style.light, colors[0])
      set(&settings.render.style.dark, colors[colors.count - 1])
    }
  }
}
