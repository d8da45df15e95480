import Documents
import Questions
import SetGame

/// What can be chosen in Set and its kin; the source's choices (REFERENCES: S5) are the defaults.
///
/// The source says that each decision changes the score, and not by how much: the amounts here are
/// our choice. A Set earns 3 points, three cards that are none cost 1, and so does asking for more
/// cards while there is a Set on the table.
package struct SetSettings: PlaySettings {
  /// Which cards there are, and what a group is.
  package var deck = Deck.set
  /// The cards dealt at the start.
  package var cards = GameRules.firstDeal
  /// Whether a group takes one card of the last one (REFERENCES: Zhang).
  package var isChain = false
  /// When the cards of a taken Set are replaced.
  package var refill = GameRules.Refill.classic
  /// After how many seconds without a change on the table the computer claims a Set; `nil` for
  /// never.
  package var opponent: Int?
  /// Whether a second person plays, at the same screen; then no computer does.
  package var isShared = false
  /// The points that decisions earn and cost.
  package var scores = Scores()
  /// The symbols that the cards are drawn with.
  package var faces = Faces.glyphs

  /// What decisions earn and cost, in points.
  package struct Scores: Sendable, Equatable {
    /// What a Set earns.
    package var match = 3
    /// What three cards cost that are none.
    package var mismatch = 1
    /// What asking for more cards costs while there is a Set on the table.
    package var deal = 1
  }

  /// Tables of symbols; only the code that draws knows what is in them.
  package enum Faces: Sendable, Equatable {
    /// Glyphs that show the fill without colour.
    case glyphs
    /// Those of the source: ▲ ● ■.
    case tutorial
    /// Those of a file.
    case own(OwnFaces)

    /// The words for those that come with the game.
    static let words = ["glyphs", "tutorial"]

    /// A word, or the contents of a file.
    init(_ text: String) throws(OwnFaces.Problem) {
      switch text {
      case "glyphs": self = .glyphs
      case "tutorial": self = .tutorial
      default: self = .own(try OwnFaces(text))
      }
    }

    /// What ``init(_:)`` reads.
    var text: String {
      switch self {
      case .glyphs: "glyphs"
      case .tutorial: "tutorial"
      case .own(let faces): faces.text
      }
    }
  }

  /// Twelve cards by the printed rule, and a single player.
  package init() {}

  /// The numbers of cards that may be dealt at the start.
  package static let offeredCards = 3...SetPlay.placeCount
  /// The seconds after which a computer may claim a Set.
  package static let offeredSeconds = 1...600
  /// The points that a decision may earn or cost.
  package static let offeredPoints = 0...100

  package static let choices = [
    SettingChoice(
      "deck", .text(example: "quads or set-5"),
      help: "Which cards there are, and what a group is; it brings the number of cards dealt at the start",
      options: [
        SettingOption("set", "Set", help: "81 cards; three are a Set."),
        SettingOption("set-3", "Set Junior", help: "27 cards of three features; three are a Set.", spelled: "junior"),
        SettingOption("quads", "EvenQuads", help: "64 cards; four are a quad."),
        SettingOption("proset", "ProSet", help: "63 cards with up to six dots; any number of them may be a group."),
        SettingOption("ultra", "UltraSet", help: "81 cards; four are two pairs that the same card completes."),
        SettingOption("ghost", "GhostSet", help: "81 cards; six are three pairs whose completing cards are a Set."),
      ]),
    SettingChoice("cards", .number(offered: offeredCards), help: "The cards dealt at the start"),
    SettingChoice(
      "refill", .words(GameRules.Refill.allCases.map { $0.rawValue }),
      help: "When a Set is replaced: only up to twelve cards (classic), or always (replace)",
      options: [
        SettingOption("classic", "Up to twelve", help: "Extra cards aren't replaced."),
        SettingOption("replace", "Always", help: "Three new cards for every Set."),
      ]),
    SettingChoice(
      "chain", .words(["off", "on"]),
      help: "Whether every Set but the first takes one card of the last Set, which stays beside the table",
      options: [
        SettingOption("off", "Off", help: "Any Set on the table."),
        SettingOption("on", "On", help: "Each Set takes one card of the last one, and the others from the table."),
      ]),
    SettingChoice(
      "opponent", .text(example: "none, person or 20"),
      help: "A second person, or the seconds without a change after which the computer claims a Set",
      options: [
        SettingOption("none", "Nobody", help: "Alone, as long as it takes."),
        SettingOption("person", "A person", help: "At this screen: whoever sees a Set calls and then selects it."),
        SettingOption(
          "", "A computer", help: "Claims a Set when the table hasn't changed for that many seconds.", numbers: 5...60,
          usual: 20),
      ]),
    SettingChoice(
      "score-match", .number(offered: offeredPoints), title: "Points for a Set", help: "The points for a Set",
      isAdvanced: true),
    SettingChoice(
      "score-mismatch", .number(offered: offeredPoints), title: "Cost of a wrong Set",
      help: "The penalty for three cards that aren't a Set", isAdvanced: true),
    SettingChoice(
      "score-deal", .number(offered: offeredPoints), title: "Cost of a needless deal",
      help: "The penalty for dealing while there is a Set on the table", isAdvanced: true),
    SettingChoice(
      "faces", .wordsOrContents(Faces.words), title: "Symbols",
      help: "The symbols on the cards, or a file of one's own",
      options: [SettingOption("glyphs", "Diamond, oval, wave"), SettingOption("tutorial", "▲ ● ■")]),
  ]

  package subscript(name: String) -> String {
    switch name {
    case "deck": DeckNotation.name(deck)
    case "cards": "\(cards)"
    case "chain": isChain ? "on" : "off"
    case "refill": refill.rawValue
    case "opponent": isShared ? "person" : opponent.map(String.init) ?? "none"
    case "score-match": "\(scores.match)"
    case "score-mismatch": "\(scores.mismatch)"
    case "score-deal": "\(scores.deal)"
    case "faces": faces.text
    default: ""
    }
  }

  package mutating func set(_ name: String, to text: String) throws(SettingFault) {
    func refused(_ expected: String) -> SettingFault { .value(setting: name, text: text, expected: expected) }
    func number(in range: ClosedRange<Int>) throws(SettingFault) -> Int {
      guard let number = text.number(in: range) else {
        throw refused("a number from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }
    switch name {
    case "deck":
      guard let deck = DeckNotation.deck(text), deck.hasGroups else {
        throw refused(
          "a deck that has groups (see 'help decks'), such as \(Wording.list(DeckNotation.usual, conjunction: "or"))")
      }
      if deck != self.deck { cards = deck.firstDeal }
      self.deck = deck
    case "chain":
      guard text == "on" || text == "off" else { throw refused("on or off") }
      isChain = text == "on"
    case "cards": cards = try number(in: Self.offeredCards)
    case "refill":
      guard let refill = GameRules.Refill(rawValue: text) else { throw refused("classic or replace") }
      self.refill = refill
    case "opponent":
      if text == "none" || text == "person" {
        (opponent, isShared) = (nil, text == "person")
      } else if let seconds = try? number(in: Self.offeredSeconds) {
        (opponent, isShared) = (seconds, false)
      } else {
        throw refused("none, person, or a number of seconds from 1 to 600")
      }
    case "score-match": scores.match = try number(in: Self.offeredPoints)
    case "score-mismatch": scores.mismatch = try number(in: Self.offeredPoints)
    case "score-deal": scores.deal = try number(in: Self.offeredPoints)
    case "faces":
      // What is short and isn't an object is meant as a word.
      guard Faces.words.contains(text) || text.first == "{" || text.utf8.count > 40 else {
        throw refused("glyphs, tutorial, or a file with {\"schema\":\"puzzlelab/faces/1\", …}")
      }
      do throws(OwnFaces.Problem) { faces = try Faces(text) } catch {
        throw .unreadable(setting: name, UnreadableText(error))
      }
    default: throw .unknown(name)
    }
  }

  /// No more cards are dealt than there are; a chain needs groups of one size.
  package var fault: SettingFault? {
    if cards > deck.dimension.cardCount {
      let range = "a number from \(Self.offeredCards.lowerBound) to \(deck.dimension.cardCount)"
      return .value(setting: "cards", text: "\(cards)", expected: "\(range), since there are no more cards")
    }
    guard isChain, deck.variant.groupSize == nil else { return nil }
    return .value(
      setting: "chain", text: "on", expected: "off, since the groups of \(DeckNotation.name(deck)) differ in size")
  }

  /// Only the appearance of the cards can change while they are on the table: the rest would make
  /// other games of the moves so far.
  package func canBecome(_ other: SetSettings) -> Bool {
    var changed = self
    changed.faces = other.faces
    return changed == other
  }
}
