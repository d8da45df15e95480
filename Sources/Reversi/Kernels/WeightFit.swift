/// A linear model fitted by stochastic gradient steps: a label is the sum of the weights of a sample's features.
///
/// Samples are visited in the order in which they were added, so equal samples give equal weights.
@safe  // Owns its copies of the arrays; every feature is a weight's index, checked when it is added.
struct WeightFit: ~Copyable {
  private let features: UnsafeMutablePointer<Int32>
  private let labels: UnsafeMutablePointer<Float>
  private let weights: UnsafeMutablePointer<Float>
  private let weightCount: Int
  private let capacity: Int
  private(set) var count = 0

  /// The features of a sample.
  static var width: Int { 48 }

  /// Begins at `weights` with room for `samples` samples.
  init(weights: [Float], samples: Int) {
    unsafe features = .allocate(capacity: Self.width * samples)
    unsafe labels = .allocate(capacity: samples)
    unsafe self.weights = .allocate(capacity: weights.count + 1)
    for (index, weight) in weights.enumerated() { unsafe (self.weights + index).initialize(to: weight) }
    // Features that a position hasn't got point behind the last weight, where a 0 stays.
    unsafe (self.weights + weights.count).initialize(to: 0)
    weightCount = weights.count
    capacity = samples
  }

  deinit {
    unsafe features.deallocate()
    unsafe labels.deallocate()
    unsafe weights.deallocate()
  }

  /// Adds a sample of ``width`` features; -1 stands for none.
  mutating func add(_ sample: [Int32], label: Float) {
    precondition(count < capacity && sample.count == Self.width, "a sample has its features, and there is room")
    for (lane, feature) in sample.enumerated() {
      precondition(feature < Int32(weightCount), "a feature is a weight's index")
      unsafe (features + Self.width * count + lane).initialize(to: feature < 0 ? Int32(weightCount) : feature)
    }
    unsafe (labels + count).initialize(to: label)
    count += 1
  }

  /// The weights as they are fitted so far.
  var fitted: [Float] { (0..<weightCount).map { unsafe weights[$0] } }

  /// One pass over the samples from `held` on, with steps of `step` of the error shared by the features.
  func pass(step: Float, held: Int) {
    let rate = step / Float(Self.width)
    for sample in held..<count {
      let first = unsafe features + Self.width &* sample
      let correction = unsafe (labels[sample] - prediction(first)) * rate
      for lane in 0..<Self.width { unsafe weights[Int(first[lane])] += correction }
      unsafe weights[weightCount] = 0
    }
  }

  /// The mean absolute error on the samples in a range.
  func error(_ samples: Range<Int>) -> Double {
    guard !samples.isEmpty else { return 0 }
    var sum = 0.0
    for sample in samples { sum += unsafe Double(abs(labels[sample] - prediction(features + Self.width &* sample))) }
    return sum / Double(samples.count)
  }

  @inline(__always)
  private func prediction(_ first: UnsafeMutablePointer<Int32>) -> Float {
    var sum: Float = 0
    for lane in 0..<Self.width { sum += unsafe weights[Int(first[lane])] }
    return sum
  }
}
