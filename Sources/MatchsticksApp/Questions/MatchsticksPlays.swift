import Documents
import ExactArithmetic
import Matchsticks
import Questions

/// The largest heap of a sequence of numbers of plays.
private let mostTerms = 2000

extension Question {
  static let matchsticksPlays = Question(
    "matchsticks.plays", summary: "Count the possible plays of a heap, from start to end",
    discussion: """
      The exact number of plays, and how many of them the first player wins. Heaps may have up to a million matches \
      for rules take:, codes that never break a heap, and pile:half, powers2 and divisors; fewer for other rules (the \
      error message gives the limit). Long counts take minutes; --time stops them. --format bfile writes the numbers of \
      plays of all heaps up to this one, of at most 2000 matches.
      """,
    parameters: MatchsticksParameters.game + [MatchsticksParameters.onePile],
    examples: [
      Example("matchsticks plays --pile 18 --take-limit 3", "The plays of the game with 18 matches"),
      Example("matchsticks plays --pile 30 --rules kayles --format bfile", "The sequence, as the OEIS has it"),
      Example("matchsticks plays --pile 1000 --take-limit 2 --json", "A Fibonacci number"),
    ]
  ) { arguments, context throws(Fault) in
    let (game, pile) = (try arguments.takeAwayGame, arguments[MatchsticksParameters.onePile])
    guard context.part == .terms else {
      let plays = try Fault.catching { () throws(SolverError) in
        try game.plays(heap: pile.integer, limits: context.limits, observer: context.observer)
      }
      return TypedReply(MatchsticksPlaysDocument(game: game, pile: pile, plays: plays))
    }
    guard let largest = pile.integer.toInt(), largest <= mostTerms else {
      throw Fault.usage("a b-file of plays has at most \(Wording.grouped(mostTerms)) heaps; name a smaller one")
        .about(arguments.name(of: MatchsticksParameters.onePile))
    }
    let all = try Fault.catching { () throws(SolverError) in try game.plays(upTo: largest, limits: context.limits) }
    return TypedReply(
      MatchsticksPlaysDocument(game: game, pile: pile, plays: all[largest], before: all.dropLast().map { $0.total }))
  }
}
