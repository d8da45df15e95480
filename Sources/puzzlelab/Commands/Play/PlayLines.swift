import Documents
import GameCore
import Questions
import Streams

/// A game played by lines: a command in, the state out.
struct PlayLines<Game: ServedGame> {
  private let playing: Playing<Game>
  private var session: PlaySession<Game>
  private let console: Console
  /// A game that can be gone on with.
  private var saved: SavedGame?
  private let isJSON: Bool
  /// How many actions there were when the game was kept last.
  private var keptCount = 0

  init(_ playing: Playing<Game>, _ session: PlaySession<Game>) {
    self.playing = playing
    self.session = session
    console = playing.call.console
    isJSON = playing.call[Options.json]
  }

  mutating func run() throws(Fault) -> ExitStatus {
    saved = try playing.keeper?.unfinished()
    if saved != nil { console.warn("there is a saved game: 'resume' continues it") }
    if let caution = Game.caution(session.state.settings) { console.warn(caution) }
    try show(session.perform([.new]), after: nil)
    var input = try DialogueInput(stopSignal: console.stopSignal)
    prompt()
    var asked = Moment.now
    // A game that is kept is kept before a move is acknowledged, and durably in a pause and at the
    // end, whatever ends it.
    do {
      while true {
        if !input.isReady(within: GameKeeper<Game>.pauseMilliseconds) { try keep() }
        guard let line = try input.next() else { break }
        if isWatched { passTime(since: asked) }
        asked = .now
        if try !answer(line) { break }
        prompt()
      }
    } catch {
      try keep()
      throw error
    }
    try keep()
    return console.stopSignal.isRaised ? .stopped : .done
  }

  private func keep() throws(Fault) { try playing.keeper?.keep(session, beside: saved) }

  /// Keeps the game where something has changed.
  private mutating func keepChanges() throws(Fault) {
    let count = session.recorded.count
    guard count != keptCount else { return }
    keptCount = count
    try playing.keeper?.keep(session, beside: saved, isLasting: false)
  }

  /// Whether a person is at the terminal, for whom time passes.
  private var isWatched: Bool { Descriptor.standardInput.isTerminal && !isJSON }

  /// Lets the seconds pass that the person took.
  private func passTime(since begin: Moment) {
    for _ in 0..<Int((Moment.now - begin) / .seconds(1)) {
      guard let table = session.state.table, case .person = session.state.turn,
        let move = Game.second(on: table, session.state.settings)
      else { return }
      _ = session.carryOut([.play(move)])
    }
  }

  private func prompt() {
    guard console.output.isTerminal, !isJSON else { return }
    try? console.write(Array("> ".utf8))
  }

  /// Carries out a line; false when it was the last one.
  private mutating func answer(_ line: String) throws(Fault) -> Bool {
    var words = Words(line, lowercased: false)
    guard let verb = words.take()?.lowercased() else { return true }
    switch verb {
    case "quit", "exit", "q": return false
    case "help", "?": try help(line)
    case "show": try show(PlayDocument(session.state), after: line)
    case "save": try save(words, line)
    case "resume": try resume(line)
    case let word where words.isEmpty && session.go(to: word): try show(session.perform([]), after: line)
    default: try show(session.perform(line), after: line)
    }
    return true
  }

  private mutating func save(_ words: Words, _ line: String) throws(Fault) {
    switch session.save(words) {
    case .success(let path): try show(PlayDocument(session.state, saved: path), after: line)
    case .failure(let refusal): try show(session.refuse(refusal.reason), after: line)
    }
  }

  private mutating func resume(_ line: String) throws(Fault) {
    guard let saved else { return try show(session.refuse("no game is saved"), after: line) }
    do throws(Fault) {
      let resumed = playing.session(seed: saved.seed)
      let document = try resumed.resume(saved.actions)
      session = resumed
      self.saved = nil
      try show(document, after: line)
    } catch {
      try show(session.refuse("the saved game can't be resumed: \(error.message)"), after: line)
    }
  }

  private mutating func help(_ line: String) throws(Fault) {
    guard !isJSON else { return try show(PlayDocument(session.state), after: line) }
    try print(PlayHelp.text(of: Game.self, style: console.style))
  }

  private func print(_ text: String) throws(Fault) {
    try console.write(text: text)
    try console.output.flush()
  }

  /// Prints a state, which is kept from now on: a document that says after which command, or words.
  private mutating func show(_ document: PlayDocument<Game>, after command: String?) throws(Fault) {
    try keepChanges()
    guard isJSON else {
      let room = SceneRoom(columns: console.style.columns, isASCII: Console.isASCII)
      if document.notice == nil, session.state.draft == nil, let page = session.page(in: room) {
        return try print(page.text(style: console.style))
      }
      let text = document.text(style: console.style, isASCII: Console.isASCII)
      return try print(text)
    }
    var json = JSONWriter()
    json.object { members in
      if let command { members.add("command") { $0.string(command) } }
      members.add("result") { PlayDocument<Game>.shape.write(document, to: &$0) }
      members.add("schema") { $0.string("puzzlelab/\(Game.name).play/1") }
    }
    json.raw("\n")
    try console.write(json.bytes)
    try console.output.flush()
  }
}

/// The commands of a game.
enum PlayHelp {
  /// What one can type, a line each.
  static func text<Game: ShownGame>(of game: Game.Type, style: TextStyle) -> String { style.list(items(of: game)) }

  /// The commands and what they do.
  static func items<Game: ShownGame>(of game: Game.Type) -> [(word: String, meaning: String)] {
    let places = Game.places.map(\.word).joined(separator: ", ")
    let endings = Wording.list((["json"] + Game.fileEndings).map { ".\($0)" }, conjunction: "or")
    return Game.moveForms.map { ($0.form, $0.help) } + common(endings) + [(places, "go to another page")]
  }

  private static func common(_ endings: String) -> [(String, String)] {
    [
      ("new", "start a new game with the same settings"), ("undo", "take back your last move and what followed"),
      ("redo", "redo a move that was taken back"), ("hint", "ask the solver for advice; again: for more"),
      ("settings", "open the settings; 'settings NAME VALUE' changes one"),
      ("back", "close the settings, with a new game if they were changed; or leave a page"),
      ("cancel", "close the settings and discard changes"),
      ("opponent NAME", "choose another opponent"), ("save FILE", "write the game to a file: \(endings)"),
      ("resume", "resume the saved game"), ("show", "show the table again"), ("quit", "exit; the game is saved"),
    ]
  }
}
