import ExactArithmetic
import GameCore

/// Answers about positions of a line that is of no family: by Grundy values in normal play, else by
/// outcomes, from the definition.
extension TakeAwayGame {
  /// The analysis of a position; see ``analyze(heaps:listing:limits:observer:)``.
  func lineAnalysis(
    _ rule: WrittenRule, heaps: [HeapSize], listing: Int, limits: SearchLimits
  ) throws(SolverError) -> PositionAnalysis {
    let position = try LinePosition(rule, heaps: heaps, play: play, limits: limits)
    return try SolverError.asking(rule) { () throws(WrittenFailure) in
      let options = try position.options()
      let judged = try judge(options, of: position)
      let winning = zip(options, judged.wins).filter { $1 }.map { $0.0.move }
      return PositionAnalysis(
        outcome: judged.isWon ? .nPosition : .pPosition, heapValues: judged.values?.map { BigInt($0) },
        winningMoves: Array(winning.prefix(listing)), winningMoveCount: BigInt(winning.count),
        suggestion: try suggestion(options, winning: winning.first, solver: position.solver),
        explanation: judged.values.map { .nimSum(BigInt($0.reduce(0, ^))) },
        proof: .definition(positions: position.solver.positions))
    }
  }

  /// The moves of a position, ranked; see ``hints(heaps:listing:limits:observer:)``.
  func lineHints(
    _ rule: WrittenRule, heaps: [HeapSize], listing: Int, limits: SearchLimits
  ) throws(SolverError) -> HintList {
    let position = try LinePosition(rule, heaps: heaps, play: play, limits: limits)
    return try SolverError.asking(rule) { () throws(WrittenFailure) in
      let options = try position.options()
      let judged = try judge(options, of: position)
      let lengths = try lengths(of: options, solver: position.solver)
      var ranked: [RankedMove] = []
      for (place, option) in options.enumerated() {
        ranked.append(RankedMove(move: option.move, wins: judged.wins[place], lasts: lengths?[place]))
      }
      ranked.sort { RankedMove.precedes($0, $1) }
      return HintList(
        outcome: judged.isWon ? .nPosition : .pPosition, moves: Array(ranked.prefix(listing)),
        isComplete: ranked.count <= listing, evidence: .proved(.definition(positions: position.solver.positions)))
    }
  }

  /// The outcome, what each position is worth where that is a number, and which moves win.
  private func judge(
    _ options: [LinePosition.Option], of position: LinePosition
  ) throws(WrittenFailure) -> (isWon: Bool, values: [Int]?, wins: [Bool]) {
    let solver = position.solver
    guard solver.usesValues else {
      let isWon = try solver.isWin(position.state)
      var wins: [Bool] = []
      for option in options { wins.append(try !solver.isWin(option.state)) }
      return (isWon, nil, wins)
    }
    func values(_ state: [[Int]]) throws(WrittenFailure) -> [Int] {
      var values: [Int] = []
      for position in state { values.append(try solver.grundyValue(of: position)) }
      return values
    }
    let own = try values(position.state)
    var wins: [Bool] = []
    for option in options { wins.append(try values(option.state).reduce(0, ^) == 0) }
    return (own.reduce(0, ^) != 0, own, wins)
  }

  /// How long the game lasts after each move; `nil` when that is too much to examine.
  private func lengths(
    of options: [LinePosition.Option], solver: WrittenSolver
  ) throws(WrittenFailure) -> [Int]? {
    var lengths: [Int] = []
    do throws(WrittenFailure) {
      for option in options {
        lengths.append(Int(try solver.fate(of: option.state, most: Self.enduranceLimit).moves) + 1)
      }
    } catch .tooManyPositions, .tooManyOptions, .growing {
      return nil
    } catch {
      throw error
    }
    return lengths
  }

  private func suggestion(
    _ options: [LinePosition.Option], winning: HeapMove?, solver: WrittenSolver
  ) throws(WrittenFailure) -> PositionAnalysis.Suggestion? {
    if let winning { return .init(move: winning, reason: .wins) }
    guard let first = options.first else { return nil }
    guard let lengths = try lengths(of: options, solver: solver), let most = lengths.max(),
      let place = lengths.firstIndex(of: most)
    else {
      let least = options.min { $0.move.take < $1.move.take } ?? first
      return .init(move: least.move, reason: .takesLeast)
    }
    return .init(move: options[place].move, reason: .lastsLongest(moves: most))
  }
}
