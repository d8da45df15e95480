import CardMatch
import Questions

/// What can be chosen in the card matching game; the rule of the source's code (REFERENCES: S2) is
/// the default, in which turning a card down again is free. `unchoose-cost` 1 is the rule of its
/// text.
package struct CardMatchSettings: PlaySettings {
  /// The cards on the table.
  package var dealSize = RandomDeal.standardSize
  /// Whether two people play in turn.
  package var isShared = false
  /// What choices and pairs are worth.
  package var scoring = Scoring.standard

  /// 12 cards, the source's numbers.
  package init() {}

  /// How many cards can be dealt: a pair at least, the whole deck at most.
  package static let dealSizes = 2...52
  private static let numbers = 0...Scoring.limit

  package static let choices = [
    SettingChoice("deal-size", .number(offered: dealSizes), title: "Cards", help: "The cards on the table"),
    SettingChoice(
      "opponent", .words(["none", "person"]),
      help: "Alone, or two people in turn: after a pair the same player continues",
      options: [
        SettingOption("none", "Nobody", help: "Alone, for as many points as possible."),
        SettingOption("person", "A person", help: "In turn at this screen; after a pair the same player continues."),
      ]),
    SettingChoice(
      "match", .words(["2", "3"]), title: "Cards that match",
      help: "How many cards are turned up before they are compared",
      options: [
        SettingOption("2", "Two", help: "Pairs of equal rank or suit."),
        SettingOption("3", "Three", help: "Three cards of which at least two match; all three leave."),
      ]),
    SettingChoice(
      "rank-score", .number(offered: 0...10), help: "The points of a pair of equal rank; three cards are three pairs",
      isAdvanced: true),
    SettingChoice(
      "suit-score", .number(offered: 0...10), help: "The points of a pair of equal suit; three cards are three pairs",
      isAdvanced: true),
    SettingChoice(
      "partial-rank-score", .number(offered: 0...10), title: "Two of a rank",
      help: "The points of three cards with two of a rank", isAdvanced: true),
    SettingChoice(
      "partial-suit-score", .number(offered: 0...10), title: "Two of a suit",
      help: "The points of three cards with two of a suit", isAdvanced: true),
    SettingChoice(
      "bonus", .number(offered: 1...10), title: "Multiplier", help: "Multiplier for the points of a match",
      isAdvanced: true),
    SettingChoice("mismatch", .number(offered: 0...10), help: "Penalty for a mismatch", isAdvanced: true),
    SettingChoice("cost", .number(offered: 0...10), help: "Penalty for turning a card up", isAdvanced: true),
    SettingChoice(
      "unchoose-cost", .number(offered: 0...1), title: "Cost of turning back",
      help: "Penalty for turning a card back down", isAdvanced: true),
  ]

  package subscript(name: String) -> String {
    switch name {
    case "deal-size": "\(dealSize)"
    case "opponent": isShared ? "person" : "none"
    case "match": "\(scoring.group.rawValue)"
    case "partial-rank-score": "\(scoring.partialRankScore)"
    case "partial-suit-score": "\(scoring.partialSuitScore)"
    case "rank-score": "\(scoring.rankScore)"
    case "suit-score": "\(scoring.suitScore)"
    case "bonus": "\(scoring.bonus)"
    case "mismatch": "\(scoring.mismatch)"
    case "cost": "\(scoring.cost)"
    case "unchoose-cost": "\(scoring.unchooseCost)"
    default: ""
    }
  }

  package mutating func set(_ name: String, to text: String) throws(SettingFault) {
    guard Self.choices.contains(where: { $0.name == name }) else { throw .unknown(name) }
    if name == "opponent" {
      guard ["none", "person"].contains(text) else {
        throw .value(setting: name, text: text, expected: "none or person")
      }
      return isShared = text == "person"
    }
    let range =
      switch name {
      case "deal-size": Self.dealSizes
      case "match": GroupSize.two.rawValue...GroupSize.three.rawValue
      default: Self.numbers
      }
    guard let number = text.number(in: range) else {
      throw .value(
        setting: name, text: text, expected: "a number from \(range.lowerBound) to \(range.upperBound)")
    }
    guard name != "deal-size" else { return dealSize = number }
    guard let changed = try? scoring(name, number) else {
      throw .value(setting: name, text: text, expected: "points that go with the others")
    }
    scoring = changed
  }

  /// The scoring with one number changed. A score for a part of three cards brings three cards with
  /// it, and pairs bring the usual ones.
  private func scoring(_ name: String, _ number: Int) throws(ScoringError) -> Scoring {
    func value(_ own: String, _ present: Int) -> Int { own == name ? number : present }
    let present = name == "match" && number == GroupSize.two.rawValue ? .standard : scoring
    let partialRankScore = value("partial-rank-score", present.partialRankScore)
    let partialSuitScore = value("partial-suit-score", present.partialSuitScore)
    let isPartial = (partialRankScore, partialSuitScore) != (present.partialRankScore, present.partialSuitScore)
    let group = isPartial ? GroupSize.three.rawValue : value("match", scoring.group.rawValue)
    return try Scoring(
      group: GroupSize(rawValue: group) ?? scoring.group,
      rankScore: value("rank-score", scoring.rankScore), suitScore: value("suit-score", scoring.suitScore),
      partialRankScore: partialRankScore, partialSuitScore: partialSuitScore,
      bonus: value("bonus", scoring.bonus), mismatch: value("mismatch", scoring.mismatch),
      cost: value("cost", scoring.cost), unchooseCost: value("unchoose-cost", scoring.unchooseCost))
  }

  package var fault: SettingFault? { nil }

  /// Points that were counted by other numbers aren't counted again.
  package func canBecome(_ other: CardMatchSettings) -> Bool { self == other }
}
