import Catalogue
import Play
import Reports

extension CommandGroup {
  /// The commands about the card matching game.
  static let cardmatch: CommandGroup = CommandGroup(
    "cardmatch", summary: "Card matching: best scores, what can be cleared, perfect face-down play",
    commands: [
      .play(
        CardMatchPlay.self, summary: "Play the card matching game",
        examples: [
          Example("cardmatch play", "Twelve cards"),
          Example("cardmatch play --deal-size 20 --unchoose-cost 1", "Twenty, and every turn costs a point"),
          Example("cardmatch play --json", "For programs: commands in, states out"),
        ])
    ])
}
