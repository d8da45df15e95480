import ExactArithmetic
import Memory

extension Suite {
  /// Games of pairs: exact tables, distributions, floating point, simulation.
  static let memory = Suite(
    name: "memory", summary: "games of pairs: exact tables and distributions",
    cases: [
      Case(name: "solitaire-table-200", repetitions: 7) {
        let report = ExactTable(pairs: 200, seats: .solitaire)
        return work(report.value ?? 0, states: 200 * 203 / 2)
      },
      Case(name: "solitaire-table-and-distribution-200", repetitions: 7) {
        let report = PairsReport(pairs: 200)
        return work(report.turns?.variance ?? 0, states: 200 * 203 / 2)
      },
      Case(name: "two-player-table-200", repetitions: 7) {
        let report = ExactTable(pairs: 200, seats: .twoPlayers)
        return work(report.value ?? 0, states: 200 * 203 / 2)
      },
      Case(name: "two-player-table-and-distribution-200", repetitions: 3) {
        let report = PairsReport(pairs: 200, seats: .twoPlayers)
        return work(report.gains?.winProbability ?? 0, states: 200 * 203 / 2)
      },
      Case(name: "solitaire-exact-1000", repetitions: 3) {
        let report = ExactTable(pairs: 1000, seats: .solitaire)
        return work(report.value ?? 0, states: 1000 * 1003 / 2)
      },
      Case(name: "numeric-solitaire-2000", repetitions: 7) { numeric(.solitaire, pairs: 2000) },
      Case(name: "numeric-two-players-2000", repetitions: 7) { numeric(.twoPlayers, pairs: 2000) },
      Case(name: "numeric-two-players-5000", repetitions: 3) { numeric(.twoPlayers, pairs: 5000) },
      Case(name: "pack-of-13-ranks", repetitions: 3) {
        guard let rules = KindRules(copies: 4, group: 2) else { preconditionFailure("pairs of four") }
        var solver = KindSolver(rules)
        return work((try? solver.expectedTurns(faces: 13)) ?? 0, states: rules.stateCount(faces: 13))
      },
      Case(name: "winning-60", repetitions: 3) {
        work((try? WinningTable(pairs: 60))?.winProbability ?? 0, states: 60 * 60 * 60)
      },
      Case(name: "simulate-forgetful-20") {
        let tally = PairsSimulation(pairs: 20, strategies: [.forgetful(recall: 5)], games: 20_000).tally
        let turns = tally.gamesByTurns.enumerated().reduce(0) { $0 + $1.offset * Int($1.element) }
        return Work(signature: "\(turns)", amount: Double(tally.games), unit: "games")
      },
    ])

  private static func work(_ value: Rational, states: Int) -> Work {
    let signature = "\(value.numerator % 1_000_000_007)/\(value.denominator % 1_000_000_007)"
    return Work(signature: signature, amount: Double(states), unit: "states")
  }

  private static func numeric(_ seats: Seats, pairs: Int) -> Work {
    let table = NumericTable(pairs: pairs, seats: seats)
    let value = table.valueByPairs[pairs - 1].value
    return Work(
      signature: "\((value * 1e6).rounded())", amount: Double(pairs) * Double(pairs + 3) / 2, unit: "states")
  }
}
