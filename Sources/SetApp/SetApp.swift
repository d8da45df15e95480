import Questions

extension GameApp {
  /// The card game Set.
  package static let set = GameApp(
    "set", title: "Set", summary: "The card game Set: hints, exact chances, simulation",
    first: ["play", "hints", "chance"],
    questions: .together(
      .analysis(.setHints, .setAnalyze, .setExplain), .play(.setDeal, .setPuzzle),
      .research(
        .setSimulate, .setChance, .setCensus, .setDistribution.certified(by: .setDistribution),
        .setExtremes.certified(by: .setExtremes), .setRounds, .setSolitaire, .setReport),
      .files(.setVerify, .setStatistics)),
    play: GamePlay(
      SetPlay.self, summary: "Play Set, alone or against a computer that claims Sets on a timer",
      examples: [
        Example("set play", "Twelve cards by the printed rule"),
        Example("set play --deck quads", "EvenQuads: groups of four (see 'help decks')"),
        Example("set play --chain on", "Every Set takes a card of the last one"),
        Example("set play --opponent 30", "The computer claims a Set when the table hasn't changed for half a minute"),
        Example("set play --json", "For programs: commands in, states out"),
      ],
      review: """
        A last card that completes no Set loses points, and so does dealing while there is a Set on the table. The \
        choice among Sets is not judged.
        """),
    topics: [.decks],
    tour: [
      TourStop(key: "set", title: "Set: every Set on a table of twelve cards", words: "set hints \(table)"),
      TourStop(key: "setChance", title: "Set: the chance of none", words: "set chance"),
    ],
    pages: [
      SitePage("set report --deal-size 12", "12"), SitePage("set report --deal-size 15", "15"), SitePage("set census"),
      SitePage("set distribution --deal-size 9"), SitePage("set rounds"), SitePage("set simulate --games 100000"),
      SitePage("set hints \(table)"), SitePage("set analyze \(table)"), SitePage("set puzzle --count 2"),
    ])

  /// A table of twelve cards that has Sets.
  private static let table = "1PDS 2GSE 2POF 2RSF 3RDS 3ROF 3POF 1PSS 2ROS 3RSS 2GOE 2PSE"
}
