import Catalogue
import Play
import Reports

extension CommandGroup {
  static let set: CommandGroup = CommandGroup(
    "set", summary: "The card game Set: hints, exact chances, simulation",
    commands: [
      .play(
        SetPlay.self, summary: "Play Set, alone or against the clock of a computer",
        examples: [
          Example("set play", "Twelve cards by the printed rule"),
          Example("set play --opponent 30", "The computer claims a Set half a minute after the table changed"),
          Example("set play --json", "For programs: commands in, states out"),
        ])
    ])
}
