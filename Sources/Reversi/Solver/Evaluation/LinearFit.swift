/// A linear model fitted by stochastic gradient steps: a label is the sum of the weights of a
/// sample's features.
///
/// Steps shrink in four stages and are the same for every run on the same samples in the same
/// order.
struct LinearFit {
  /// For each sample `width` features, one after the other.
  private(set) var features: [Int32] = []
  private(set) var labels: [Float] = []
  private let width: Int
  private(set) var weights: [Float]

  /// The step of each pass over the samples.
  private static let steps: [Float] = [
    0.5, 0.5, 0.5, 0.25, 0.25, 0.25, 0.25, 0.1, 0.1, 0.1, 0.1, 0.04, 0.04, 0.04,
  ]

  /// Begins at `weights`; every sample has `width` features.
  init(weights: [Float], width: Int, samples: Int) {
    self.weights = weights
    self.width = width
    features.reserveCapacity(samples * width)
    labels.reserveCapacity(samples)
  }

  mutating func add(_ sample: [Int32], label: Float) {
    features += sample
    labels.append(label)
  }

  /// Fits to all samples from `held` on; the first `held` only measure.
  mutating func run(held: Int) {
    for step in Self.steps {
      let rate = step / Float(width)
      for sample in held..<labels.count {
        let correction = (labels[sample] - prediction(sample)) * rate
        for at in sample * width..<(sample + 1) * width { weights[Int(features[at])] += correction }
      }
    }
  }

  /// The mean absolute error on the samples in a range.
  func error(_ samples: Range<Int>) -> Double {
    guard !samples.isEmpty else { return 0 }
    return samples.reduce(0.0) { $0 + Double(abs(labels[$1] - prediction($1))) } / Double(samples.count)
  }

  private func prediction(_ sample: Int) -> Float {
    var sum: Float = 0
    for at in sample * width..<(sample + 1) * width { sum += weights[Int(features[at])] }
    return sum
  }
}
