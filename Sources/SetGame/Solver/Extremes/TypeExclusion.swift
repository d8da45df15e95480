/// The search for a table that a deal of many Sets can have if a direction cuts it into given rows.
struct TypeExclusion {
  private let rows: Split
  private let goal: Int
  /// Whether the other directions of a table may have such parts, in any order.
  private let allowed: Set<Split>
  private let planes: PlaneExtremes
  /// The most Sets with a card in each row.
  private let cap: Int

  init(_ rows: Split, goal: Int, types: Set<Split>, planes: PlaneExtremes) {
    self.rows = rows
    self.goal = goal
    self.planes = planes
    cap = rows[1] * rows[2]
    allowed = Set(
      types.flatMap { type in
        [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)].map { Split(type[$0], type[$1], type[$2]) }
      })
  }

  /// Whether the weights exclude these rows.
  func isProved(by tree: BoundProof.Tree) -> Bool {
    isProved(by: tree, low: [0, 0, 0], high: (0..<3).map { planes.space[rows[$0]] })
  }

  /// Whether they exclude deals with `low` to `high` Sets within the rows.
  private func isProved(by tree: BoundProof.Tree, low: [Int], high: [Int]) -> Bool {
    let most = high.reduce(cap, +)
    var low = zip(low, high).map { max($0, goal - most + $1) }
    switch tree {
    case .split(let row, let sets, let less, let more):
      guard (0..<3).contains(row) else { return false }
      var high = high
      let wasHigh = high[row]
      high[row] = sets
      guard isProved(by: less, low: low, high: high) else { return false }
      (low[row], high[row]) = (sets + 1, wasHigh)
      return isProved(by: more, low: low, high: high)
    case .weights(let weights):
      guard weights.count == 8, weights[7] >= 0 else { return false }
      return excludes(weights, low: low, high: high)
    }
  }

  /// A row of a table, with its weight and the most Sets within it.
  private struct Row {
    let cards: Split
    let weight: Int
    let most: Int
  }

  /// Whether every table weighs less than a thirteenth of what all tables weigh together, or has
  /// too few Sets.
  private func excludes(_ weights: [Int], low: [Int], high: [Int]) -> Bool {
    let (joined, least) = (weights[6], weights[7])
    var sum = joined * 4 * rows[0] * rows[1] * rows[2] + least * goal + min(0, (9 * joined - least) * cap)
    var ways: [[Row]] = []
    for row in 0..<3 {
      let (pair, triple, cards) = (weights[2 * row], weights[2 * row + 1], rows[row])
      sum += pair * 2 * cards * (cards - 1) + triple * (cards * (cards - 1) * (cards - 2) / 6)
      sum += min((3 * triple - least) * low[row], (3 * triple - least) * high[row])
      ways.append(
        Split.all(of: cards, room: 9).filter { planes.lines($0) >= low[row] }.map {
          Row(
            cards: $0, weight: pair * $0.pairs + triple * $0.triples, most: min(planes.lines($0), high[row]))
        })
    }
    // Shifting, shearing and reflecting the columns changes no weight.
    ways[0].removeAll { $0.cards != $0.cards.sorted }
    ways[1].removeAll { $0.cards[0] != $0.cards.sorted[0] }
    for first in ways[0] {
      for second in ways[1] {
        for third in ways[2] {
          let cells = (0..<9).map { cell in
            let (shift, column) = (cell / 3, cell % 3)
            return Split(
              first.cards[column], second.cards[(column + shift) % 3], third.cards[(column + 2 * shift) % 3])
          }
          let weight = cells.reduce(first.weight + second.weight + third.weight) { $0 + joined * $1.product }
          guard 13 * weight >= sum, (0..<3).allSatisfy({ allowed.contains(Self.cut(cells[(3 * $0)..<(3 * $0 + 3)])) })
          else { continue }
          let across = min(cap, cells.reduce(0) { $0 + planes.across($1) })
          if first.most + second.most + third.most + across >= goal { return false }
        }
      }
    }
    return true
  }

  /// The parts of a direction, from the planes that it joins.
  private static func cut(_ cells: ArraySlice<Split>) -> Split {
    let sums = cells.map { $0.sum }
    return Split(sums[0], sums[1], sums[2])
  }
}

extension Split {
  fileprivate var sum: Int { self[0] + self[1] + self[2] }
  fileprivate var product: Int { self[0] * self[1] * self[2] }
}
