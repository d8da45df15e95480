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
    guard dimension == .standard else { return plainTable(cards) }
    let perRow = max(1, min(6, style.columns / (CardArt.width + 1)))
    // Rows of equal length look better than one full row and a short one.
    let rows = (cards.count + perRow - 1) / perRow
    let length = rows == 0 ? 1 : (cards.count + rows - 1) / rows
    return stride(from: 0, to: cards.count, by: length).map { start in
      row(Array(cards[start..<min(cards.count, start + length)]), from: start)
    }.joined()
  }

  private func row(_ cards: [Card], from start: Int) -> String {
    var lines = ["", "", ""]
    for (offset, card) in cards.enumerated() {
      let place = String(start + offset + 1)
      let (symbols, ink) = symbols(card)
      let room = CardArt.width - 2 - symbols.count
      let gap = offset == 0 ? "" : " "
      lines[0] += gap + "╭\(place)" + String(repeating: "─", count: CardArt.width - 2 - place.count) + "╮"
      lines[1] += gap + "│" + String(repeating: " ", count: room / 2) + style.paint(symbols, ink)
      lines[1] += String(repeating: " ", count: room - room / 2) + "│"
      lines[2] += gap + "╰─\(word(card))──╯"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Cards without drawings: place and name, as many in a line as fit.
  private func plainTable(_ cards: [Card]) -> String {
    let places = String(cards.count).count
    let names = cards.map { CardNotation.name($0, in: dimension) }
    let width = names.map { $0.count }.max() ?? 0
    let perRow = max(1, style.columns / (places + width + 4))
    return stride(from: 0, to: cards.count, by: perRow).map { start in
      let end = min(cards.count, start + perRow)
      let cells = (start..<end).map { position in
        String(position + 1).leftPadded(to: places) + ": "
          + (position == end - 1 ? names[position] : names[position].rightPadded(to: width))
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }

  /// The symbols of a card of dimension 4, and the mark of its fill if there is one, a blank
  /// between them, and their colour.
  private func symbols(_ card: Card) -> (String, TextStyle.Ink) {
    let all = faces.symbols(of: card) + (faces.fillMark(of: card).map { [$0] } ?? [])
    return (all.map { String($0) }.joined(separator: " "), faces.ink(of: card))
  }
}
