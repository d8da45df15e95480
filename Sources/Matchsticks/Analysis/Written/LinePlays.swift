import ExactArithmetic
import GameCore

extension TakeAwayGame {
  /// How many sums may be examined to count plays, and to play a match.
  private static let mostSums = 200_000

  /// The complete plays from one heap under a line; see ``plays(heap:limits:observer:)``.
  func linePlays(_ rule: WrittenRule, heap: Int, limits: SearchLimits) throws(SolverError) -> PlaysByParity {
    guard let numbers = rule.filled([heap]) else { throw .numbers(given: 1, rule) }
    guard rule.endings.isEmpty else { throw .unsupported(.lineEndings) }
    let position = try LinePosition(rule, heaps: numbers.map { HeapSize($0) }, play: play, limits: limits)
    let game = position.solver.game
    var plays = WrittenValues<[[Int]], PlaysByParity>(limits: limits, shown: { $0.flatMap { $0 } }) {
      state throws(WrittenFailure) in
      try LinePosition.sums(game, after: state)
    } value: { _, plays throws(WrittenFailure) in
      plays.reduce(into: PlaysByParity(even: plays.isEmpty ? 1 : 0)) { $0.addMove(before: $1) }
    }
    plays.most = Self.mostSums
    return try SolverError.asking(rule) { () throws(WrittenFailure) in try plays.value(of: position.state) }
  }
}

extension LinePosition {
  /// The sums after each move in some positions, those in equal ones as often as these occur.
  static func sums(_ game: WrittenGame, after state: [[Int]]) throws(WrittenFailure) -> [[[Int]]] {
    var sums: [[[Int]]] = []
    for (place, position) in state.enumerated() {
      for result in try WrittenSolver.options(game, of: position) {
        var next = state
        next.remove(at: place)
        sums.append((next + result).sorted { $0.lexicographicallyPrecedes($1) })
      }
    }
    return sums
  }
}

extension MatchGraph {
  /// The sums below one heap under a line, each after all that a move leads to.
  static func line(_ rule: WrittenRule, _ heap: Int, _ limits: SearchLimits) throws(SolverError) -> [[Int]] {
    guard let numbers = rule.filled([heap]) else { throw .numbers(given: 1, rule) }
    guard rule.endings.isEmpty else { throw .unsupported(.lineEndings) }
    let position = try LinePosition(rule, heaps: numbers.map { HeapSize($0) }, play: .normal, limits: limits)
    let game = position.solver.game
    func total(_ sum: [[Int]]) -> Int { sum.reduce(0) { $0 + $1.reduce(0, +) } }
    return try numbered(from: position.state, limits, shown: { $0.flatMap { $0 } }) {
      (state: [[Int]]) throws(WrittenFailure) -> [[[Int]]] in
      let sums = try LinePosition.sums(game, after: state).map { (total: total($0), sum: $0) }
      return sums.sorted { $0.total > $1.total }.map { $0.sum }
    } failing: {
      .line($0, rule)
    }
  }
}
