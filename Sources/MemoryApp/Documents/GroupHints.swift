import Documents
import ExactArithmetic
import GameCore
import Memory

/// Which card to turn next on a table on which groups of equal cards are taken.
struct GroupHints {
  let choice: CardChoice
  /// How many cards are taken together.
  let group: Int
  /// Whether cards are up in this turn.
  let isBegun: Bool
  let words: [String]
  let digits: Int

  /// The best card; `nil` on an empty table.
  var best: CardChoice.Option? { choice.options.first }

  /// A card that can be turned, one of several that are worth the same.
  struct Card: Record {
    package static var recordName: String { "valuedCard" }
    let option: CardChoice.Option
    let digits: Int

    static let shape = Shape<Self>(
      Field("card", "mate: of a known group, or equal to those that are up; known: another one whose face is known") {
        $0.option.kind
      },
      Field("places", "The places of such cards, from 0") { $0.option.places },
      Field("expectedTurns", "Expected turns to the end, this one included") {
        FractionValue($0.option.value, digits: $0.digits)
      })
  }

  var records: [Card] { choice.options.map { Card(option: $0, digits: digits) } }

  /// Whether a known group is taken.
  var isGroup: Bool { best?.kind == .mate && !isBegun }

  /// What to do.
  var reason: String {
    guard let best else { return "The table is empty: the game is over." }
    let place = best.places[0]
    if best.kind == .unseen { return "Turn the unseen card at place \(place + 1)." }
    let name = words[place].visible
    guard isGroup else { return "Turn the known card \(name) at place \(place + 1)." }
    return "Take the known cards \(name) at places \(Wording.list(best.places.prefix(group).map { "\($0 + 1)" }))."
  }

  /// Some places from 1, the first ones of many.
  private func places(_ places: [Int]) -> String {
    let first = places.prefix(4).map { "\($0 + 1)" }
    return places.count > 4 ? first.joined(separator: ", ") + ", …" : Wording.list(first)
  }

  func text(style: TextStyle) -> String {
    var text = MemoryHintsDocument.table(words, columns: style.columns) + "\n" + style.wrapped(reason)
    guard let best else { return text }
    text += "Expected turns to go: \(style.paint(best.value.decimal(digits: digits), .bold))\n"
    if choice.options.count > 1 {
      text += "\nThe cards that can be turned next:\n"
      var cards = TextTable(.words(""), .words("card"), .words("place"), .numbers("expected turns"))
      for option in choice.options {
        let words = option.kind == .unseen ? "unseen" : words[option.places[0]].visible
        cards.add(
          option.value == best.value ? "best" : "", words,
          places(option.places),
          option.value.decimal(digits: digits))
      }
      text += cards.text(style: style)
    }
    return text + "\n" + style.evidence(choice.evidence)
  }
}

extension CardKind: JSONWritable {}
