import Catalogue

extension CommandGroup {
  /// What isn't a question about Reversi: conversations with board programs, and files of games
  /// turned into others.
  static let reversi: CommandGroup = CommandGroup(
    "reversi", summary: "Reversi (Othello): the best moves, exact endgames, opponents, games reviewed",
    commands: [.reversiConvert, .reversiGTP, .reversiNBoard])
}

/// A player for board programs.
enum ReversiPlayer {
  /// How hard it may look.
  static let parameters: [any SomeParameter] = [
    ReversiParameters.level, ReversiParameters.depth, ReversiParameters.selectivity,
    Parameter.time, Parameter.nodes, ReversiParameters.memory,
    ReversiParameters.threadsInside, Door.data,
  ]
}
