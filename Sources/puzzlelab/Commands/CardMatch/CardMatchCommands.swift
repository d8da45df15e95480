extension CommandGroup {
  /// The commands about the card matching game.
  static let cardmatch: CommandGroup = CommandGroup(
    "cardmatch", summary: "Card matching: best scores, what can be cleared, perfect face-down play", commands: [])
}
