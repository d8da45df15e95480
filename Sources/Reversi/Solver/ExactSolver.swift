import GameCore

/// Proves scores of positions by search. It keeps its tables from one position to the next, since what they hold
/// stays true, so that a thousand easy positions cost no start-up each.
///
/// One solver belongs to one thread at a time; ``SolverPool`` sees to that.
public final class ExactSolver: @unchecked Sendable {
  private let tables: PositionTables
  private lazy var eight = SearcherBox<Board8>(tables.table(for: .eight))
  private lazy var six = SearcherBox<Board6>(tables.table(for: .six))
  private lazy var four = SearcherBox<Board4>(tables.table(for: .four))

  /// A solver that keeps what it proves in `tables`.
  public init(tables: PositionTables = PositionTables()) { self.tables = tables }

  /// Proves what `goal` asks for about a position, or as much as the limits allow.
  ///
  /// With one thread the same calls visit the same nodes. Scores and lines never depend on threads, tables or
  /// earlier calls.
  public func solve(_ position: Position, goal: Goal = .line, limits: SearchLimits = .none) -> Solution {
    switch position.size {
    case .four: four.searcher.solve(position, goal: goal, limits: limits)
    case .six: six.searcher.solve(position, goal: goal, limits: limits)
    case .eight: eight.searcher.solve(position, goal: goal, limits: limits)
    }
  }
}

/// Gives a searcher, which can't be copied, a place on the heap; made when a board of its size first comes.
private final class SearcherBox<Shape: BoardShape> {
  var searcher: Searcher<Shape>

  init(_ table: SharedTable) { searcher = Searcher(shared: table) }
}

extension Searcher {
  /// See ``ExactSolver/solve(_:goal:limits:)``.
  mutating func solve(_ position: Position, goal: Goal, limits: SearchLimits) -> Solution {
    begin(limits: limits)
    if position.isFinished { return finished(position) }
    if position.mustPass { return passed(position, goal: goal) }
    var root = RootSearch(position.mover, position.opponent, searcher: &self)
    root.prove(goal, guess: 0, searcher: &self)
    let isProved = root.lower == root.upper && stopReason == nil
    let line = isProved ? line(position.mover, position.opponent, score: root.lower) : []
    let moves = root.moves.sorted { $0.square < $1.square }
    let best = isProved ? moves.filter { $0.lower == root.lower }.map { Searcher.move($0.square) } : []
    return Solution(
      position: position, lower: root.lower, upper: root.upper,
      moves: moves.map { MoveBounds(move: Searcher.move($0.square), lower: $0.lower, upper: $0.upper) },
      bestMoves: goal == .line ? Array(best.prefix(1)) : best,
      principalVariation: stopReason == nil ? line.map { Searcher.move($0) } : [], nodes: nodes,
      stopReason: stopReason)
  }

  private static func move(_ square: Int) -> Move { square == 64 ? .pass : .place(Square(unchecked: square)) }

  private func finished(_ position: Position) -> Solution {
    let score = position.finalDifference
    return Solution(
      position: position, lower: score, upper: score, moves: [], bestMoves: [], principalVariation: [], nodes: 0,
      stopReason: nil)
  }

  /// The mover has to pass: the opponent's answers, turned round.
  private mutating func passed(_ position: Position, goal: Goal) -> Solution {
    var root = RootSearch(position.opponent, position.mover, searcher: &self)
    root.prove(.line, guess: 0, searcher: &self)
    let isProved = root.lower == root.upper && stopReason == nil
    let line = isProved ? line(position.opponent, position.mover, score: root.lower) : []
    return Solution(
      position: position, lower: -root.upper, upper: -root.lower,
      moves: [MoveBounds(move: .pass, lower: -root.upper, upper: -root.lower)], bestMoves: isProved ? [.pass] : [],
      principalVariation: stopReason == nil ? [.pass] + line.map { Searcher.move($0) } : [], nodes: nodes,
      stopReason: stopReason)
  }
}
