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
    let fitted = fitted(to: weights)
    return weights.map(fitted.size)
  }

  /// The sizes of weights, from the least to the greatest of some of them.
  func fitted(to weights: [Double]) -> FittedSizing {
    FittedSizing(self, weights: weights)
  }
}

/// Font sizes for weights, the least and the greatest of which are known.
struct FittedSizing: Sendable {
  private let sizing: TagSizing
  private let leastPositive: Double
  private let values: ClosedRange<Double>?

  init(_ sizing: TagSizing, weights: [Double]) {
    let weights = weights.map(Self.valid)
    let leastPositive = weights.filter { $0 > 0 }.min() ?? 1
    let values = weights.map { Self.value(of: $0, sizing.scale, leastPositive) }
    self.sizing = sizing
    self.leastPositive = leastPositive
    if let least = values.min(), let greatest = values.max(), least < greatest {
      self.values = least...greatest
    } else {
      self.values = nil
    }
  }

  /// The size of a weight; one below or above the known ones has the size of the nearest of them.
  func size(of weight: Double) -> Double {
    let (smallest, largest) = (sizing.smallest, sizing.largest)
    guard let values else { return smallest + (largest - smallest) / 2 }
    let value = Self.value(of: Self.valid(weight), sizing.scale, leastPositive)
    let share = (value - values.lowerBound) / (values.upperBound - values.lowerBound)
    return smallest + (largest - smallest) * max(0, min(share, 1))
  }

  private static func valid(_ weight: Double) -> Double {
    weight > 0 ? min(weight, .greatestFiniteMagnitude) : 0
  }

  private static func value(
    of weight: Double, _ scale: TagSizing.Scale, _ leastPositive: Double
  ) -> Double {
    switch scale {
    case .linear: weight
    case .squareRoot: weight.squareRoot()
    case .logarithmic: log(max(weight, leastPositive))
    }
  }
}
