import Documents

/// Cards in rows: as boxes where there is space for them, otherwise one line per row.
///
/// Every card takes the width of its face and five columns more: two borders, a blank, a mark, and
/// a gap; or its number in two columns, a blank, a mark, and a gap.
package struct CardGrid {
  package struct Card {
    /// What is to be seen of it; `nil` while it is face down.
    let face: String?
    /// Whether it stays up for good.
    let isMatched: Bool
    /// The ink of the face.
    let ink: TextStyle.Ink?
    /// What it is, for those who can't see it, after its number.
    let name: String

    package init(face: String?, isMatched: Bool, ink: TextStyle.Ink?, name: String) {
      self.face = face
      self.isMatched = isMatched
      self.ink = ink
      self.name = name
    }
  }

  private static let overhead = 5
  /// The lines that a table takes by default.
  private static let usualRows = 18

  private let cards: [Card]
  private let perRow: Int
  private let width: Int
  /// The rows of a card: one for a line, three for a box, five where there is plenty of space.
  private let height: Int

  /// Lays cards whose faces are up to `longest` columns wide and may be cut to `shortest`.
  package init(_ cards: [Card], longest: Int, shortest: Int, in room: SceneRoom) {
    self.cards = cards
    let most = room.rows ?? Self.usualRows
    func rows(_ perRow: Int) -> Int { (cards.count + perRow - 1) / perRow }
    func fitting(_ face: Int) -> Int { max(1, (room.columns + 1) / (face + Self.overhead)) }
    let limit = rows(fitting(longest)) <= most ? fitting(longest) : fitting(shortest)
    perRow = Self.perRow(cards.count, columns: room.columns, limit: limit) { rows($0) <= most }
    let growth = room.fillsScreen && 5 * rows(perRow) <= most ? 4 : 0
    width = min(longest + Self.overhead + growth, (room.columns + 1) / perRow)
    height = growth > 0 ? 5 : 3 * rows(perRow) <= most ? 3 : 1
  }

  /// About as many cards next to each other as the shape of the space suggests, and rows of equal
  /// length where that is near.
  private static func perRow(_ count: Int, columns: Int, limit: Int, fits: (Int) -> Bool) -> Int {
    let ideal = (Double(count) * Double(columns) / 40).squareRoot().rounded(.up)
    let start = max(1, min(limit, Int(ideal)))
    let near = [start, start + 1, start + 2, start - 1, start - 2]
    return near.first { (1...limit).contains($0) && count.isMultiple(of: $0) && fits($0) } ?? start
  }

  /// Why a place isn't there, a phrase.
  package static func noCard(count: Int) -> String { "no such card: the cards are 1 to \(count)" }

  /// The picture; choosing the card at a place (from 0) gives the command.
  package func scene(command: (Int) -> String) -> Scene {
    var scene = Scene()
    for (place, card) in cards.enumerated() {
      let (row, column) = (place / perRow * height, place % perRow * width)
      if height > 1 { box(card, place, row, column, &scene) } else { line(card, place, row, column, &scene) }
      scene.spot(
        command(place), "card \(place + 1), \(card.name)", row: row, column: column, width: width - 1, height: height)
    }
    return scene
  }

  private func box(_ card: Card, _ place: Int, _ row: Int, _ column: Int, _ scene: inout Scene) {
    let inside = width - 3
    let border: TextStyle.Ink? = card.face == nil || card.isMatched ? .dim : .bold
    let number = "\(place + 1)"
    let top = "┌" + number + String(repeating: "─", count: inside - number.count) + "┐"
    scene.put(top, row: row, column: column, border)
    for line in 1..<height - 1 {
      scene.put("│", row: row + line, column: column, border)
      scene.put("│", row: row + line, column: column + inside + 1, border)
    }
    face(card, room: inside - 2, row: row + height / 2, column: column + 2, &scene)
    scene.put("└" + String(repeating: "─", count: inside) + "┘", row: row + height - 1, column: column, border)
  }

  private func line(_ card: Card, _ place: Int, _ row: Int, _ column: Int, _ scene: inout Scene) {
    scene.put("\(place + 1)".leftPadded(to: 2), row: row, column: column, .dim)
    face(card, room: width - Self.overhead, row: row, column: column + 3, &scene)
  }

  private func face(_ card: Card, room: Int, row: Int, column: Int, _ scene: inout Scene) {
    guard let face = card.face else { return scene.put("?", row: row, column: column, .dim) }
    let shown = face.prefix(room)
    scene.put(shown, row: row, column: column, card.ink)
    if card.isMatched { scene.put("✓", row: row, column: column + shown.count, .green) }
  }
}

/// A game whose moves are the places of cards that are turned one after another.
package protocol CardTurningGame: ShownGame where Move == Int {}

extension CardTurningGame {
  package static func move(_ words: inout Words, on table: Table) throws(CommandFault) -> Int? {
    guard words.take("turn") || words.take("choose") else { return nil }
    return try words.place()
  }

  package static func text(_ place: Int, on table: Table) -> String { "turn \(place + 1)" }

  package static var keyForms: [MoveForm] {
    [MoveForm("5", "turn card 5"), MoveForm("012", "turn card 12: 0 and two digits")]
  }

  /// A digit is a card; 0 and two digits are one of the later cards.
  package static func meaning(of keys: String, in state: GameState<Self>) -> KeyMeaning {
    guard keys.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(keys) else { return .nothing }
    guard keys.hasPrefix("0") else { return keys.count == 1 ? .command("turn \(number)") : .nothing }
    return keys.count < 3 ? .beginning : keys.count == 3 ? .command("turn \(number)") : .nothing
  }
}
