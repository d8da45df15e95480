extension CommandGroup {
  /// The commands about games of pairs.
  static let memory: CommandGroup = CommandGroup(
    "memory", summary: "Games of pairs: expected turns, the best move, statistics", commands: [])
}
