import GameCore

/// The positions that follow a root up to some plies, with what is known of their scores.
///
/// Positions that are the same up to symmetry and colours are one node. A pass isn't a ply, so all
/// nodes of a layer have as many discs. The leaves are the positions of the last layer and finished
/// games before it; scores are those of the player to move.
struct ProofTree {
  struct Node {
    let position: Position
    let isLeaf: Bool
    /// The nodes after its moves, in board order of the moves.
    var children: [Int] = []
    var lower: Int
    var upper: Int
    /// What the score may be.
    var estimate = 0
  }

  private(set) var nodes: [Node] = []
  private var places: [CanonicalPosition: Int] = [:]
  /// The inner nodes, each after those that follow it.
  private var order: [Int] = []

  /// Why there is no tree.
  enum Failure: Error {
    /// It has more nodes than this.
    case tooLarge(Int)
    /// A limit was reached.
    case stopped(Stopped)
  }

  static let mostNodes = 1 << 20

  /// The limits are checked whenever this many nodes have been added.
  private static let nodesBetweenLooks = 1 << 10

  /// The tree of the positions up to `depth` plies after the root, which is node 0.
  init(_ root: Position, depth: Int, limits: SearchLimits) throws(Failure) {
    let last = root.discs + depth
    _ = place(of: root, last: last)
    var next = 0
    while next < nodes.count {
      if next.isMultiple(of: Self.nodesBetweenLooks) {
        do throws(Stopped) { try limits.check() } catch { throw .stopped(error) }
      }
      let position = nodes[next].position
      if !nodes[next].isLeaf {
        let children =
          position.mustPass ? [position.passing] : position.legalSquares.map { position.placingUnchecked($0) }
        nodes[next].children = children.map { place(of: $0, last: last) }
      }
      guard nodes.count <= Self.mostNodes else { throw .tooLarge(Self.mostNodes) }
      next += 1
    }
    order = nodes.indices.filter { !nodes[$0].isLeaf }.sorted { key($0) > key($1) }
  }

  /// More discs later; a pass comes before the position that it leads to.
  private func key(_ index: Int) -> Int {
    2 * nodes[index].position.discs + (nodes[index].position.mustPass ? 0 : 1)
  }

  private mutating func place(of position: Position, last: Int) -> Int {
    let canonical = CanonicalPosition(position)
    if let place = places[canonical] { return place }
    let most = position.size.squareCount
    let score = position.isFinished ? position.finalDifference : nil
    places[canonical] = nodes.count
    nodes.append(
      Node(
        position: position, isLeaf: score != nil || position.discs == last, lower: score ?? -most, upper: score ?? most)
    )
    return nodes.count - 1
  }

  /// Whether the root's score is proved, once all nodes are estimated.
  var isProved: Bool { nodes[0].lower == nodes[0].upper }

  /// The leaves whose scores aren't those of finished games.
  var leaves: [Int] { nodes.indices.filter { nodes[$0].isLeaf && !nodes[$0].position.isFinished } }

  /// The leaf that a position is, up to symmetry.
  func leaf(_ position: Position) -> Int? {
    places[CanonicalPosition(position)].flatMap { nodes[$0].isLeaf ? $0 : nil }
  }

  /// Takes bounds of a leaf's score as proved; false when they contradict what is known.
  mutating func take(_ leaf: Int, lower: Int, upper: Int) -> Bool {
    nodes[leaf].lower = max(nodes[leaf].lower, lower)
    nodes[leaf].upper = min(nodes[leaf].upper, upper)
    return nodes[leaf].lower <= nodes[leaf].upper
  }

  /// Sets what leaves may be worth, and all nodes before them: estimates within what is proved.
  mutating func estimate(_ value: (Int) -> Int) {
    for leaf in nodes.indices where nodes[leaf].isLeaf {
      let (lower, upper) = (nodes[leaf].lower, nodes[leaf].upper)
      nodes[leaf].estimate = min(max(lower == upper ? lower : value(leaf), lower), upper)
    }
    for index in order {
      let children = nodes[index].children.map { nodes[$0] }
      nodes[index].lower = children.map { -$0.upper }.max() ?? 0
      nodes[index].upper = children.map { -$0.lower }.max() ?? 0
      nodes[index].estimate = children.map { -$0.estimate }.max() ?? 0
    }
  }
}

extension Position {
  /// The number of discs.
  fileprivate var discs: Int { (mover | opponent).nonzeroBitCount }
}

/// The leaves that a proof of a score rests on, and what has to be known of each.
///
/// To prove that the score is at least s one move has to be shown good enough wherever the player
/// of the root moves, and all moves of the opponent; to prove that it is at most s it is the other
/// way round. Of several moves that may do, the one that seems best is taken.
struct ProofNeeds {
  private let tree: ProofTree
  private var seen: Set<Claim> = []
  /// The leaves of which something isn't known yet, with the question that would decide it.
  private(set) var open: [Int: ScoreWindow] = [:]
  /// The leaves whose bounds the proof uses.
  private(set) var used: Set<Int> = []

  private struct Claim: Hashable {
    let node: Int
    let isLower: Bool
    let score: Int
  }

  /// What it takes to prove that the root has exactly this even score.
  init(_ tree: ProofTree, score: Int) {
    self.tree = tree
    prove(0, atLeast: score)
    prove(0, atMost: score)
  }

  private mutating func prove(_ index: Int, atLeast score: Int) {
    let node = tree.nodes[index]
    guard -node.position.size.squareCount < score, isNew(index, true, score) else { return }
    guard node.isLeaf else {
      let able = node.children.filter { -tree.nodes[$0].lower >= score }
      // A move that is proved to do comes first, then what seems best.
      let best = able.max { left, right in
        let (left, right) = (tree.nodes[left], tree.nodes[right])
        return (-left.upper >= score ? 1 : 0, -left.estimate) < (-right.upper >= score ? 1 : 0, -right.estimate)
      }
      if let best { prove(best, atMost: -score) }
      return
    }
    settle(index, isKnown: node.lower >= score, .isAtLeast(score))
  }

  private mutating func prove(_ index: Int, atMost score: Int) {
    let node = tree.nodes[index]
    guard score < node.position.size.squareCount, isNew(index, false, score) else { return }
    guard node.isLeaf else {
      for child in node.children { prove(child, atLeast: -score) }
      return
    }
    settle(index, isKnown: node.upper <= score, .isAtLeast(score + 2))
  }

  private mutating func isNew(_ index: Int, _ isLower: Bool, _ score: Int) -> Bool {
    seen.insert(Claim(node: index, isLower: isLower, score: score)).inserted
  }

  private mutating func settle(_ leaf: Int, isKnown: Bool, _ window: ScoreWindow) {
    guard !tree.nodes[leaf].position.isFinished else { return }
    if isKnown {
      used.insert(leaf)
    } else {
      open[leaf] = open[leaf].map { $0.joined(window) } ?? window
    }
  }
}
