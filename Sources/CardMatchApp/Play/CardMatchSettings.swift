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
    SettingChoice("rank-score", .number(offered: 0...10), help: "The points of a pair of equal rank", isAdvanced: true),
    SettingChoice("suit-score", .number(offered: 0...10), help: "The points of a pair of equal suit", isAdvanced: true),
    SettingChoice(
      "bonus", .number(offered: 1...10), title: "Multiplier", help: "Multiplier for a pair's points", isAdvanced: true),
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
    let range = name == "deal-size" ? Self.dealSizes : Self.numbers
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

  /// The scoring with one number changed.
  private func scoring(_ name: String, _ number: Int) throws(ScoringError) -> Scoring {
    func value(_ own: String, _ present: Int) -> Int { own == name ? number : present }
    return try Scoring(
      rankScore: value("rank-score", scoring.rankScore), suitScore: value("suit-score", scoring.suitScore),
      bonus: value("bonus", scoring.bonus), mismatch: value("mismatch", scoring.mismatch),
      cost: value("cost", scoring.cost), unchooseCost: value("unchoose-cost", scoring.unchooseCost))
  }

  package var fault: SettingFault? { nil }

  /// Points that were counted by other numbers aren't counted again.
  package func canBecome(_ other: CardMatchSettings) -> Bool { self == other }
}
