import Play
import Reports

/// What the full screen shows, as a picture: made of values alone.
package struct ScreenPage<Game: ShownGame> {
  let state: GameState<Game>
  let rows: Int
  let columns: Int
  let isASCII: Bool
  let usesColor: Bool
  /// The moves since the person's last command, in words.
  let news: [String]
  /// Why the last command did nothing, or what else is to be told.
  let notice: String
  /// The line that is being typed.
  let typed: String?
  /// Whether a saved game can be gone on with.
  let offersSaved: Bool
  /// Whether the commands are explained.
  let showsHelp: Bool
  /// What is shown instead of the table; `nil` at the table.
  let page: Scene?

  /// The page of a game on a screen of so many cells.
  package init(
    state: GameState<Game>, rows: Int, columns: Int, isASCII: Bool = false, usesColor: Bool = false,
    news: [String] = [], notice: String = "", typed: String? = nil, offersSaved: Bool = false, showsHelp: Bool = false,
    page: Scene? = nil
  ) {
    self.state = state
    self.rows = rows
    self.columns = columns
    self.isASCII = isASCII
    self.usesColor = usesColor
    self.news = news
    self.notice = notice
    self.typed = typed
    self.offersSaved = offersSaved
    self.showsHelp = showsHelp
    self.page = page
  }

  static var leastRows: Int { 15 }
  static var leastColumns: Int { 40 }

  /// Whether there is room for a game.
  var fits: Bool { rows >= Self.leastRows && columns >= Self.leastColumns }

  /// The picture.
  package var scene: Scene {
    var scene = Scene()
    guard fits else {
      let words = TextStyle(columns: max(20, columns)).wrapped(
        "The window is too small: \(Self.leastColumns) columns and \(Self.leastRows) rows are needed.")
      for (row, line) in words.split(separator: "\n").enumerated() { scene.put(line, row: row) }
      return scene
    }
    let foot = foot
    let bottom = max(0, rows - foot.rows.count)
    let top = head(&scene)
    let room = SceneRoom(columns: columns, rows: bottom - top, isASCII: isASCII, usesColor: usesColor)
    scene.add(middle(in: room), row: top)
    scene.cut(rows: bottom)
    scene.add(foot, row: bottom)
    return scene
  }

  /// The title and what is always to be seen; the row below.
  private func head(_ scene: inout Scene) -> Int {
    let headline = state.table == nil ? "" : Game.headline(state)
    scene.put(Game.title, row: 0, .bold)
    if Game.title.count + headline.count + 2 <= columns {
      scene.put(headline, row: 0, column: columns - headline.count)
      return rows >= 18 ? 2 : 1
    }
    scene.put(headline.prefix(columns), row: 1)
    return 2
  }

  private func middle(in room: SceneRoom) -> Scene {
    if showsHelp { return lines(PlayHelp.text(of: Game.self, style: TextStyle(columns: columns))) }
    if let draft = state.draft { return SettingsPage<Game>(settings: draft).scene(in: room) }
    if let page { return page }
    return state.table == nil ? Scene() : Game.scene(state, in: room)
  }

  private func lines(_ text: String) -> Scene {
    var scene = Scene()
    for (row, line) in text.split(separator: "\n").enumerated() { scene.put(line, row: row) }
    return scene
  }

  /// What is told, the buttons, and what is being typed.
  private var foot: Scene {
    let told = (news.suffix(3).map { $0 + "." } + [notice.isEmpty ? state.message : notice.capitalizedFirst + "."])
      .joined(separator: " ")
    var scene = lines(TextStyle(columns: columns).wrapped(told))
    var (row, column) = (scene.rows.count, 0)
    for (name, command) in buttons {
      if column + name.count + 2 > columns { (row, column) = (row + 1, 0) }
      column = scene.button(name, command, row: row, column: column)
    }
    if let typed {
      scene.put(":\(typed)_", row: row + 1)
    } else if rows >= 18 || row <= 3 {
      // On a small screen this gives way to longer words.
      let help = "arrows and Enter, or keys; : types a command; ? help"
      scene.put(help.count <= columns ? help : "arrows, Enter, keys; ? help", row: row + 1, .dim)
    }
    return scene
  }

  private var buttons: [(name: String, command: String)] {
    if state.draft != nil { return [("Back", "back"), ("Quit", "quit")] }
    var buttons: [(name: String, command: String)] = offersSaved ? [("Go on", "resume")] : []
    if case .person = state.turn { buttons.append(("Hint", "hint")) }
    if state.canUndo { buttons.append(("Undo", "undo")) }
    if state.canRedo { buttons.append(("Redo", "redo")) }
    buttons += [("New game", "new"), ("Settings", "settings"), ("Quit", "quit")]
    let width = buttons.reduce(-1) { $0 + $1.name.count + 3 }
    return width <= columns ? buttons : buttons.map { ($0.command == "new" ? "New" : $0.name, $0.command) }
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

/// The page of settings: a line for each, changed by the keys to the left and to the right.
package struct SettingsPage<Game: ShownGame> {
  let settings: Game.Settings

  /// The page of these settings.
  package init(settings: Game.Settings) { self.settings = settings }

  func scene(in room: SceneRoom) -> Scene {
    var scene = Scene()
    let width = Game.Settings.choices.map(\.name.count).max() ?? 0
    for (row, choice) in Game.Settings.choices.enumerated() {
      let value = settings[choice.name]
      let label = "\(choice.name.rightPadded(to: width))  \(slider(choice, value, room))\(value)"
      scene.put(label.prefix(room.columns), row: row)
      scene.spot(
        command(choice, by: 1) ?? "", "\(choice.name): \(value)", row: row, column: 0,
        width: min(room.columns, max(label.count, width + 12)))
    }
    return scene
  }

  /// A slider for a number that it can show.
  private func slider(_ choice: SettingChoice, _ value: String, _ room: SceneRoom) -> String {
    guard case .number(let range) = choice.values, let number = Int(value), range.contains(number),
      range.count <= 24, room.columns >= 60
    else { return "" }
    let bar = range.map { $0 == number ? "O" : "-" }.joined()
    return "\(range.lowerBound) \(bar) \(range.upperBound)  "
  }

  /// The command that changes a setting to its next value, or the one before; `nil` for texts.
  package func command(_ choice: SettingChoice, by step: Int) -> String? {
    let value = settings[choice.name]
    switch choice.values {
    case .words(let words), .wordsOrFile(let words):
      guard let place = words.firstIndex(of: value) ?? words.indices.first else { return nil }
      return "settings \(choice.name) \(words[(place + step + words.count) % words.count])"
    case .number(let range):
      let number = Int(value).map { $0 + step } ?? range.lowerBound
      return "settings \(choice.name) \(min(max(number, range.lowerBound), range.upperBound))"
    case .text: return nil
    }
  }
}
