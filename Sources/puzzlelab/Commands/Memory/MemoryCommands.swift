import Catalogue
import Play
import Reports

extension CommandGroup {
  /// The commands about games of pairs.
  static let memory: CommandGroup = CommandGroup(
    "memory", summary: "Games of pairs: expected turns, the best move, statistics",
    commands: [
      .play(
        MemoryPlay.self, summary: "Play alone, or against a computer that remembers all or little",
        examples: [
          Example("memory play", "Six pairs alone"),
          Example("memory play --pairs 8 --opponent forgetful:5", "Against one who remembers five cards"),
          Example("memory play --json", "For programs: commands in, states out"),
        ])
    ])
}
