/// A linear model fitted by stochastic gradient steps: a label is the sum of the weights of a sample's features.
///
/// Each weight has a step of its own, which shrinks with the errors that it has seen (Adagrad: Duchi, Hazan and
/// Singer 2011), so rare fillings learn as fast as common ones. Samples are visited in the order in which they were
/// added, so equal samples give equal weights.
@safe  // Owns its copies of the arrays; every feature is a weight's index, checked when it is added.
struct WeightFit: ~Copyable {
  private let features: UnsafeMutablePointer<Int32>
  private let labels: UnsafeMutablePointer<Float>
  private let weights: UnsafeMutablePointer<Weight>
  private let weightCount: Int
  private let capacity: Int
  private(set) var count = 0

  /// A weight, and the sum of the squared errors of the samples that moved it.
  private struct Weight {
    var value: Float
    var squares: Float = 1000
  }

  /// The features of a sample.
  static var width: Int { 48 }

  /// Begins at `weights` with room for `samples` samples.
  init(weights: [Float], samples: Int) {
    unsafe features = .allocate(capacity: Self.width * samples)
    unsafe labels = .allocate(capacity: samples)
    unsafe self.weights = .allocate(capacity: weights.count + 1)
    for (index, weight) in weights.enumerated() { unsafe (self.weights + index).initialize(to: Weight(value: weight)) }
    // Features that a position hasn't got point behind the last weight, where a 0 stays.
    unsafe (self.weights + weights.count).initialize(to: Weight(value: 0))
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
  var fitted: [Float] { (0..<weightCount).map { unsafe weights[$0].value } }

  /// One pass over the samples from `held` on; a weight's first step is `step` in the units of the labels.
  func pass(step: Float, held: Int) {
    for sample in held..<count {
      let first = unsafe features + Self.width &* sample
      let error = unsafe labels[sample] - prediction(first)
      for lane in 0..<Self.width {
        let place = unsafe Int(first[lane])
        let squares = unsafe weights[place].squares + error * error
        unsafe weights[place].squares = squares
        unsafe weights[place].value += step * error / squares.squareRoot()
      }
      unsafe weights[weightCount].value = 0
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
    for lane in 0..<Self.width { sum += unsafe weights[Int(first[lane])].value }
    return sum
  }
}
