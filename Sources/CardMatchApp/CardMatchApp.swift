import Questions

extension GameApp {
  /// Card matching: playing cards are turned up, and matched by rank or suit.
  package static let cardmatch = GameApp(
    "cardmatch", title: "Card matching",
    summary: "Card matching: best scores, clearable deals, optimal face-down play",
    typedAs: ["cards", "matching"],
    first: ["play", "analyze", "hints"],
    questions: .together(
      .analysis(.cardmatchAnalyze, .cardmatchHints, .cardmatchSolve.certified(by: .cardmatchSolve)),
      .research(.cardmatchReport, .cardmatchSimulate), .play(.cardmatchDeal)),
    play: GamePlay(
      CardMatchPlay.self, summary: "Play the card matching game",
      examples: [
        Example("cardmatch play", "Twelve cards"),
        Example("cardmatch play --deal-size 20 --unchoose-cost 1", "Twenty cards; turning a card down costs a point"),
        Example("cardmatch play --json", "For programs: commands in, states out"),
      ],
      review: """
        Every choice is compared with the best one for a player with perfect memory, in points. The first review of a \
        deal size computes its policy and keeps it in the user's cache folder.
        """),
    tour: [
      TourStop(
        key: "cardmatch", title: "Card matching: the best score that a deal allows", words: "cardmatch analyze \(deal)")
    ],
    pages: [
      SitePage("cardmatch report"), SitePage("cardmatch analyze \(deal)"), SitePage("cardmatch simulate --games 20000"),
    ])

  /// Twelve cards.
  private static let deal = "10H 8D QS 10D 8C KS 2H 2D AS AC 9H 4D"
}
