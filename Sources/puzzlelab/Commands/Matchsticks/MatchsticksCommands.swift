import Catalogue

extension CommandGroup {
  /// The commands about take-away games.
  static let matchsticks: CommandGroup = CommandGroup(
    "matchsticks", summary: "Take-away games: who wins, by which moves, and why", commands: [])
}
