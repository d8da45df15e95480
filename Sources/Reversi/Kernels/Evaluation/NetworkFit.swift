import GameCore

/// A stage's network, fitted to labelled positions by stochastic gradient steps on the squared
/// error, beyond ``mostError`` on the absolute one (Huber 1964).
///
/// Each number has a step of its own, which shrinks with the gradients that it has seen (Adagrad:
/// Duchi, Hazan and Singer 2011), so rare fillings learn as fast as common ones. Samples are
/// visited in the order in which they were added, so equal samples give equal networks. Within the
/// fit values count ``unit`` discs.
@safe  // Owns its copies of the arrays; every feature is an entry's index, checked when it is added.
package struct NetworkFit: ~Copyable {
  private let features: UnsafeMutablePointer<Int32>
  private let labels: UnsafeMutablePointer<Float>
  /// The entries, then the slopes of the layer, its biases, its outputs and its last bias.
  private let parameters: UnsafeMutablePointer<Parameter>
  private let entryCount: Int
  private let capacity: Int
  package private(set) var count = 0

  /// Eight numbers, and the sums of the squared gradients that moved them.
  private struct Parameter {
    var value: SIMD8<Float>
    var squares: SIMD8<Float>
  }

  /// What a position gives on the way to its value.
  private struct Trace {
    /// The sum of the entries.
    var sum: SIMD8<Float>
    /// The units of the layer where they are positive.
    var active: SIMD8<Float>
    var value: Float
  }

  /// The features of a sample.
  package static var width: Int { 48 }
  /// The discs that a value of 1 represents.
  static var unit: Float { 16 }
  /// The first steps of linear terms, of the inputs of the layer, and of the layer.
  private static var steps: (linear: Float, input: Float, layer: Float) { (0.1, 0.04, 0.06) }
  /// No error is taken for larger than this: four discs. No evaluation foresees all that the last
  /// moves will turn, and single positions mustn't distort the network by it.
  private static var mostError: Float { 4 / unit }

  private var biases: Int { entryCount + 2 * StageNetwork.inputs }
  private var outputs: Int { biases + 1 }
  private var last: Int { outputs + 1 }

  /// Begins at a network with space for `samples` samples.
  package init(from network: StageNetwork, samples: Int) {
    entryCount = network.entries.count
    capacity = samples
    unsafe features = .allocate(capacity: Self.width * samples)
    unsafe labels = .allocate(capacity: samples)
    var values = network.entries.map(Self.floats)
    for first in stride(from: 0, to: StageNetwork.hiddenCount - 1, by: 8) {
      let scale = Self.scale(first)
      values.append(SIMD8(network.hidden[first..<first + 8].map { Float($0) / scale }))
    }
    values.append(SIMD8(repeating: 0))
    values[values.count - 1][0] = Float(network.hidden[StageNetwork.hiddenCount - 1]) / Self.parts
    unsafe parameters = .allocate(capacity: values.count)
    for (index, value) in values.enumerated() {
      var squares = SIMD8<Float>(repeating: index < entryCount ? 0.1 : 1)
      if index < entryCount { squares[0] = 4 }
      unsafe (parameters + index).initialize(to: Parameter(value: value, squares: squares))
    }
  }

  deinit {
    unsafe features.deallocate()
    unsafe labels.deallocate()
    unsafe parameters.deallocate()
  }

  /// Adds a sample of ``width`` features with its score in discs.
  package mutating func add(_ sample: [Int32], label: Float) {
    precondition(count < capacity && sample.count == Self.width, "a sample has its features, and there is room")
    for (lane, feature) in sample.enumerated() {
      precondition(feature >= 0 && feature < Int32(entryCount), "a feature is an entry's index")
      unsafe (features + Self.width * count + lane).initialize(to: feature)
    }
    unsafe (labels + count).initialize(to: label / Self.unit)
    count += 1
  }

  /// The limits are checked whenever this many samples have been seen.
  package static let samplesBetweenLooks = 1 << 13

  /// One pass over the samples from `held` on; `shares` says how much of the first steps is left at
  /// its beginning and at its end. False when a limit stopped it, which is checked every
  /// ``samplesBetweenLooks`` samples.
  @discardableResult
  package func pass(shares: (from: Float, to: Float), held: Int, limits: SearchLimits = .none) -> Bool {
    let slope = (shares.to - shares.from) / Float(max(count - held, 1))
    for sample in held..<count {
      if sample.isMultiple(of: Self.samplesBetweenLooks), limits.stopReason() != nil { return false }
      let share = shares.from + slope * Float(sample - held)
      unsafe learn(features + Self.width &* sample, label: labels[sample], share: share)
    }
    return true
  }

  /// The mean absolute error in discs on the samples in a range.
  package func error(_ samples: Range<Int>) -> Double {
    guard !samples.isEmpty else { return 0 }
    let most = 64 / Self.unit
    let sum = samples.reduce(0.0) { sum, sample in
      let value = unsafe trace(features + Self.width &* sample).value
      let label = unsafe labels[sample]
      return sum + Double(abs(label - max(0 - most, min(most, value))))
    }
    return Double(Self.unit) * sum / Double(samples.count)
  }

  @inline(__always)
  private func trace(_ first: UnsafeMutablePointer<Int32>) -> Trace {
    var sum = SIMD8<Float>(repeating: 0)
    for lane in 0..<Self.width { sum += unsafe parameters[Int(first[lane])].value }
    var units = unsafe parameters[biases].value
    for input in 0..<StageNetwork.inputs {
      units += unsafe abs(sum[2 + input]) * parameters[slopes(input, sum)].value
    }
    let active = units.replacing(with: 0, where: units .< 0)
    let value = unsafe sum[0] + parameters[last].value[0] + (active * parameters[outputs].value).sum()
    return Trace(sum: sum, active: active, value: value)
  }

  /// The slopes that an input meets.
  @inline(__always)
  private func slopes(_ input: Int, _ sum: SIMD8<Float>) -> Int {
    entryCount &+ 2 &* input &+ (sum[2 &+ input] < 0 ? 1 : 0)
  }

  /// A step down the error of one sample.
  @inline(__always)
  private func learn(_ first: UnsafeMutablePointer<Int32>, label: Float, share: Float) {
    let trace = unsafe trace(first)
    let error = max(0 - Self.mostError, min(Self.mostError, label - trace.value))
    let units = unsafe (error * parameters[outputs].value).replacing(with: 0, where: trace.active .<= 0)
    var gradient = SIMD8<Float>(repeating: 0)
    gradient[0] = error
    let step = SIMD8(repeating: share * Self.steps.layer)
    for input in 0..<StageNetwork.inputs {
      let slopes = slopes(input, trace.sum)
      let back = unsafe (units * parameters[slopes].value).sum()
      gradient[2 + input] = trace.sum[2 + input] < 0 ? 0 - back : back
      move(slopes, units * abs(trace.sum[2 + input]), step)
    }
    move(biases, units, step)
    move(outputs, error * trace.active, step)
    move(last, SIMD8(gradient[0], 0, 0, 0, 0, 0, 0, 0), step)
    var entryStep = SIMD8(repeating: share * Self.steps.input)
    entryStep[0] = share * Self.steps.linear
    for lane in 0..<Self.width { move(unsafe Int(first[lane]), gradient, entryStep) }
  }

  @inline(__always)
  private func move(_ index: Int, _ gradient: SIMD8<Float>, _ step: SIMD8<Float>) {
    let squares = unsafe parameters[index].squares + gradient * gradient
    unsafe parameters[index].squares = squares
    unsafe parameters[index].value += step * gradient / squares.squareRoot()
  }
}

/// The fit's numbers as those of a network, and back.
extension NetworkFit {
  /// The parts of a disc that a value of 1 represents.
  private static var parts: Float { unit * Float(Evaluator.unit) }
  /// What an input of 1 is as a byte.
  private static var inputScale: Float { 64 }

  /// What a 1 is among the numbers of the layer from `first` on.
  private static func scale(_ first: Int) -> Float {
    if first < StageNetwork.biases { return 4096 }
    return first < StageNetwork.outputs ? 4096 * inputScale : parts * 8
  }

  private static func floats(_ entry: SIMD8<Int8>) -> SIMD8<Float> {
    var value = SIMD8<Float>(entry) / inputScale
    value[0] = Float(StageNetwork.linear(entry)) / parts
    value[1] = 0
    return value
  }

  /// The network as it is fitted so far, rounded to its numbers.
  package var fitted: StageNetwork {
    let entries = (0..<entryCount).map { index in
      let value = unsafe parameters[index].value
      return StageNetwork.entry(linear: value[0] * Self.parts, inputs: (2..<8).map { value[$0] * Self.inputScale })
    }
    var hidden: [Int32] = []
    for first in stride(from: 0, to: StageNetwork.hiddenCount - 1, by: 8) {
      let (value, scale) = (unsafe parameters[entryCount + first / 8].value, Self.scale(first))
      hidden += (0..<8).map { StageNetwork.hiddenNumber(value[$0] * scale, at: first) }
    }
    let bias = unsafe parameters[last].value[0] * Self.parts
    return StageNetwork(
      entries: entries, hidden: hidden + [StageNetwork.hiddenNumber(bias, at: StageNetwork.hiddenCount - 1)])
  }
}
