extension CommandTable {
  /// Every command of the program; a game adds its group here, in the order in which help lists them.
  package static let puzzlelab: CommandTable = CommandTable(
    groups: [
      .matchsticks,
      .set,
      .reversi,
    ],
    general: [.tour, .completions, .man])
}
