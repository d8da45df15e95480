import Reports

/// A question that the tour asks, in the words in which a person would.
struct TourStop: Sendable {
  /// The key of its result.
  let key: String
  /// What it is about, a title.
  let title: String
  /// The words after the program's name.
  let words: String

  /// The stops in their order, a game after the other.
  static let all = [
    TourStop(
      key: "matchsticks", title: "Matchsticks: 18 matches, take 1 to 3, whoever takes the last one loses",
      words: "matchsticks analyze --pile 18 --take-limit 3"),
    TourStop(
      key: "set", title: "Set: every Set on a table of twelve cards",
      words: "set hints 1PDS 2GSE 2POF 2RSF 3RDS 3ROF 3POF 1PSS 2ROS 3RSS 2GOE 2PSE"),
    TourStop(key: "setChance", title: "Set: the chance of none", words: "set chance"),
    TourStop(
      key: "reversi", title: "Reversi: ten endgames of the FFO suite, solved to the last disc",
      words: "reversi verify data/reversi/ffo.obf --only 1-10"),
    TourStop(
      key: "memory", title: "Memory: ten pairs, and a memory that forgets nothing", words: "memory report --pairs 10"),
    TourStop(
      key: "cardmatch", title: "Card matching: the best score that a deal allows",
      words: "cardmatch analyze 10H 8D QS 10D 8C KS 2H 2D AS AC 9H 4D"),
  ]
}
