import Catalogue
import Matchsticks
import Reports

extension Command {
  /// `puzzlelab matchsticks plays`.
  static let matchsticksPlays: Command = Command(
    "matchsticks", "plays",
    summary: "Count the ways to play a heap to its end",
    discussion: """
      Exact; and how many of the plays the first player wins. Heaps up to a million for take: rules, codes that never break \
      a heap, and pile:half, powers2 and divisors; fewer for others, which the answer says. Long counts take minutes: \
      --time ends them.
      """,
    options: Option.game + [.pile] + Option.answer + [.time],
    examples: [
      Example("matchsticks plays --pile 18 --take-limit 3", "The plays of the source's game"),
      Example("matchsticks plays --pile 1000 --take-limit 2 --json", "A Fibonacci number"),
    ]
  ) { call in
    let game = try call.takeAwayGame()
    guard let bytes = try call.numberText(.pile) else { throw call.missing(.pile) }
    let pile = try call.reading(.pile) { try HeapsNotation.parsePile(bytes) }.integer
    let plays = try call.solving { try game.plays(heap: pile, limits: call.limits(), observer: call.console.observer) }
    try call.emit(MatchsticksPlaysDocument(game: game, pile: pile, plays: plays))
    return .done
  }
}
