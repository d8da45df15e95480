/// A picture of a table in character cells, with the spots that a person can point at. Line mode
/// prints it, the full screen shows it.
package struct Scene: Sendable, Equatable {
  /// A character and its ink.
  package struct Cell: Sendable, Equatable {
    package var character: Character
    package var ink: TextStyle.Ink?
  }

  /// A place that does something when it is chosen.
  package struct Spot: Sendable, Equatable {
    /// What choosing it commands, as in line mode.
    package let command: String
    /// What it is, for those who can't see it: "f5, empty".
    package let name: String
    /// Its upper left cell.
    package let row: Int
    package let column: Int
    package let width: Int
    /// Its rows; 0 while it is out of sight.
    package let height: Int
    /// Whether the tabulator key passes over it, as over a square where no disc can be placed.
    package var isPassedOver = false

    /// Whether a cell belongs to it.
    package func contains(row: Int, column: Int) -> Bool {
      (self.row..<self.row + height).contains(row) && (self.column..<self.column + width).contains(column)
    }
  }

  /// The rows, from the top; shorter ones end in blanks.
  package private(set) var rows: [[Cell]] = []
  /// The spots, in the order in which keys walk over them.
  package private(set) var spots: [Spot] = []

  /// An empty picture.
  package init() {}

  /// The columns of the widest row.
  package var width: Int { rows.map { $0.count }.max() ?? 0 }

  /// Writes a text, one line, from a cell to the right.
  package mutating func put(_ text: some StringProtocol, row: Int, column: Int = 0, _ ink: TextStyle.Ink? = nil) {
    while rows.count <= row { rows.append([]) }
    while rows[row].count < column { rows[row].append(Cell(character: " ")) }
    for (offset, character) in text.enumerated() {
      let cell = Cell(character: character, ink: ink)
      if column + offset < rows[row].count { rows[row][column + offset] = cell } else { rows[row].append(cell) }
    }
  }

  /// Changes every cell.
  mutating func change(_ body: (inout Cell) -> Void) {
    for row in rows.indices {
      for column in rows[row].indices { body(&rows[row][column]) }
    }
  }

  /// Adds a spot.
  package mutating func spot(
    _ command: String, _ name: String, row: Int, column: Int, width: Int, height: Int = 1, isPassedOver: Bool = false
  ) {
    spots.append(
      Spot(
        command: command, name: name, row: row, column: column, width: width, height: height, isPassedOver: isPassedOver
      ))
  }

  /// Writes a button, `[text]`, that is a spot; returns the column after it.
  @discardableResult
  package mutating func button(_ text: String, _ command: String, row: Int, column: Int) -> Int {
    put("[\(text)]", row: row, column: column, .bold)
    spot(command, text, row: row, column: column, width: text.count + 2)
    return column + text.count + 3
  }

  /// Adds another picture with its spots, its upper left corner at a cell.
  package mutating func add(_ other: Scene, row: Int, column: Int = 0) {
    for (offset, cells) in other.rows.enumerated() {
      for (place, cell) in cells.enumerated() {
        put(String(cell.character), row: row + offset, column: column + place, cell.ink)
      }
    }
    addSpots(of: other, row: row, column: column)
  }

  /// Adds the spots of another picture; the tabulator key may have to pass over all of them.
  package mutating func addSpots(of other: Scene, row: Int, column: Int, passedOver: Bool = false) {
    for spot in other.spots {
      self.spot(
        spot.command, spot.name, row: row + spot.row, column: column + spot.column, width: spot.width,
        height: spot.height, isPassedOver: spot.isPassedOver || passedOver)
    }
  }

  /// The rows from `top` on, at most `count`, as a picture of their own. It has every spot, those
  /// of other rows out of sight.
  package func window(from top: Int, rows count: Int) -> Scene {
    var window = self
    window.rows = Array(rows.dropFirst(top).prefix(count))
    window.spots = spots.map { spot in
      let (first, end) = (max(spot.row - top, 0), min(spot.row + spot.height - top, count))
      return Spot(
        command: spot.command, name: spot.name, row: first, column: spot.column, width: spot.width,
        height: max(0, end - first), isPassedOver: spot.isPassedOver)
    }
    return window
  }

  /// The picture as lines of text.
  package func text(style: TextStyle) -> String {
    rows.map { row in
      var line = ""
      var rest = row[...]
      while let last = rest.last, last.character == " ", last.ink == nil { rest.removeLast() }
      while let first = rest.first {
        let run = rest.prefix { $0.ink == first.ink }
        let text = String(run.map { $0.character })
        line += first.ink.map { style.paint(text, $0) } ?? text
        rest = rest.dropFirst(run.count)
      }
      return line + "\n"
    }.joined()
  }
}

/// The space that a picture may take, and how it may look.
package struct SceneRoom: Sendable, Equatable {
  package var columns: Int
  /// The rows; `nil` where there is no limit.
  package var rows: Int?
  /// Whether only ASCII can be shown.
  package var isASCII: Bool
  /// Whether inks are shown.
  package var usesColor: Bool
  /// Whether the picture is the table of a full screen: it may grow, and shows the keys of cards.
  package var fillsScreen = false
  /// Whether what a hint shows is marked.
  package var marksHint = true
  /// How many of the last move's changes are shown; `nil` for all of them.
  package var shownChanges: Int?

  package init(columns: Int, rows: Int? = nil, isASCII: Bool = false, usesColor: Bool = false) {
    self.columns = columns
    self.rows = rows
    self.isASCII = isASCII
    self.usesColor = usesColor
  }
}
