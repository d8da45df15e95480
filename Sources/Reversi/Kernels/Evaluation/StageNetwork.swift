import GameCore

/// What the evaluation of one stage computes with: an entry for each weight of the feature set, and
/// a hidden layer.
///
/// The entries of a position's 48 features are added. The first two bytes are the low and the high
/// part of a linear term in parts of a disc (``Evaluator/unit``), as in every pattern evaluation;
/// the six others, in sixty-fourths, are inputs of a layer of eight units, which sees how features
/// work together. Small networks over added entries go back to Nasu (2018, "Efficiently updatable
/// neural-network-based evaluation functions for computer shogi").
package struct StageNetwork: Sendable, Hashable {
  /// One for each weight.
  package var entries: [SIMD8<Int8>]
  /// The layer as `reversi_network.h` reads it: for each input 8 slopes for positive and 8 for
  /// negative sums, 8 biases, 8 outputs, a last bias. Slopes are in 4096ths, biases in parts of
  /// 2¹⁸; outputs turn 256ths of a unit into parts of a disc times 2¹¹, the last bias counts parts
  /// of a disc.
  package var hidden: [Int32]

  static let inputs = 6
  static let units = 8
  /// Where the biases begin in the layer, and where the outputs do.
  static let biases = 2 * inputs * units
  static let outputs = biases + units
  /// The numbers of the layer.
  package static let hiddenCount = outputs + units + 1
  /// The largest size of each number of the layer: nothing overflows within.
  private static let limits = hiddenLimits()

  package init(entries: [SIMD8<Int8>], hidden: [Int32]) {
    precondition(hidden.count == Self.hiddenCount, "a layer has its numbers")
    self.entries = entries
    self.hidden = hidden
  }

  /// A network that knows nothing: entries of 0 and a layer of small random numbers, from which
  /// training can begin.
  package static func blank(weightCount: Int, seed: UInt64) -> StageNetwork {
    var generator = SeededGenerator(seed: seed)
    var hidden = [Int32](repeating: 0, count: hiddenCount)
    for place in 0..<biases { hidden[place] = Int32(generator.index(4096)) - 2048 }
    for place in biases..<outputs { hidden[place] = 1 << 16 }
    for place in outputs..<hiddenCount - 1 { hidden[place] = Int32(generator.index(8192)) - 4096 }
    return StageNetwork(entries: Array(repeating: SIMD8(), count: weightCount), hidden: hidden)
  }

  /// Whether the layer's numbers are small enough to be computed with.
  var isSound: Bool { zip(hidden, Self.limits).allSatisfy { $0.magnitude <= $1 } }

  private static func hiddenLimits() -> [UInt32] {
    (0..<hiddenCount).map { $0 < biases || outputs..<hiddenCount - 1 ~= $0 ? 32767 : 1 << 29 }
  }

  /// A network plus the difference of another one to it, number by number.
  static func &+ (network: StageNetwork, difference: StageNetwork) -> StageNetwork {
    StageNetwork(
      entries: zip(network.entries, difference.entries).map { $0 &+ $1 },
      hidden: zip(network.hidden, difference.hidden).map { $0 &+ $1 })
  }

  /// The difference to another network, number by number.
  static func &- (network: StageNetwork, other: StageNetwork) -> StageNetwork {
    StageNetwork(
      entries: zip(network.entries, other.entries).map { $0 &- $1 },
      hidden: zip(network.hidden, other.hidden).map { $0 &- $1 })
  }

  /// The number nearest to a value at a place of the layer.
  static func hiddenNumber(_ value: Float, at place: Int) -> Int32 {
    let most = Float(limits[place])
    return Int32(max(0 - most, min(most, value.rounded())))
  }

  /// The entry with a linear term and six inputs, each as near as bytes come.
  static func entry(linear: Float, inputs: [Float]) -> SIMD8<Int8> {
    let term = Int(max(-32000, min(32000, linear.rounded())))
    let low = Int8(truncatingIfNeeded: term)
    var entry = SIMD8<Int8>()
    entry[0] = low
    entry[1] = Int8((term - Int(low)) / 256)
    for (index, input) in inputs.enumerated() { entry[2 + index] = Int8(max(-127, min(127, input.rounded()))) }
    return entry
  }

  /// An entry's linear term.
  static func linear(_ entry: SIMD8<Int8>) -> Int { 256 * Int(entry[1]) + Int(entry[0]) }
}
