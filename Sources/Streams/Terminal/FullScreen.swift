import CNCurses
import Documents
import Questions

/// The terminal as a grid of cells; the only place that talks to ncurses. One at a time.
package final class FullScreen {
  /// What a person does.
  package enum Event: Equatable, Sendable {
    case character(Character)
    case up, down, left, right, enter, erase, escape, next, previous
    case click(row: Int, column: Int)
    case resized
  }

  private let usesColor: Bool
  private var keys = KeyDecoder()
  /// Whether nothing can come any more, since the terminal is gone.
  package private(set) var isClosed = false

  /// How long the rest of a sequence may take that Escape begins, in milliseconds.
  private static let escapeDelay: Int32 = 25

  /// Takes over the terminal.
  /// - Throws: a fault when it can't be used so.
  package init(usesColor: Bool) throws(Fault) {
    self.usesColor = usesColor
    guard screen_open(usesColor) else {
      throw .usage("this terminal can't show a full screen; use --plain")
    }
    guard usesColor else { return }
    let many = screen_colors() >= 256
    for (number, ink) in TextStyle.Ink.allCases.enumerated() {
      let (foreground, background) = Self.colours(ink, many: many)
      screen_pair(Int32(number + 1), foreground, background)
    }
  }

  /// Restores the terminal to its former state.
  package func close() { screen_close() }

  /// The rows and columns that there are.
  package var size: (rows: Int, columns: Int) { (Int(screen_rows()), Int(screen_columns())) }

  /// Shows a picture from the upper left corner on; `focus` is what keys act upon.
  package func show(_ scene: Scene, focus: Scene.Spot?) {
    screen_clear()
    for (row, cells) in scene.rows.enumerated() where row < size.rows {
      var column = 0
      while column < min(cells.count, size.columns) {
        let isFocused = focus?.contains(row: row, column: column) ?? false
        var end = column
        while end < min(cells.count, size.columns), cells[end].ink == cells[column].ink,
          (focus?.contains(row: row, column: end) ?? false) == isFocused
        { end += 1 }
        put(cells[column..<end], row: row, column: column, isFocused: isFocused)
        column = end
      }
    }
    screen_show()
  }

  private func put(_ cells: ArraySlice<Scene.Cell>, row: Int, column: Int, isFocused: Bool) {
    let text = cells.flatMap { $0.character.unicodeScalars.map { wchar_t(bitPattern: $0.value) } }
    let ink = cells.first?.ink
    let pair = usesColor ? ink.flatMap { TextStyle.Ink.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0 : 0
    var looks: Int32 = isFocused ? 4 : 0
    if ink == .bold { looks |= 1 }
    if ink == .dim { looks |= 2 }
    unsafe text.withUnsafeBufferPointer { buffer in
      unsafe screen_put(Int32(row), Int32(column), buffer.baseAddress, Int32(text.count), Int32(pair), looks)
    }
  }

  /// What a person does next, within a given number of milliseconds; `nil` when it is nothing.
  package func event(milliseconds: Int) -> Event? {
    if screen_fit() { return .resized }
    if let event = keys.next() { return follow(event) }
    let time = keys.isEmpty ? Int32(milliseconds) : Self.escapeDelay
    guard read(within: time) else { return keys.next(isComplete: true) }
    return keys.next().flatMap(follow)
  }

  /// Forgets what was typed and not read yet.
  package func forget() {
    while read(within: 0) {}
    keys = KeyDecoder()
  }

  private func follow(_ event: Event) -> Event {
    if event == .resized { screen_redraw() }
    return event
  }

  /// Reads what the terminal sends within a time; false when that is nothing.
  private func read(within milliseconds: Int32) -> Bool {
    guard !isClosed, Descriptor.standardInput.waitUntilReadable(milliseconds: milliseconds) else { return false }
    var bytes: [UInt8] = []
    do throws(SystemError) {
      if try Descriptor.standardInput.read(1 << 12, appendingTo: &bytes) == 0 { isClosed = true }
    } catch {
      isClosed = !error.isInterruption
    }
    keys.add(bytes)
    return !bytes.isEmpty
  }

  /// Foreground and background of an ink, −1 being the terminal's own.
  private static func colours(_ ink: TextStyle.Ink, many: Bool) -> (Int32, Int32) {
    switch ink {
    case .bold, .dim: (-1, -1)
    case .red: (1, -1)
    case .green: (2, -1)
    case .yellow: many ? (136, -1) : (3, -1)
    case .blue: (4, -1)
    case .purple: many ? (134, -1) : (5, -1)
    case .cyan: (6, -1)
    case .orange: many ? (172, -1) : (3, -1)
    case .felt: many ? (40, 28) : (0, 2)
    case .mark: many ? (227, 28) : (3, 2)
    case .blackDisc: many ? (16, 28) : (0, 2)
    case .whiteDisc: many ? (231, 28) : (7, 2)
    }
  }
}
