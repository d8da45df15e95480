import Catalogue
import Play
import Reports

extension CommandGroup {
  /// The commands about take-away games.
  static let matchsticks: CommandGroup = CommandGroup(
    "matchsticks", summary: "Take-away games: who wins, by which moves, and why",
    commands: [
      .play(
        MatchsticksPlay.self, summary: "Play against a strategy, a person, or watch two strategies",
        examples: [
          Example("matchsticks play", "18 matches, take 1 to 3, whoever takes the last one loses"),
          Example("matchsticks play --opponent perfect --heaps 3,4,5 --rules nim", "Nim against the solver"),
          Example("matchsticks play --json", "For programs: commands in, states out"),
        ])
    ])
}
