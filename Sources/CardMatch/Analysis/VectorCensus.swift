import GameCore

/// Counts deals by the worth of their best matching.
struct VectorCensus {
  /// A vector with its best entry at 0, smallest among its renamings.
  private struct Shape: Hashable {
    var entries: [Int32]
  }

  /// What a shape becomes when a rank with these suits is added.
  private struct Move {
    var shape: Int
    var worth: Int32
    var cards: Int
  }

  private let parity: SuitParity
  private let suitWorth: Int32
  private var numbers: [Shape: Int] = [:]
  private var shapes: [Shape] = []
  private var moves: [[Move]] = []

  private init(rankWorth: Int32, suitWorth: Int32) {
    parity = SuitParity(rankWorth: rankWorth, suitWorth: suitWorth)
    self.suitWorth = max(0, suitWorth)
  }

  /// The number of deals of `dealSize` cards by the worth of their best matching.
  static func count(
    dealSize: Int, rankWorth: Int32, suitWorth: Int32, limits: SearchLimits
  ) throws(Stopped) -> [Int32: UInt64] {
    var census = VectorCensus(rankWorth: rankWorth, suitWorth: suitWorth)
    return try census.run(dealSize: dealSize, limits: limits)
  }

  private mutating func run(dealSize: Int, limits: SearchLimits) throws(Stopped) -> [Int32: UInt64] {
    var start = [Int32](repeating: SuitParity.impossible, count: 16)
    start[0] = 0
    // counts[shape][cards] by worth.
    var counts: [[[Int32: UInt64]]] = []
    let empty = number(of: start)
    counts = VectorCensus.room(shapes.count, dealSize)
    counts[empty][0][0] = 1
    for rank in 0..<13 {
      // Cards that can't be reached any more needn't be counted.
      let fewest = dealSize - 4 * (12 - rank)
      for shape in counts.indices where moves[shape].isEmpty { prepareMoves(of: shape) }
      var next = VectorCensus.room(shapes.count, dealSize)
      for shape in counts.indices {
        if shape & 63 == 0 { try limits.check() }
        for (cards, byWorth) in counts[shape].enumerated() where !byWorth.isEmpty {
          for move in moves[shape] where cards + move.cards <= dealSize && cards + move.cards >= fewest {
            for (worth, deals) in byWorth {
              next[move.shape][cards + move.cards][worth + move.worth, default: 0] += deals
            }
          }
        }
      }
      counts = next
    }
    var result: [Int32: UInt64] = [:]
    for shape in counts {
      for (worth, deals) in shape[dealSize] { result[worth, default: 0] += deals }
    }
    return result
  }

  private static func room(_ shapes: Int, _ dealSize: Int) -> [[[Int32: UInt64]]] {
    [[[Int32: UInt64]]](repeating: [[Int32: UInt64]](repeating: [:], count: dealSize + 1), count: shapes)
  }

  private mutating func prepareMoves(of shape: Int) {
    let entries = shapes[shape].entries
    moves[shape] = (0..<16).map { suits in
      let vector = parity.applying(suits, to: entries)
      let best = vector.max() ?? 0
      return Move(shape: number(of: vector.map { $0 - best }), worth: best, cards: suits.nonzeroBitCount)
    }
  }

  /// The number of a vector's shape; a new one gets the next number.
  private mutating func number(of vector: [Int32]) -> Int {
    let shape = Shape(entries: canonical(struckOut(vector)))
    if let known = numbers[shape] { return known }
    numbers[shape] = shapes.count
    shapes.append(shape)
    moves.append([])
    return shapes.count - 1
  }

  /// The vector without the entries that another beats whatever comes.
  private func struckOut(_ vector: [Int32]) -> [Int32] {
    vector.indices.map { odd in
      let isBeaten = vector.indices.contains { other in
        guard other != odd, vector[other] > SuitParity.impossible / 2 else { return false }
        let head = suitWorth * Int32((odd & ~other).nonzeroBitCount)
        let difference = vector[other] - vector[odd] - head
        // Of two entries that beat each other the one with the smaller number stays.
        let back = vector[odd] - vector[other] - suitWorth * Int32((other & ~odd).nonzeroBitCount)
        return difference > 0 || (difference == 0 && (back < 0 || other < odd))
      }
      return isBeaten || vector[odd] <= SuitParity.impossible / 2 ? SuitParity.impossible : vector[odd]
    }
  }

  /// The smallest vector that renaming the suits gives.
  private func canonical(_ vector: [Int32]) -> [Int32] {
    SuitRenaming.ofSets.reduce(vector) { best, renaming in
      let renamed = renaming.map { vector[$0] }
      return renamed.lexicographicallyPrecedes(best) ? renamed : best
    }
  }
}
