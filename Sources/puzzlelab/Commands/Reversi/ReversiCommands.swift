import Catalogue

extension CommandGroup {
  /// What isn't a question about Reversi: conversations with board programs, and files of games turned into others.
  static let reversi: CommandGroup = CommandGroup(
    "reversi", summary: "Reversi (Othello): the best moves, exact endgames, opponents, games reviewed",
    commands: [.reversiConvert, .reversiGTP, .reversiNBoard])
}

extension Option {
  /// How hard a player for board programs may look.
  static let reversiPlayer: [Option] = [
    Option(ReversiParameters.level), Option(ReversiParameters.depth), Option(ReversiParameters.selectivity),
    Option(Parameter.time), Option(Parameter.nodes), Option(ReversiParameters.memory),
    Option(ReversiParameters.threadsInside), .data,
  ]
}
