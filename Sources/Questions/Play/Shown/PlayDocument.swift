import Documents

/// The state of a game that is being played, as programs read it: one document for each command.
package struct PlayDocument<Game: ShownGame>: Document {
  private let state: GameState<Game>
  private let events: [PlayEvent]
  private let refusal: String?
  private let chosen: String?
  private let saved: String?
  private let actions: [String]?

  /// Shows a state after a command: what happened by it, why nothing did, what it has chosen, or
  /// the file in which it was saved; and, for clients with no other memory of it, the actions that
  /// lead to it.
  package init(
    _ state: GameState<Game>, events: [PlayEvent] = [], refusal: String? = nil, chosen: String? = nil,
    saved: String? = nil, actions: [String]? = nil
  ) {
    self.state = state
    self.events = events
    self.refusal = refusal
    self.chosen = chosen
    self.saved = saved
    self.actions = actions
  }

  /// A sentence shown instead of the table: a refusal, or where the game was saved; `nil` when the
  /// table is shown.
  package var notice: String? { refusal.map { $0.capitalizedFirst + "." } ?? saved.map { "Saved in \($0.visible)." } }

  package static var table: String? { "events" }

  package static var shape: Shape<Self> {
    Shape(
      Field("accepted", "Whether the command changed anything or was answered") { $0.refusal == nil },
      Field("refusal", "Why it wasn't; absent when it was") { $0.refusal },
      Field(
        "chosen", "What the command has set and from when it holds; absent if it set nothing, or on the settings page"
      ) {
        $0.chosen
      },
      Field("saved", "The file that the game was saved in; only after a command that saved it") { $0.saved },
      Field("events", "The moves that the command led to, computers' among them, in order") { $0.events },
      Field("message", "The message to the person") { $0.state.message },
      Field("phase", "The phase of the game") { PhaseWord($0.state.phase) },
      Field("turn", "Whose turn it is; absent before the deal and when the game is over") { $0.turn?.seat },
      Field("isComputersTurn", "Whether that player is a computer") { $0.turn?.isComputer },
      Field("over", "Whether the game has been played to its end") { $0.state.isOver },
      Field("waits", "What the game itself is waiting for; absent when it waits for a person, or is over") {
        $0.state.request.map(WaitWord.init)
      },
      Field("second", "The command for the clock tick of a second; absent if time changes nothing") { $0.second },
      Field("legal", "The moves that a person can make now, as commands; absent when there are too many to list") {
        $0.legal
      },
      Field("advice", "The hint; absent unless one was requested for this table") { $0.advice },
      Field("canUndo", "Whether a move can be taken back") { $0.state.canUndo },
      Field("canRedo", "Whether a move that was taken back can be made again") { $0.state.canRedo },
      Field("settings", "The settings") { SettingsRecord<Game>(settings: $0.state.settings) },
      Field("draft", "The draft on the settings page; absent while it isn't open") {
        $0.state.draft.map { SettingsRecord<Game>(settings: $0) }
      },
      Field("choices", "The choices on the settings page; absent while it isn't open") {
        $0.state.draft.map { draft in Game.Settings.choices.map { ChoiceRecord(choice: $0, value: draft[$0.name]) } }
      },
      Field("moveCount", "The moves that were made") { $0.state.moves.count },
      Field("table", "The table; absent before the deal") {
        $0.state.table == nil ? nil : TableRecord<Game>(state: $0.state)
      },
      Field("actions", "The actions that lead to this state; only if the request has some") { $0.actions })
  }

  private var second: String? {
    guard let table = state.table, case .person = state.turn, let move = Game.second(on: table, state.settings) else {
      return nil
    }
    return Game.text(move, on: table)
  }

  private var advice: AdviceRecord<Game>? {
    guard let advice = state.advice, let table = state.table else { return nil }
    return AdviceRecord(advice: advice, table: table)
  }

  private var turn: (seat: Seat, isComputer: Bool)? {
    switch state.turn {
    case .person(let seat): (seat, false)
    case .computer(let seat): (seat, true)
    case .over, nil: nil
    }
  }

  private var legal: [String]? {
    guard let table = state.table else { return [] }
    return state.legalMoves?.map { Game.text($0, on: table) }
  }

  package var inBrief: String? { state.table == nil ? nil : Game.headline(state) }

  package func text(style: TextStyle, run: RunInfo?) -> String { text(style: style, isASCII: false) }

  /// The state for a person: what happened, the table, what to do.
  package func text(style: TextStyle, isASCII: Bool) -> String {
    let text = words(style: style, isASCII: isASCII)
    return isASCII ? text.inASCII : text
  }

  private func words(style: TextStyle, isASCII: Bool) -> String {
    if let notice { return style.wrapped(notice) }
    var text = events.map { style.wrapped($0.words + ".") }.joined()
    if let draft = state.draft {
      text += SettingsRecord<Game>(settings: draft).text(style: style)
    } else if state.table != nil {
      text += Game.headline(state) + "\n"
      let room = SceneRoom(columns: style.columns, isASCII: isASCII, usesColor: style.usesColor)
      text += Game.scene(state, in: room).text(style: style)
    }
    return text + style.wrapped((chosen.map { $0 + ". " } ?? "") + state.message)
  }
}

/// A move that was made.
package struct PlayEvent: Record, Equatable {
  /// The move, as a command.
  package let move: String
  /// The player who made it; `nil` for what time brings.
  package let seat: Seat?
  /// The move in words.
  package let words: String

  /// An event.
  package init(move: String, seat: Seat?, words: String) {
    self.move = move
    self.seat = seat
    self.words = words
  }

  package static let shape = Shape<Self>(
    Field("move", "The move, as a command") { $0.move },
    Field("seat", "Who made it") { $0.seat },
    Field("words", "The move in words") { $0.words })
}

/// Settings as an object with a text for each.
package struct SettingsRecord<Game: ShownGame>: Record {
  let settings: Game.Settings

  /// Shows settings.
  package init(settings: Game.Settings) { self.settings = settings }

  package static var shape: Shape<Self> {
    Shape(
      Game.Settings.choices.map { choice in
        Field(choice.name.camelCase, choice.help) { $0.settings[choice.name] }
      })
  }

  /// A line for each.
  package func text(style: TextStyle) -> String {
    style.list(
      Game.Settings.choices.map { choice in
        let value = choice.spelled(settings[choice.name])
        return (choice.name, "\(value)   (\(choice.help.lowercasedFirst); \(choice.wording))")
      })
  }
}

/// A thing to choose as an object.
private struct ChoiceRecord: Record {
  package static var recordName: String { "settingChoice" }
  let choice: SettingChoice
  package let value: String

  static let shape = Shape<Self>(
    Field("name", "Its name in commands") { $0.choice.name },
    Field("title", "Its name for people") { $0.choice.title },
    Field("isAdvanced", "Whether most people leave it as it is") { $0.choice.isAdvanced },
    Field("help", "A short description") { $0.choice.help },
    Field("value", "The current value") { $0.value },
    Field("words", "The words to choose from; absent if there are none") { $0.words },
    Field("from", "The least number offered; absent if none are") { $0.numbers?.lowerBound },
    Field("to", "The greatest number offered") { $0.numbers?.upperBound },
    Field("example", "An example of a text; absent if there are words or numbers") { $0.example },
    Field("options", "The values that a person is offered, in their order") { $0.choice.options })

  private var words: [String]? { choice.values.words }
  private var numbers: ClosedRange<Int>? { if case .number(let range) = choice.values { range } else { nil } }
  private var example: String? { if case .text(let example) = choice.values { example } else { nil } }
}

extension SettingOption: Record {
  package static let shape = Shape<Self>(
    Field("value", "The value, which a number completes where a range is given") { $0.value },
    Field("title", "A word or two for it") { $0.title },
    Field("help", "What it means for the game; may be empty") { $0.help },
    Field("from", "The least number that completes the value; absent if none does") { $0.numbers?.lowerBound },
    Field("to", "The greatest number that completes the value") { $0.numbers?.upperBound },
    Field("usual", "The number to begin with") { $0.usual })
}

extension SettingChoice {
  /// What may be chosen, in words as people write them.
  fileprivate var wording: String {
    if case .words(let words) = values { return words.map(spelled).joined(separator: ", ") }
    return values.wording
  }
}

extension SettingChoice.Values {
  /// What may be chosen, in words.
  package var wording: String {
    switch self {
    case .words(let words): words.joined(separator: ", ")
    case .wordsOrFile(let words), .wordsOrContents(let words): words.joined(separator: ", ") + " or the name of a file"
    case .number(let range): "\(range.lowerBound) to \(range.upperBound)"
    case .text(let example): "such as \(example)"
    }
  }
}

/// Advice as an object.
private struct AdviceRecord<Game: ShownGame>: Record {
  package static var recordName: String { "playAdvice" }
  let advice: Game.Advice
  let table: Game.Table

  static var shape: Shape<Self> {
    Shape(
      Field("words", "The hint in words") { Game.words($0.advice, on: $0.table) },
      Field("move", "The recommended move, as a command; absent if there is none") { record in
        Game.recommended(by: record.advice, on: record.table).map { Game.text($0, on: record.table) }
      },
      Field("evidence", "The evidence for the hint") { Game.evidence($0.advice) })
  }
}

/// The table as an object.
private struct TableRecord<Game: ShownGame>: JSONWritable {
  let state: GameState<Game>
  static var schema: JSONSchema { Game.tableShape.schema }
  package func write(to json: inout JSONWriter) { Game.tableShape.write(state, to: &json) }
}

private enum PhaseWord: String, CaseIterable, JSONWritable {
  case idle, loading, failed, playing

  init<Game>(_ phase: GameState<Game>.Phase) {
    switch phase {
    case .idle: self = .idle
    case .loading: self = .loading
    case .failed: self = .failed
    case .playing: self = .playing
    }
  }
}

private enum WaitWord: String, CaseIterable, JSONWritable {
  case deal, move, advice

  init(_ request: GameRequest) {
    switch request.want {
    case .deal: self = .deal
    case .move: self = .move
    case .advice: self = .advice
    }
  }
}

extension Seat: JSONWritable {}

extension String {
  /// A kebab-case name in camelCase.
  fileprivate var camelCase: String {
    let words = split(separator: "-")
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
