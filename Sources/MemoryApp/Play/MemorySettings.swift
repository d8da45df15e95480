import Memory
import Questions

/// What can be chosen in the memory game; alone, with six pairs of pop, unless chosen otherwise
/// (REFERENCES: S3).
package struct MemorySettings: PlaySettings {
  /// The pairs on the table.
  package var pairs = 6
  /// Which faces the next deal has.
  package var category = FaceCategory.pop
  /// The computer that plays against the person; `nil` when none does.
  package var opponent: Strategy?
  /// Whether a second person plays, at the same screen; then no computer does.
  package var isShared = false
  /// The game that is played alone.
  package var game = SoloGame.pairs
  /// The player who begins with two players.
  package var first = Seat.you

  /// Six pairs of pop, alone.
  package init() {}

  /// How many pairs can be dealt.
  package static let pairCounts = 2...FaceCategory.faceCount

  package static let choices = [
    SettingChoice("pairs", .number(offered: pairCounts), help: "The pairs on the table, or the faces"),
    SettingChoice(
      "game", .words(SoloGame.allCases.map { $0.rawValue }), help: "The game that is played alone",
      options: [
        SettingOption("pairs", "Pairs", help: "In as few attempts as possible."),
        SettingOption("points", "Points", help: "2 for a pair, −1 for each card that you show again without one."),
        SettingOption(
          "triples", "Three of a kind", help: "An attempt ends with three equal cards, or one that differs."),
        SettingOption("fours", "Four of a kind", help: "An attempt ends with four equal cards, or one that differs."),
        SettingOption("pack", "Pack", help: "Four cards of each face, as of each rank; any two of them are a pair."),
        SettingOption("together", "Both at once", help: "You name both cards before either is shown."),
      ]),
    SettingChoice(
      "category", .words(FaceCategory.allCases.map { $0.rawValue }), help: "The faces of the next game"),
    SettingChoice(
      "opponent", .words(["none", "person", "forgetful:1", "forgetful:3", "forgetful:6", "naive", "optimal"]),
      help: "Who plays against you: a person at this screen, or a computer; forgetful:3 remembers 3 cards",
      options: [
        SettingOption("none", "Nobody", help: "Alone, in as few attempts as possible."),
        SettingOption("person", "A person", help: "In turn at this screen; a pair earns another turn."),
        SettingOption(
          "forgetful:", "Forgetful", help: "Remembers only the last few cards.", numbers: 0...12, usual: 3),
        SettingOption("naive", "Simple", help: "Remembers every card, but has no plan."),
        SettingOption("optimal", "Perfect", help: "Remembers every card, and never errs."),
      ]),
    SettingChoice(
      "first", .words(Seat.allCases.map { $0.rawValue }), title: "First turn", help: "Who begins against an opponent",
      options: [SettingOption("you", "You"), SettingOption("opponent", "Opponent")]),
  ]

  package subscript(name: String) -> String {
    switch name {
    case "pairs": "\(pairs)"
    case "category": category.rawValue
    case "opponent": isShared ? "person" : opponent.map(Self.text) ?? "none"
    case "first": first.rawValue
    case "game": game.rawValue
    default: ""
    }
  }

  private static func text(_ strategy: Strategy) -> String {
    strategy.kind.rawValue + (strategy.recall.map { ":\($0)" } ?? "")
  }

  package mutating func set(_ name: String, to text: String) throws(SettingFault) {
    func refused(_ expected: String) -> SettingFault { .value(setting: name, text: text, expected: expected) }
    switch name {
    case "pairs":
      guard let pairs = text.number(in: Self.pairCounts) else {
        throw refused("a number from \(Self.pairCounts.lowerBound) to \(Self.pairCounts.upperBound)")
      }
      self.pairs = pairs
    case "category":
      guard let category = FaceCategory(rawValue: text.lowercased()) else {
        throw refused("one of \(FaceCategory.allCases.map { $0.rawValue }.joined(separator: ", "))")
      }
      self.category = category
    case "opponent":
      guard ["none", "person"].contains(text) || Self.strategy(text) != nil else {
        throw refused("none, person, optimal, naive or forgetful:K, such as forgetful:3")
      }
      (opponent, isShared) = (Self.strategy(text), text == "person")
    case "first":
      guard let seat = Seat(rawValue: text) else { throw refused("you or opponent") }
      first = seat
    case "game":
      guard let game = SoloGame(rawValue: text) else {
        throw refused("one of \(SoloGame.allCases.map { $0.rawValue }.joined(separator: ", "))")
      }
      self.game = game
    default: throw .unknown(name)
    }
  }

  /// A category that was kept and that there isn't any more is pop (REFERENCES: S3).
  package mutating func restore(_ name: String, to text: String) throws(SettingFault) {
    if name == "category" { category = FaceCategory(restoring: text) } else { try set(name, to: text) }
  }

  private static func strategy(_ text: String) -> Strategy? {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let kind = Strategy.Kind(rawValue: parts[0]), (parts.count == 2) == (kind == .forgetful) else { return nil }
    return Strategy(kind, recall: parts.count == 2 ? parts[1].number(in: 0...mostRecalled) : nil)
  }

  /// A player who remembers this many cards remembers all.
  private static let mostRecalled = 2 * pairCounts.upperBound

  /// Whether only one player turns cards.
  package var isSolo: Bool { opponent == nil && !isShared }

  package var fault: SettingFault? {
    if game != .pairs, !isSolo {
      return .value(
        setting: "game", text: game.rawValue, expected: "pairs with an opponent: other games are played alone")
    }
    guard pairs > game.faceLimit else { return nil }
    return .value(
      setting: "pairs", text: "\(pairs)",
      expected: "at most \(game.faceLimit) faces when each has \(game.copies) cards")
  }

  /// Another category is for the next deal and leaves a running game alone.
  package static let forNextGame = ["category"]

  /// Whether nothing but the category differs.
  package func canBecome(_ other: MemorySettings) -> Bool {
    var changed = self
    changed.category = other.category
    return changed == other
  }
}
