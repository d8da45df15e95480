import Documents

/// A game whose moves and deals have a text. What is written is read back as the same.
package protocol NotedGame: PlayableGame {
  /// How moves are written, for help: "take N [from HEAP]".
  static var moveForms: [MoveForm] { get }
  /// Reads a move; `nil` when the first word begins none. A number of a place counts from 1.
  static func move(_ words: inout Words, on table: Table) throws(CommandFault) -> Move?
  /// The text of a move at a table.
  static func text(_ move: Move, on table: Table) -> String
  /// Reads a deal.
  static func deal(_ words: inout Words) throws(CommandFault) -> Deal
  static func text(_ deal: Deal) -> String
}

/// A way to write a move, and what it does.
package struct MoveForm: Sendable, Equatable {
  /// The form, what may be left out in brackets.
  package let form: String
  /// What it does, a phrase.
  package let help: String

  package init(_ form: String, _ help: String) {
    self.form = form
    self.help = help
  }
}

extension GameState where Game: NotedGame {
  /// Reads an action as it is kept in recordings:
  ///
  ///     new | dealt TAG deal | failed TAG reason | move | answer TAG move | undo | redo | hint
  ///     | settings | change (NAME VALUE)* | back
  ///
  /// What the adviser said isn't kept: it can be asked again.
  /// - Throws: what is wrong with it, not whether it can be done.
  package func action(_ line: String) throws(CommandFault) -> GameAction<Game> {
    var words = Words(line, lowercased: false)
    guard let verb = words.next else { throw .unknown("") }
    if let table, let move = try Game.move(&words, on: table) {
      try words.end()
      return .play(move)
    }
    words.take()
    let action: GameAction<Game>
    switch verb {
    case "new": action = .new
    case "undo": action = .undo
    case "redo": action = .redo
    case "hint": action = .hint
    case "settings": action = .openSettings
    case "back": action = .closeSettings
    case "dealt": action = .dealt(tag: try words.tag(), try Game.deal(&words))
    case "failed": action = .failed(tag: try words.tag(), reason: words.takeRest())
    case "answer":
      let tag = try words.tag()
      guard let table, let move = try Game.move(&words, on: table) else { throw .unknown(words.next ?? "") }
      action = .answer(tag: tag, move)
    case "change": action = .change(try changed(&words))
    default: throw .unknown(verb)
    }
    try words.end()
    return action
  }

  /// The settings after changes, each a name and a value.
  private func changed(_ words: inout Words) throws(CommandFault) -> Game.Settings {
    var settings = draft ?? settings
    var given: [GivenSetting] = []
    while let name = words.take() { given.append(GivenSetting(name, try words.value())) }
    do throws(SettingFault) {
      try settings.take(given, kept: true)
    } catch {
      throw .setting(error)
    }
    return settings
  }

  /// The text of an action that is about to be carried out; `nil` for advice.
  package func text(of action: GameAction<Game>) -> String? {
    switch action {
    case .new: "new"
    case .undo: "undo"
    case .redo: "redo"
    case .hint: "hint"
    case .openSettings: "settings"
    case .closeSettings: "back"
    case .dealt(let tag, let deal): "dealt \(tag) \(Game.text(deal))"
    case .failed(let tag, let reason): "failed \(tag) \(reason)"
    case .play(let move): table.map { Game.text(move, on: $0) }
    case .answer(let tag, let move): table.map { "answer \(tag) \(Game.text(move, on: $0))" }
    case .change(let settings):
      (["change"] + Self.changes(from: draft ?? self.settings, to: settings)).joined(separator: " ")
    case .advised: nil
    }
  }

  /// Names and values that turn settings into others. Some settings say the same in other words:
  /// what doesn't change isn't listed. Some bring others with them, which are then said, too.
  private static func changes(from old: Game.Settings, to new: Game.Settings) -> [String] {
    var (current, words) = (old, [String]())
    let names = Game.Settings.choices.map { $0.name }
    for name in names + names where current[name] != new[name] {
      var changed = current
      // Two heaps may read as the number of one: such a text isn't that of a pile.
      guard (try? changed.set(name, to: new[name])) != nil, changed[name] == new[name] else { continue }
      current = changed
      words += [name, Words.word(of: new[name])]
    }
    return words
  }

  /// The shortest list of actions that leads to this game from one that hasn't begun. What was
  /// taken back, advice and an open page of settings aren't kept.
  package var script: [String] { lines(through: moves).lines }

  /// Whether no list of actions that leads to this game, one of which `lines` is, is shorter: then
  /// it is ``memory``. It has one line for the settings, which come first, one for the beginning,
  /// one for the deal where there is a choice, and one for each move.
  package func isShortest(_ lines: [String]) -> Bool {
    guard undone.isEmpty, draft == nil else { return false }
    let beginning = phase == .idle ? 0 : deal == nil || Game.plainDeal(settings) != nil ? 1 : 2
    guard settings != Game.Settings() else { return lines.count == beginning + moves.count }
    return lines.count == 1 + beginning + moves.count && lines[0].hasPrefix("change")
  }

  /// As ``script``, and then what was taken back and an open page of settings.
  package var memory: [String] {
    var (lines, state) = lines(through: moves + undone.reversed())
    func note(_ action: GameAction<Game>) {
      if let line = state.text(of: action) { lines.append(line) }
      state = GameState.reduce(state, action)
    }
    while state.moves.count > moves.count, state.canUndo { note(.undo) }
    // The seats may have changed since; then what was taken back is forgotten.
    if state.table != table { (lines, state) = self.lines(through: moves) }
    if let draft {
      note(.openSettings)
      if draft != settings { note(.change(draft)) }
    }
    return lines
  }

  /// The actions of settings, deal and moves, and the state that they lead to.
  private func lines(through moves: [Made]) -> (lines: [String], state: GameState) {
    var state = GameState()
    var lines: [String] = []
    func note(_ action: GameAction<Game>) {
      if let line = state.text(of: action) { lines.append(line) }
      state = GameState.reduce(state, action)
    }
    if settings != state.settings { note(.change(settings)) }
    guard phase != .idle else { return (lines, state) }
    note(.new)
    if let deal, state.phase == .loading { note(.dealt(tag: state.tag, deal)) }
    for made in moves {
      if case .computer = state.turn { note(.answer(tag: state.tag, made.move)) } else { note(.play(made.move)) }
    }
    return (lines, state)
  }
}

extension Words {
  /// Takes the value of a setting: a word in which `%20` is a blank, and any byte may be written
  /// so.
  package mutating func value() throws(CommandFault) -> String {
    var rest = Array(try word("a value").utf8)[...]
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2).compactMap { Character(UnicodeScalar($0)).hexDigitValue }
      if byte == UInt8(ascii: "%"), digits.count == 2 {
        bytes.append(UInt8(16 * digits[0] + digits[1]))
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The word that ``value()`` takes for a value.
  fileprivate static func word(of value: String) -> String {
    value.map { character in
      guard character.isWhitespace || character == "%" || character == ";" else { return String(character) }
      return character.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }.joined()
  }

  /// Takes the number of a request.
  fileprivate mutating func tag() throws(CommandFault) -> Int {
    try number("the number of the request", in: 0...Int.max)
  }

  /// Takes all that is left, as one text.
  fileprivate mutating func takeRest() -> String {
    var all: [String] = []
    while let word = take() { all.append(word) }
    return all.joined(separator: " ")
  }
}
