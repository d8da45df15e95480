import Documents
import Matchsticks
import Questions

extension Certifying {
  /// The moves that a certificate lists.
  private static func moves(_ rules: Ruleset, _ arguments: Arguments) throws(Fault) -> [ListedMove] {
    guard let moves = rules.listedMoves else {
      throw Fault.noCertificate(
        "the rules must be a finite set of takes or a finite code, with takes of 1 to "
          + "\(Wording.grouped(Ruleset.largestListedTake)) matches"
      ).about(arguments.name(of: MatchsticksParameters.rules))
    }
    return moves
  }

  /// The period of the Grundy values, searched up to a bound.
  private static func period(_ rules: Ruleset, _ arguments: Arguments, upTo bound: Int?) throws(Fault) -> Work {
    let moves = try moves(rules, arguments)
    // A checker in Python takes a minute or two for these.
    let most = moves.contains { $0.leaves.contains(3) } ? 1000 : 50_000
    return { context throws(Fault) in
      let game = TakeAwayGame(rules, play: .normal)
      let limits = context.limits
      let report = try Fault.catching { () throws(SolverError) in
        try game.report(upTo: bound, listing: 1, limits: limits, observer: context.observer)
      }
      guard let period = report.period, period.saltus == 0 else {
        throw Fault.noCertificate("no period is proved so far")
      }
      guard period.preperiod + period.period <= most else {
        throw Fault.largeCertificate(most: most, "values up to the end of the first period")
      }
      return Certificate.period(
        moves, period,
        values: try Fault.catching { () throws(SolverError) in
          try game.values(upTo: period.preperiod + period.period, limits: limits)
        })
    }
  }

  /// Certificates of `matchsticks sequence`: of the period of all values.
  static var matchsticksSequence: Certifying {
    Certifying { arguments throws(Fault) in try period(try arguments.takeAwayRules, arguments, upTo: nil) }
  }

  /// Certificates of `matchsticks report`.
  static var matchsticksReport: Certifying {
    Certifying { arguments throws(Fault) in
      try period(try arguments.takeAwayRules, arguments, upTo: arguments.number("to"))
    }
  }

  /// Certificates of `matchsticks analyze`: of the values from which sums follow in normal play.
  static var matchsticksAnalyze: Certifying {
    Certifying { arguments throws(Fault) in
      let game = try arguments.takeAwayGame
      guard game.play == .normal else {
        throw Fault.noCertificate(
          "it would be of Grundy values, which are of normal play; for misère play certify matchsticks losing or quotient"
        ).about(arguments.name(of: MatchsticksParameters.play))
      }
      return try period(game.rules, arguments, upTo: nil)
    }
  }

  /// Certificates of `matchsticks losing`: of all losing heaps.
  static var matchsticksLosing: Certifying {
    Certifying { arguments throws(Fault) in
      let game = try arguments.takeAwayGame
      let moves = try moves(game.rules, arguments)
      guard case .take = game.rules.recognized, arguments[MatchsticksParameters.heapCount] == nil else {
        throw .noCertificate("it would be of single heaps from which one of a set of numbers is taken")
      }
      return { context throws(Fault) in
        let cycle = try Fault.catching { () throws(SolverError) in try game.losingCycle(limits: context.limits) }
        guard let cycle, cycle.preperiod + cycle.period <= mostLosingHeaps else {
          throw Fault.largeCertificate(most: mostLosingHeaps, "heaps up to the end of the first period")
        }
        return Certificate.losing(moves, game.play, cycle)
      }
    }
  }

  private static let mostLosingHeaps = 500_000

  /// Certificates of `matchsticks quotient`.
  static var matchsticksQuotient: Certifying {
    Certifying { arguments throws(Fault) in
      let rules = try arguments.takeAwayRules
      let moves = try moves(rules, arguments)
      let bound = arguments.number("heap")
      return { context throws(Fault) in
        let quotient = try Fault.catching { () throws(SolverError) in
          try TakeAwayGame(rules, play: .misere).quotient(
            upTo: bound, limits: context.limits, observer: context.observer)
        }
        guard quotient.order <= TakeAwayGame.usualQuotientOrder else {
          throw Fault.largeCertificate(most: TakeAwayGame.usualQuotientOrder, "elements")
        }
        return Certificate.quotient(moves, quotient)
      }
    }
  }
}
