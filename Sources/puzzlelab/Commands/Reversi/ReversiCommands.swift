extension CommandGroup {
  /// Everything about Reversi.
  static let reversi: CommandGroup = CommandGroup(
    "reversi", summary: "Reversi (Othello): exact endgames, rules, lines of play",
    commands: [
      .reversiHints, .reversiSolve, .reversiVerify, .reversiShow, .reversiConvert, .reversiPerft, .reversiTrainOrdering,
    ])
}
