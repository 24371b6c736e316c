private import Glibc

/// How the font size of a tag follows its weight: from a smallest size for the least weight among
/// the tags to a largest for the greatest.
public struct TagSizing: Hashable, Sendable {
  /// What the size is proportional to.
  public var scale: Scale

  /// The font size of the least weight, in points.
  public var smallest: Double

  /// The font size of the greatest weight, in points.
  public var largest: Double

  /// Sizes from `smallest` to `largest`.
  public init(_ scale: Scale = .linear, smallest: Double, largest: Double) {
    self.scale = scale
    self.smallest = smallest
    self.largest = largest
  }

  /// What the size is proportional to.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// The weight.
    case linear
    /// The square root of the weight, so that areas compare as weights do.
    case squareRoot
    /// The logarithm of the weight. Weights of 0 count as the least other one.
    case logarithmic
  }

  /// The font sizes of tags of these weights, in order.
  ///
  /// Tags that all have one weight are set halfway between the two sizes. O(n).
  public func sizes(forWeights weights: [Double]) -> [Double] {
    let weights = weights.map { $0 > 0 ? min($0, .greatestFiniteMagnitude) : 0 }
    let leastPositive = weights.filter { $0 > 0 }.min() ?? 1
    let values = weights.map { weight in
      switch scale {
      case .linear: weight
      case .squareRoot: weight.squareRoot()
      case .logarithmic: log(max(weight, leastPositive))
      }
    }
    guard let least = values.min(), let greatest = values.max(), least < greatest else {
      return weights.map { _ in smallest + (largest - smallest) / 2 }
    }
    return values.map { value in
      smallest + (largest - smallest) * ((value - least) / (greatest - least))
    }
  }
}
