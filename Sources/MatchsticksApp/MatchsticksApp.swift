import Questions

extension GameApp {
  /// Take-away games: matches are taken from heaps.
  package static let matchsticks = GameApp(
    "matchsticks", title: "Matchsticks", summary: "Take-away games: who wins, with which moves, and why",
    typedAs: ["nim", "matches", "subtraction", "kayles", "heaps"],
    first: ["play", "analyze", "hints"],
    questions: .together(
      .analysis(
        .matchsticksAnalyze.certified(by: .matchsticksAnalyze), .matchsticksHints,
        .matchsticksLosing.certified(by: .matchsticksLosing), .matchsticksMap),
      .research(
        .matchsticksSequence.certified(by: .matchsticksSequence), .matchsticksReport.certified(by: .matchsticksReport),
        .matchsticksSurvey, .matchsticksQuotient.certified(by: .matchsticksQuotient), .matchsticksPlays,
        .matchsticksMatch),
      .play(.matchsticksLesson), .research(.matchsticksValue, .matchsticksGenus, .matchsticksTriples)),
    play: GamePlay(
      MatchsticksPlay.self, summary: "Play against a strategy or a person, or watch two strategies play",
      examples: [
        Example("matchsticks play", "18 matches, take 1 to 3, whoever takes the last one loses"),
        Example("matchsticks play --opponent perfect --heaps 3,4,5 --rules nim", "Nim against the solver"),
        Example("matchsticks play --json", "For programs: commands in, states out"),
      ],
      review: "A decision that gives away a won position costs the game; all others cost nothing."),
    topics: [.rules],
    tour: [
      TourStop(
        key: "matchsticks", title: "Matchsticks: 18 matches, take 1 to 3, whoever takes the last one loses",
        words: "matchsticks analyze --pile 18 --take-limit 3")
    ],
    pages: [
      SitePage("matchsticks analyze --pile 18 --take-limit 3"), SitePage("matchsticks losing --take-limit 3 --to 100"),
      SitePage("matchsticks match --strategies dumb,wild,clever,perfect --pile 18 --take-limit 3"),
      SitePage("matchsticks report --rules kayles", "kayles"), SitePage("matchsticks report --rules octal:0.16", "016"),
      SitePage("matchsticks sequence --rules octal:0.6 --to 1999", "officers"),
      SitePage("matchsticks survey --largest 12"), SitePage("matchsticks lesson --take-limit 3"),
    ])
}
