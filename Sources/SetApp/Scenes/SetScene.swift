import Documents
import Questions
import SetGame

/// The table of Set as a picture: every place keeps its position, whatever comes or goes.
struct SetScene {
  let table: SetPlay.Table
  let looks: CardLooks
  /// What the adviser says, if it was asked.
  let advice: SetAdvice?
  /// Whether a person may choose.
  let isOpen: Bool
  let room: SceneRoom

  /// The key of each place on a full screen: digits, then letters that no command has.
  static let keys = Array("123456789acefijklopvwxyz")

  /// The places that a hint marks.
  private var hinted: ArraySlice<Int> { room.marksHint ? advice?.shown ?? [] : [] }

  /// How a card is drawn.
  private enum Form: CaseIterable {
    /// In a large frame, symbols side by side; only on a screen with space for every place.
    case large
    /// In a frame, symbols side by side.
    case wide
    /// In a frame, symbols one below the other.
    case tall
    /// In a line: place and word.
    case line

    var height: Int { [5, 3, 5, 1][index] }
    /// The columns of a card whose word has up to `letters` letters.
    func width(letters: Int) -> Int { max([13, 9, 6, 9][index], letters + (self == .line ? 5 : 2)) }
    private var index: Int { Form.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The cards and the buttons below them.
  func scene() -> Scene {
    var scene = Scene()
    let form = form
    let perRow = perRow(form)
    if table.linkPlaces > 0, table.places[0] == nil {
      scene.put("In this row the last \(table.kind.variant.nouns.one) stays.", row: form.height / 2, column: 0, .dim)
    }
    let width = width(form)
    for (place, card) in table.places.enumerated() {
      guard let card else { continue }
      let slot = slot(of: place, perRow)
      let row = slot / perRow * form.height
      let column = slot % perRow * (width + gap(form))
      draw(card, at: place, form, row: row, column: column, &scene)
      if isOpen {
        scene.spot(
          "select \(place + 1)", name(card, at: place), row: row, column: column, width: width, height: form.height)
      }
    }
    if isOpen { buttons(row: rows(form), &scene) }
    return scene
  }

  /// The first form that fits; wide cards need more columns than tall ones, lines the fewest rows.
  private var form: Form {
    Form.allCases.first { form in
      let width = 6 * width(form) + 5 * gap(form)
      if form == .large, !room.fillsScreen || rows(form, through: table.places.count - 1) > room.rows ?? 0 {
        return false
      }
      return width <= room.columns && rows(form) + buttonRows <= room.rows ?? .max
    } ?? .line
  }

  private func width(_ form: Form) -> Int { form.width(letters: looks.letters) }

  private func gap(_ form: Form) -> Int { form == .tall && room.columns < 6 * width(form) + 5 ? 0 : 1 }

  /// The number of cards per row: six, so that nothing moves when more are dealt, or as many lines
  /// as fit.
  private func perRow(_ form: Form) -> Int {
    form == .line ? max(1, min(6, (room.columns + 1) / (width(form) + 1))) : 6
  }

  /// Where a place is, row by row: the last group of a chain has rows of its own.
  private func slot(of place: Int, _ perRow: Int) -> Int {
    let link = table.linkPlaces
    return place < link ? place : place - link + (link + perRow - 1) / perRow * perRow
  }

  /// The rows of all places up to the last card, or `place`.
  private func rows(_ form: Form, through place: Int? = nil) -> Int {
    let last = place ?? table.places.lastIndex { $0 != nil } ?? 0
    return (slot(of: last, perRow(form)) / perRow(form) + 1) * form.height
  }

  private func draw(
    _ card: Card, at place: Int, _ form: Form, row: Int, column: Int, _ scene: inout Scene
  ) {
    let frame = frame(of: place)
    let mark = frame.mark + (hinted.contains(place) ? "?" : "")
    let ink = hinted.contains(place) && frame.ink == nil ? .yellow : frame.ink
    let (look, width) = (looks.look(of: card, isASCII: room.isASCII), width(form))
    let word = look.word
    if form == .line {
      let text = "\(place + 1)".leftPadded(to: 2)
      scene.put(frame.mark.leftPadded(to: 1) + text + " ", row: row, column: column, ink)
      let wordColumn = column + (room.fillsScreen ? 5 : 4)
      scene.put(" \(word)", row: row, column: wordColumn - 1, look.ink)
      scene.put(hinted.contains(place) ? "?" : " ", row: row, column: wordColumn + looks.letters, ink)
      if let key = key(of: place) { scene.put(key, row: row, column: column + 3, .dim) }
      return
    }
    let label = "\(place + 1)\(mark)"
    let line = String(repeating: frame.horizontal, count: width - 2 - label.count)
    scene.put("\(frame.corners[0])\(label)\(line)\(frame.corners[1])", row: row, column: column, ink)
    for line in row + 1..<row + form.height - 1 {
      for edge in [column, column + width - 1] { scene.put("\(frame.vertical)", row: line, column: edge, ink) }
    }
    symbols(of: look, form, row: row + 1, column: column + 1, &scene)
    if let key = key(of: place) { scene.put(key, row: row + 1, column: column + width - 2, .dim) }
    let bottom = row + form.height - 1
    let before = (width - 2 - word.count) / 2
    let left = "\(frame.corners[2])" + String(repeating: frame.horizontal, count: before)
    let right = String(repeating: frame.horizontal, count: width - 2 - word.count - before) + "\(frame.corners[3])"
    scene.put(left, row: bottom, column: column, ink)
    scene.put(word, row: bottom, column: column + left.count, look.ink)
    scene.put(right, row: bottom, column: column + left.count + word.count, ink)
  }

  /// The symbols of a card within its frame: side by side, as far apart as there is space for; or
  /// one below the other, where there are more than three in two columns.
  private func symbols(of look: CardLook, _ form: Form, row: Int, column: Int, _ scene: inout Scene) {
    let count = look.symbols.count
    guard form != .tall else {
      let perRow = count > 3 ? 2 : 1
      for (number, symbol) in look.symbols.enumerated() {
        scene.put(
          "\(symbol.character)", row: row + number / perRow, column: column + 1 + number % perRow, symbol.ink)
      }
      return
    }
    // The last column is that of the key.
    let inside = width(form) - 2
    let step = (form == .large ? [3, 2, 1] : [2, 1]).first { $0 * (count - 1) + 1 < inside } ?? 1
    let start = column + (inside - (step * (count - 1) + 1)) / 2
    for (number, symbol) in look.symbols.enumerated() {
      scene.put(
        "\(symbol.character)", row: row + form.height / 2 - 1, column: start + step * number, symbol.ink)
    }
  }

  /// The key of a place, where it has one that isn't its number, for those who may press it.
  private func key(of place: Int) -> String? {
    guard room.fillsScreen, isOpen, place > 8, Self.keys.indices.contains(place) else { return nil }
    return String(Self.keys[place])
  }

  /// What surrounds a card: lines that distinguish its state without colour, and a mark.
  private struct Frame {
    let corners: [Character]
    let horizontal: Character
    let vertical: Character
    let mark: String
    let ink: TextStyle.Ink?

    /// A frame: four corners, the horizontal and the vertical line.
    init(_ lines: String, _ mark: String = "", _ ink: TextStyle.Ink? = nil, isASCII: Bool) {
      let ascii = mark.isEmpty ? "++++-|" : String(repeating: mark, count: 4) + "-" + mark
      let lines = Array(isASCII ? ascii : lines)
      (corners, horizontal, vertical) = (Array(lines[..<4]), lines[4], lines[5])
      (self.mark, self.ink) = (mark, ink)
    }
  }

  private func frame(of place: Int) -> Frame {
    guard table.selection.contains(place) else { return Frame("╭╮╰╯─│", isASCII: room.isASCII) }
    return switch table.trial {
    case nil: Frame("╔╗╚╝═║", "*", .blue, isASCII: room.isASCII)
    case .match: Frame("┏┓┗┛━┃", "!", .green, isASCII: room.isASCII)
    case .mismatch: Frame("┌┐└┘╌╎", "x", .red, isASCII: room.isASCII)
    }
  }

  /// The card for those who can't see it, with its state.
  private func name(_ card: Card, at place: Int) -> String {
    var name = "card \(place + 1): \(looks.look(of: card).name)"
    if table.selection.contains(place) {
      switch table.trial {
      case nil: name += ", selected"
      case .match: name += ", matched"
      case .mismatch: name += ", no match"
      }
    }
    return hinted.contains(place) ? name + ", hinted" : name
  }

  /// The rows of the buttons: on a narrow screen two people's calls have one of their own.
  private var buttonRows: Int { table.isShared && room.columns < 60 ? 2 : 1 }

  /// Hint, with the number of Sets once a hint was asked for, the cards that can be dealt or why
  /// none can, and the calls of two people.
  private func buttons(row: Int, _ scene: inout Scene) {
    var column = scene.button(advice == nil ? "Hint" : "Hint (\(table.setCount))", "hint", row: row, column: 0)
    if table.deck.isEmpty {
      column += scene.note("Deal: the deck is empty", row: row, column: column)
    } else if table.matched.isEmpty, table.isFull {
      column += scene.note("Deal: the table is full", row: row, column: column)
    } else {
      column = scene.button("Deal \(min(SetPlay.furtherDeal, table.deck.count)) more", "deal", row: row, column: column)
    }
    if table.isShared { calls(row: row + buttonRows - 1, column: buttonRows == 1 ? column : 0, &scene) }
  }

  /// What each of two people presses to call.
  private func calls(row: Int, column: Int, _ scene: inout Scene) {
    var column = column
    for (seat, key) in SetPlay.callKeys {
      let label = (room.fillsScreen ? "\(key): call " : "Call ") + (seat == .you ? "1" : "2")
      if table.caller == seat {
        column += scene.note("[\(label)]", row: row, column: column)
      } else {
        column = scene.button(label, "call \(seat.rawValue)", row: row, column: column)
      }
    }
  }
}

extension Scene {
  /// Puts words where a button can't be pressed; the columns that they take.
  fileprivate mutating func note(_ words: String, row: Int, column: Int) -> Int {
    put(words, row: row, column: column, .dim)
    return words.count + 1
  }
}

extension CardFaces {
  /// The faces that a player has chosen.
  package init(_ faces: SetSettings.Faces) {
    switch faces {
    case .glyphs: self = .glyphs
    case .tutorial: self = .tutorial
    case .own(let own): self.init(own)
    }
  }
}
