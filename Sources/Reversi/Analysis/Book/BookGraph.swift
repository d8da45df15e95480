/// The positions of an opening book with the moves between them, and their values by negamax.
///
/// A move's value is that of the position after it where the book has that one, otherwise what the
/// search said when its position was added. A position's value is its best move's: so what is
/// learnt deep in a line comes back to all positions that lead there, transpositions and symmetries
/// included. Each placement adds a disc, so there are no cycles.
package struct BookGraph: Sendable {
  /// A position of the book.
  package struct Node: Sendable {
    /// What the search said.
    package let record: BookRecord
    /// Its legal moves, in board order.
    package let edges: [Edge]
    /// The best move's value, in hundredths of a disc for the player to move.
    package fileprivate(set) var value: Int
    /// Whether the values of all moves are proved.
    package fileprivate(set) var isCertain: Bool
  }

  /// A move of a position.
  package struct Edge: Sendable {
    package let square: Square
    /// What the search said; `nil` where the book says nothing of this move.
    package let searched: Int?
    /// Where it leads.
    package let target: Target
  }

  /// Where a move leads.
  package enum Target: Hashable, Sendable {
    /// To the end of the game, with the result for the player who made the move, in hundredths.
    case end(Int)
    /// To a position with a move to choose; after a pass the same player chooses it.
    case position(CanonicalPosition, afterPass: Bool)

    /// Where a placement leads that is known to be legal.
    package init(placing square: Square, in position: Position) {
      let next = position.placingUnchecked(square)
      if next.isFinished {
        self = .end(-100 * next.finalDifference)
      } else if next.mustPass {
        self = .position(CanonicalPosition(next.passing), afterPass: true)
      } else {
        self = .position(CanonicalPosition(next), afterPass: false)
      }
    }
  }

  package let size: BoardSize
  /// The positions in the order in which they were added.
  package private(set) var nodes: [Node] = []
  private var places: [CanonicalPosition: Int] = [:]
  /// The positions with a move to a position, which may not be in the book yet.
  private var parents: [CanonicalPosition: [Int]] = [:]

  /// A book without positions.
  package init(size: BoardSize) { self.size = size }

  /// A book with these positions, each once.
  package init(size: BoardSize, records: some Sequence<BookRecord>) {
    self.init(size: size)
    // The fullest first: nothing changes any more once it is present.
    for record in records.sorted(by: Self.isFuller) { add(record) }
  }

  /// The position in which games begin.
  package var root: CanonicalPosition { CanonicalPosition(.start(size: size)) }

  /// Where a position is among ``nodes``, if the book has it.
  func place(of position: CanonicalPosition) -> Int? { places[position] }

  /// A position, if the book has it.
  package subscript(position: CanonicalPosition) -> Node? { places[position].map { nodes[$0] } }

  /// Adds a position that isn't there yet, and carries its value back to all that lead there.
  /// - Returns: the places of the positions whose value or certainty changed, the new one first.
  /// - Complexity: O(moves) for each position that changes.
  @discardableResult
  package mutating func add(_ record: BookRecord) -> [Int] {
    precondition(places[record.position] == nil, "a position is added once")
    let position = record.position.position(on: size)
    let edges = record.candidates(on: size).map { square, searched in
      Edge(square: square, searched: searched, target: Target(placing: square, in: position))
    }
    let place = nodes.count
    nodes.append(Node(record: record, edges: edges, value: 0, isCertain: false))
    places[record.position] = place
    for target in Set(edges.map({ $0.target })) {
      if case .position(let next, _) = target { parents[next, default: []].append(place) }
    }
    (nodes[place].value, nodes[place].isCertain) = judged(nodes[place])
    return [place] + carryBack(from: place)
  }

  /// The value of a move, `nil` where nothing is known of it, and whether it is proved.
  package func value(of edge: Edge, in node: Node) -> (value: Int?, isCertain: Bool) {
    if node.record.isProved { return (edge.searched, true) }
    switch edge.target {
    case .end(let result): return (result, true)
    case .position(let next, let afterPass):
      guard let place = places[next] else { return (edge.searched, false) }
      return (afterPass ? nodes[place].value : -nodes[place].value, nodes[place].isCertain)
    }
  }

  private func judged(_ node: Node) -> (value: Int, isCertain: Bool) {
    let values = node.edges.map { value(of: $0, in: node) }
    return (node.record.value(of: values.map { $0.value }) ?? 0, values.allSatisfy { $0.isCertain })
  }

  /// Values again what leads to a position, the fullest positions first, as far as that changes
  /// anything.
  private mutating func carryBack(from place: Int) -> [Int] {
    var changed: [Int] = []
    var pending: [Int: Set<Int>] = [:]
    func wait(_ graph: BookGraph, _ place: Int) {
      for parent in graph.parents[graph.nodes[place].record.position] ?? [] {
        pending[graph.nodes[parent].record.position.discCount, default: []].insert(parent)
      }
    }
    wait(self, place)
    while let discs = pending.keys.max(), let parents = pending.removeValue(forKey: discs) {
      for parent in parents.sorted() {
        let (value, isCertain) = judged(nodes[parent])
        guard (value, isCertain) != (nodes[parent].value, nodes[parent].isCertain) else { continue }
        (nodes[parent].value, nodes[parent].isCertain) = (value, isCertain)
        changed.append(parent)
        wait(self, parent)
      }
    }
    return changed
  }

  private static func isFuller(_ left: BookRecord, _ right: BookRecord) -> Bool {
    (right.position.discCount, left.position) < (left.position.discCount, right.position)
  }
}
