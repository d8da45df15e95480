/// What an opening book is to be learnt: how hard each position is searched, and how far the lines
/// go.
public struct BookPlan: Hashable, Sendable {
  /// The board.
  public let size: BoardSize
  /// The level of each search, 0...60.
  public let level: Int
  /// How many positions the book is to have.
  public let positions: Int
  /// The most discs placed from the start in a position of the book.
  public let depthLimit: Int
  /// Moves that lose more than this against the best one are not followed; in discs.
  public let mostLoss: Int

  /// Positions are searched in rounds of this many, whatever the number of threads.
  static let roundSize = 16
  /// What a ply more costs a line when the next positions are chosen, in hundredths of a disc that
  /// its moves lose.
  static let plyCost = 50

  /// The usual level: a position of the opening takes a second or so.
  public static let usualLevel = 12
  /// The usual length of lines, in plies.
  public static let usualDepthLimit = 20
  /// The usual loss up to which moves are followed, in discs.
  public static let usualLoss = 4

  /// A plan.
  public init(
    size: BoardSize = .eight, level: Int = BookPlan.usualLevel, positions: Int,
    depthLimit: Int = BookPlan.usualDepthLimit, mostLoss: Int = BookPlan.usualLoss
  ) {
    precondition((0...60).contains(level) && positions >= 0 && depthLimit >= 0 && mostLoss >= 0, "see the ranges")
    self.size = size
    self.level = level
    self.positions = positions
    self.depthLimit = depthLimit
    self.mostLoss = mostLoss
  }
}

extension BookGraph {
  /// The positions to be searched next, by drop-out expansion (REFERENCES: Lincke 2000): those at
  /// the end of the cheapest lines that leave the book, where a line costs ``BookPlan/plyCost`` a
  /// ply and what its moves lose against the best ones. So good lines go deep and doubtful ones
  /// stay short.
  ///
  /// At most a round of them, cheapest first, of equal ones the smaller; none when the limits leave
  /// nothing. Positions whose value is proved are left alone.
  /// - Complexity: O(moves in the book).
  package func nextPositions(_ plan: BookPlan) -> [CanonicalPosition] {
    let root = root
    guard let first = place(of: root) else { return [root] }
    var costs: [Int: Int] = [first: 0]
    var levels: [Int: Set<Int>] = [root.discCount: [first]]
    var leaves: [CanonicalPosition: Int] = [:]
    while let discs = levels.keys.min(), let level = levels.removeValue(forKey: discs) {
      for place in level.sorted() {
        let (node, cost) = (nodes[place], costs[place] ?? 0)
        if node.isCertain { continue }
        for edge in node.edges {
          guard case .position(let next, _) = edge.target, next.discCount - root.discCount <= plan.depthLimit else {
            continue
          }
          guard let value = value(of: edge, in: node).value, node.value - value <= 100 * plan.mostLoss else {
            continue
          }
          let loss = node.value - value
          let total = cost + BookPlan.plyCost + loss
          if let known = self.place(of: next) {
            costs[known] = min(costs[known] ?? .max, total)
            levels[next.discCount, default: []].insert(known)
          } else {
            leaves[next] = min(leaves[next] ?? .max, total)
          }
        }
      }
    }
    let ranked = leaves.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    return ranked.prefix(BookPlan.roundSize).map { $0.key }
  }
}
