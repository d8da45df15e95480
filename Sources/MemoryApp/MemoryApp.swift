import Questions

extension GameApp {
  /// Pairs of pictures that are turned over.
  package static let memory = GameApp(
    "memory", title: "Memory", summary: "Games of pairs: expected turns, the best move, statistics",
    questions: [.memoryAnalyze, .memoryHints, .memoryReport, .memorySimulate],
    play: GamePlay(
      MemoryPlay.self, summary: "Play alone, or against a computer that remembers all or little",
      examples: [
        Example("memory play", "Six pairs alone"),
        Example("memory play --pairs 8 --opponent forgetful:5", "Against one who remembers five cards"),
        Example("memory play --json", "For programs: commands in, states out"),
      ],
      review: """
        Every card is judged against the best one, for somebody who remembers all that was shown: by the attempts that it costs alone, \
        by the pairs against a computer.
        """),
    tour: [
      TourStop(
        key: "memory", title: "Memory: ten pairs, and a memory that forgets nothing", words: "memory report --pairs 10")
    ],
    pages: [
      SitePage("memory report --pairs 10", "alone"), SitePage("memory report --pairs 10 --players 2", "two"),
      SitePage("memory analyze --pairs 6 --known 3 --players 2"), SitePage("memory simulate --pairs 10 --games 100000"),
    ])
}
