import Catalogue
import Play
import Reports

extension CommandGroup {
  /// What isn't a question about Reversi: the game, conversations with board programs, and files of
  /// games turned into others.
  static let reversi: CommandGroup = CommandGroup(
    "reversi", summary: "Reversi (Othello): the best moves, exact endgames, opponents, games reviewed",
    commands: [
      .play(
        ReversiPlay.self, summary: "Play against a strategy, a person, or watch two strategies",
        examples: [
          Example("reversi play", "You have black against the greedy strategy"),
          Example("reversi play --opponent level:4 --colour white", "The computer has black and begins"),
          Example("reversi play --opponent person --size 6", "Two people on a small board"),
        ]),
      .reversiConvert, .reversiGTP, .reversiNBoard,
    ], families: [.init("book", summary: "Opening books: what they hold, learned, as text and from it")])
}

/// A player for board programs.
enum ReversiPlayer {
  /// How hard it may look.
  static let parameters: [any SomeParameter] = [
    ReversiParameters.level, ReversiParameters.depth, ReversiParameters.selectivity,
    Parameter.time, Parameter.nodes, ReversiParameters.book, ReversiParameters.memory,
    ReversiParameters.threadsInside, Door.data,
  ]
}
