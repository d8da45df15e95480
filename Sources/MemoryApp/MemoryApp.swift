import Questions

extension GameApp {
  /// Pairs of pictures that are turned over.
  package static let memory = GameApp(
    "memory", title: "Memory", summary: "The memory (pairs) game: expected turns, best moves, statistics",
    typedAs: ["concentration", "pairs", "pexeso", "pelmanism"],
    first: ["play", "hints", "analyze"],
    questions: .together(
      .analysis(.memoryAnalyze.certified(by: .memoryState), .memoryHints),
      .research(.memoryReport.certified(by: .memoryReport), .memorySimulate)),
    play: GamePlay(
      MemoryPlay.self,
      summary: "Play alone, with a second person, or against a computer",
      examples: [
        Example("memory play", "Six pairs alone"),
        Example("memory play --pairs 8 --opponent forgetful:5", "Against an opponent that remembers five cards"),
        Example("memory play --json", "For programs: commands in, states out"),
      ],
      review: """
        Every card is compared with the best one for a player with perfect memory: in attempts when playing alone, in \
        pairs against a computer.
        """),
    tour: [
      TourStop(
        key: "memory", title: "Memory: ten pairs and a perfect memory", words: "memory report --pairs 10")
    ],
    pages: [
      SitePage("memory report --pairs 10", "alone"), SitePage("memory report --pairs 10 --players 2", "two"),
      SitePage("memory analyze --pairs 6 --known 3 --players 2"), SitePage("memory simulate --pairs 10 --games 100000"),
    ])
}
