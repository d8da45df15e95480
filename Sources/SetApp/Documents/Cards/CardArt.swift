import Documents
import SetGame

/// Cards drawn with one to three symbols, by default ovals, diamonds or squiggles: ● ◆ ≋.
///
/// The fill is in the glyph (◇ empty, ◈ striped, ◆ filled; a squiggle has one, two or three waves)
/// and the colour both in the ink and in the word under the card, so that nothing is lost without
/// colour.
struct CardArt {
  /// The columns of a drawn card.
  private static let width = 9

  let style: TextStyle
  let dimension: Dimension
  var faces = CardFaces.glyphs

  /// The card in one line: symbols and name, such as `◆ ◆ 2GDF`, padded to an even width.
  func inline(_ card: Card) -> String {
    guard dimension == .standard else { return CardNotation.name(card, in: dimension) }
    let (symbols, ink) = symbols(card)
    let width = faces.fillMarks == nil ? 6 : 8
    return style.paint(symbols, ink) + String(repeating: " ", count: width - symbols.count) + word(card)
  }

  /// The card as its letters or its name.
  func word(_ card: Card) -> String {
    dimension == .standard ? faces.word(of: card) : CardNotation.name(card, in: dimension)
  }

  /// The cards in rows, each with its 1-based place in its upper left corner.
  func table(_ cards: [Card]) -> String {
    let looks = CardLooks(Deck(of: dimension), faces)
    let perRow = max(1, min(6, style.columns / (CardArt.width + 1)))
    // Rows of equal length look better than one full row and a short one.
    let rows = (cards.count + perRow - 1) / perRow
    let length = rows == 0 ? 1 : (cards.count + rows - 1) / rows
    return stride(from: 0, to: cards.count, by: length).map { start in
      row(cards[start..<min(cards.count, start + length)].map { looks.look(of: $0) }, from: start)
    }.joined()
  }

  private func row(_ looks: [CardLook], from start: Int) -> String {
    let inner = CardArt.width - 2
    var lines = ["", "", ""]
    for (offset, look) in looks.enumerated() {
      let place = String(start + offset + 1)
      let gap = offset == 0 ? "" : " "
      // Where there are many, as the dots of ProSet, there are no blanks between them.
      let isWide = 2 * look.symbols.count - 1 <= inner
      let count = isWide ? 2 * look.symbols.count - 1 : look.symbols.count
      let symbols = look.symbols.map { style.paint(String($0.character), $0.ink) }.joined(separator: isWide ? " " : "")
      let (room, end) = (inner - count, inner - look.word.count)
      lines[0] += gap + "╭\(place)" + String(repeating: "─", count: inner - place.count) + "╮"
      lines[1] += gap + "│" + String(repeating: " ", count: room / 2) + symbols
      lines[1] += String(repeating: " ", count: room - room / 2) + "│"
      lines[2] += gap + "╰" + String(repeating: "─", count: end / 2) + look.word
      lines[2] += String(repeating: "─", count: end - end / 2) + "╯"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The symbols of a card of dimension 4, and the mark of its fill if there is one, a blank
  /// between them, and their colour.
  private func symbols(_ card: Card) -> (String, TextStyle.Ink) {
    let all = faces.symbols(of: card) + (faces.fillMark(of: card).map { [$0] } ?? [])
    return (all.map { String($0) }.joined(separator: " "), faces.ink(of: card))
  }
}
