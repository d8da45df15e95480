import Documents
import Questions

/// What the full screen shows, as a picture: made of values alone.
///
/// From the top: the title, the table, the messages, the buttons. Messages have rows of their own,
/// as many as there is space for, so that nothing moves when a message is long; a table that is
/// higher than its rows scrolls.
package struct ScreenPage<Game: ShownGame> {
  let state: GameState<Game>
  let rows: Int
  let columns: Int
  package var isASCII = false
  package var usesColor = false
  /// The moves since the person's last command, in words.
  package var news: [String] = []
  /// Why the last command did nothing, or another message.
  package var notice = ""
  /// The line that is being typed.
  package var typed: String?
  /// The keys of a move that isn't complete.
  package var pending = ""
  /// Whether a saved game can be resumed.
  package var offersSaved = false
  /// The first row of the explanation of keys and commands; `nil` while it isn't shown.
  package var help: Int?
  /// What is shown instead of the table; `nil` at the table.
  package var place: Scene?
  /// The spot that keys act upon.
  package var focus: Int?
  /// The first row of the table that was shown before, where the table is higher than its rows.
  package var scroll = 0
  /// Whether what a hint shows is marked just now.
  package var marksHint = true
  /// How many of the last move's changes are shown; `nil` for all of them.
  package var shownChanges: Int?

  /// The page of a game on a screen with a given number of cells.
  package init(state: GameState<Game>, rows: Int, columns: Int, notice: String = "") {
    self.state = state
    self.rows = rows
    self.columns = columns
    self.notice = notice
  }

  static var leastRows: Int { 15 }
  static var leastColumns: Int { 40 }
  /// The rows that a message can count on.
  private static var leastMessageRows: Int { 2 }
  /// The rows that are left to messages: as many as the newest takes, though a table scrolls.
  private func messageRows(_ width: Int) -> Int {
    max(Self.leastMessageRows, min(5, told.last.map { Self.lines($0, width).count } ?? 0))
  }
  /// The columns that messages and buttons take where the screen is that wide.
  private static var messageColumns: Int { 60 }

  /// Whether there is space for a game.
  var fits: Bool { rows >= Self.leastRows && columns >= Self.leastColumns }

  /// Whether the table of a game that is over is shown: its result waits to be confirmed.
  var isResult: Bool { state.isOver && state.draft == nil && place == nil && help == nil }

  /// The picture.
  package var scene: Scene { layout.scene }

  /// The picture, where keys walk, and the first row of the table that is shown.
  package var layout: ScreenLayout {
    var scene = Scene()
    guard fits else {
      let words = "The window is too small: \(Self.leastColumns) columns and \(Self.leastRows) rows are needed."
      scene.add(Scene(lines: TextStyle(columns: max(20, columns)).wrapped(words)), row: 0)
      return ScreenLayout(scene: scene, walk: [], top: 0)
    }
    let head = head(&scene)
    if let help { return helpPage(from: help, below: head, scene) }
    let (isRoomy, width) = (rows >= 18, min(columns, Self.messageColumns))
    let buttons = buttonBar(width)
    let gap = rows >= 26 ? 1 : 0
    let free = rows - head - gap - buttons.rows.count - (isRoomy ? 1 : 0)
    let least = messageRows(width)
    // How a table is drawn doesn't depend on the messages.
    let table = middle(rows: free - Self.leastMessageRows)
    let shown = min(table.rows.count, free - least)
    let messageRows = isRoomy ? min(free - shown, max(4, least)) : free - shown
    let block = min(columns, max(table.width, width))
    let left = (columns - block) / 2
    let (row, column) = (head + (free - shown - messageRows) / 2, left + max(0, block - table.width) / 2)
    let top = top(of: table, shown: shown)
    scene.add(table.window(from: top, rows: shown), row: row, column: column)
    if top > 0 { scene.put(isASCII ? "^" : "↑", row: row, column: columns - 1, .bold) }
    if top + shown < table.rows.count {
      scene.put(isASCII ? "v" : "↓", row: row + shown - 1, column: columns - 1, .bold)
    }
    let message = row + shown + gap
    scene.add(told(columns: block, rows: messageRows, isRoomy: isRoomy), row: message, column: left)
    scene.add(buttons, row: message + messageRows, column: left)
    if isRoomy { scene.put(lastLine, row: message + messageRows + buttons.rows.count, column: left, .dim) }
    return ScreenLayout(
      scene: scene, walk: walk(table, row, column, buttons, message + messageRows + table.rows.count - shown, left),
      top: top)
  }

  /// The spots where they would be if the whole table were shown.
  private func walk(
    _ table: Scene, _ row: Int, _ column: Int, _ buttons: Scene, _ buttonRow: Int, _ left: Int
  ) -> [Scene.Spot] {
    var whole = Scene()
    whole.addSpots(of: table, row: row, column: column)
    // On a board the tabulator key moves from one legal square to the next.
    let isBoard = table.spots.contains { $0.isPassedOver } && table.spots.contains { !$0.isPassedOver }
    whole.addSpots(of: buttons, row: buttonRow, column: left, passedOver: isBoard)
    return whole.spots
  }

  /// The first row of the table to be shown, so that what keys act upon is.
  private func top(of table: Scene, shown: Int) -> Int {
    var top = scroll
    if let focus, table.spots.indices.contains(focus) {
      let spot = table.spots[focus]
      top = max(min(top, spot.row), spot.row + spot.height - shown)
    }
    return max(0, min(top, table.rows.count - shown))
  }

  /// The title and what is always to be seen; the row below.
  private func head(_ scene: inout Scene) -> Int {
    // The state of the game has no place on other pages.
    let headline = state.table == nil || place != nil || state.draft != nil ? "" : Game.headline(state)
    scene.put(Game.title, row: 0, .bold)
    if Game.title.count + headline.count + 2 <= columns {
      scene.put(headline, row: 0, column: columns - headline.count)
      return rows >= 18 ? 2 : 1
    }
    let lines = Scene(lines: TextStyle(columns: columns).wrapped(headline))
    scene.add(lines, row: 1)
    return 1 + lines.rows.count
  }

  private func middle(rows: Int) -> Scene {
    var room = SceneRoom(columns: columns, rows: rows, isASCII: isASCII, usesColor: usesColor)
    room.fillsScreen = true
    room.marksHint = marksHint
    room.shownChanges = shownChanges
    if let draft = state.draft { return SettingsPage<Game>(settings: draft).scene(in: room) }
    return place ?? (state.table == nil ? Scene() : Game.scene(state, in: room))
  }

  /// The messages, the newest last.
  private var told: [String] {
    var told = news.suffix(3).map { $0 + "." }
    if !notice.isEmpty { told.append(notice.capitalizedFirst + ".") }
    // A result stays in sight whatever other messages there are.
    if place == nil, notice.isEmpty || isResult { told.append(state.message) }
    return told
  }

  /// The messages, only the newest if there isn't space for all; and where it has no line of its
  /// own, what is being typed.
  private func told(columns: Int, rows: Int, isRoomy: Bool) -> Scene {
    if !isRoomy, typed != nil || !pending.isEmpty { return Scene(lines: String(lastLine.suffix(columns))) }
    var told = told
    func lines() -> [Substring] { Self.lines(told.joined(separator: " "), columns) }
    while lines().count > rows, told.count > 1 { told.removeFirst() }
    var shown = lines().prefix(rows).map { String($0) }
    if shown.count < lines().count, let last = shown.popLast() { shown.append(last.prefix(columns - 2) + " …") }
    return Scene(lines: shown.joined(separator: "\n"))
  }

  private static func lines(_ text: String, _ columns: Int) -> [Substring] {
    TextStyle(columns: columns).wrapped(text).split(separator: "\n")
  }

  /// What is being typed, or how to play.
  private var lastLine: String {
    if let typed { return ":\(typed)_" }
    if let key = pending.first {
      let other = pending.count == 1 ? Self.command(of: key).map { "; \(key) again: \($0)" } : nil
      return "\(pending)_ a digit\(other ?? "")"
    }
    if isResult { return "Enter: new game" + (state.canUndo ? "; u takes back your last move" : "") }
    if state.draft != nil || place != nil { return "arrows and Enter; b or Escape returns to the game" }
    return "arrows and Enter, Tab, or keys; : types a command; ? help"
  }

  /// The buttons in as few rows as they take.
  private func buttonBar(_ width: Int) -> Scene {
    var scene = Scene()
    var buttons = buttons
    func length(_ gap: Int) -> Int { buttons.reduce(-gap) { $0 + $1.name.count + 2 + gap } }
    if length(1) > width { buttons = buttons.map { ($0.command == "new" ? "New" : $0.name, $0.command) } }
    // Without gaps every state of a game has one row of them on the smallest screen.
    let gap = length(1) <= width ? 1 : 0
    var (row, column) = (0, 0)
    for (name, command) in buttons {
      if column + name.count + 2 > width { (row, column) = (row + 1, 0) }
      column = scene.button(name, command, row: row, column: column) - 1 + gap
    }
    return scene
  }

  private var buttons: [(name: String, command: String)] {
    if let draft = state.draft {
      let back = draft == state.settings ? "Back" : "Back (new game)"
      return [(back, "back"), ("Cancel", "cancel"), ("Quit", "quit")]
    }
    let rest = [("Settings", "settings"), ("Quit", "quit")]
    if place != nil { return [("Back", "back")] + rest }
    if isResult { return [("New game", "new")] + (state.canUndo ? [("Undo", "undo")] : []) + rest }
    var buttons: [(name: String, command: String)] = offersSaved ? [("Resume", "resume")] : []
    if case .person = state.turn { buttons.append(("Hint", "hint")) }
    if state.canUndo { buttons.append(("Undo", "undo")) }
    if state.canRedo { buttons.append(("Redo", "redo")) }
    return buttons + [("New game", "new")] + rest
  }

  /// The command of a key that has one.
  static func command(of key: Character) -> String? {
    switch key {
    case "n", "N": "new"
    case "u", "U": "undo"
    case "r", "R": "redo"
    case "h", "H": "hint"
    case "s", "S": "settings"
    case "g", "G": "resume"
    case "b", "B": "back"
    case "m", "M": "menu"
    case "q", "Q": "quit"
    default: nil
    }
  }
}

/// A picture of the full screen.
package struct ScreenLayout {
  /// What is shown. Of its spots, those out of sight have no rows.
  package let scene: Scene
  /// The same spots where they would be if all were in sight: keys walk over these.
  package let walk: [Scene.Spot]
  /// The first row of the table that is shown.
  package let top: Int
}

extension ScreenPage {
  /// The explanation of keys and commands.
  private func helpPage(from first: Int, below head: Int, _ scene: Scene) -> ScreenLayout {
    var scene = scene
    let text = Scene(lines: ScreenHelp.text(of: Game.self, columns: columns))
    let shown = rows - head - 1
    let top = max(0, min(first, text.rows.count - shown))
    scene.add(text.window(from: top, rows: shown), row: head)
    let isWhole = text.rows.count <= shown
    scene.put(isWhole ? "Any key closes this." : "Up, Down: more; another key closes.", row: rows - 1, .dim)
    return ScreenLayout(scene: scene, walk: [], top: top)
  }
}

/// What the keys of the full screen do, and the commands.
enum ScreenHelp {
  static func text<Game: ShownGame>(of game: Game.Type, columns: Int) -> String {
    let keys = [
      ("arrows, Enter", "choose; so does a click"), ("Tab", "the next move or button"),
      ("n u r h", "new game, undo, redo, hint"), ("s m b q", "settings, menu, back, quit"),
      (":", "type a command, one of those below"),
    ]
    let groups = [Game.keyForms.map { ($0.form, $0.help) } + keys, PlayHelp.items(of: Game.self)]
    let style = TextStyle(columns: columns)
    guard columns < 60 else { return groups.map(style.list).joined() }
    // On a narrow screen a meaning is below its word.
    let narrow = TextStyle(columns: columns - 2)
    return groups.joined().map { word, meaning in
      word + "\n" + narrow.wrapped(meaning).split(separator: "\n").map { "  \($0)\n" }.joined()
    }.joined()
  }
}

extension Scene {
  /// Lines of text.
  fileprivate init(lines: some StringProtocol) {
    self.init()
    for (row, line) in lines.split(separator: "\n").enumerated() { put(line, row: row) }
  }
}
