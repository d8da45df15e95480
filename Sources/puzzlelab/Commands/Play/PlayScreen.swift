import Documents
import GameCore
import Questions
import Streams

/// A game that fills the screen: draws, waits for keys, and lets computers think concurrently.
struct PlayScreen<Game: ServedGame> {
  private let playing: Playing<Game>
  private let console: Console
  private var session: PlaySession<Game>
  private var saved: SavedGame?
  private var focus = ScreenTarget()
  private var news: [String] = []
  private var notice = ""
  private var typed: String?
  /// The keys of a move that isn't complete.
  private var pending = ""
  private var help: Int?
  private var scroll = 0
  private var isOver = false
  /// Whether the player was asked whether to quit.
  private var isLeaving = false
  /// When a game that has changed is saved, if the player does nothing before.
  private var keptNext: Moment?
  /// How many actions there were when the game was kept last.
  private var keptCount = 0
  /// What the computer is asked for, since when, and whether it has begun.
  private var asked: (request: GameRequest, since: Moment, hasBegun: Bool)?
  private var nextSecond = Moment.now.advanced(by: .seconds(1))
  private var motion = ScreenMotion<Game>()
  /// What the computer's threads have found. The game changes on this thread alone, so that what is
  /// shown, what is said about it and what a key means always belong together.
  private let answers = Recording<AppAction<Game>>()
  /// Why the computer couldn't help, reported by its threads.
  private let failures = Recording<String>()

  init(_ playing: Playing<Game>, _ session: PlaySession<Game>) throws(Fault) {
    self.playing = playing
    self.session = session
    console = playing.call.console
    saved = try playing.keeper?.unfinished()
  }

  mutating func run() throws(Fault) -> ExitStatus {
    do {
      try play()
    } catch {
      try keep()
      throw error
    }
    try keep()
    return .done
  }

  private mutating func play() throws(Fault) {
    let screen = try FullScreen(usesColor: console.style.usesColor)
    defer { screen.close() }
    news = [Game.caution(session.state.settings)?.capitalizedFirst].compactMap { $0 }
    if saved != nil { notice = "there is a saved game: 'Resume' continues it" }
    _ = session.carryOut([.new])
    var isResult = false
    while !isOver, !screen.isClosed, !console.stopSignal.isRaised {
      try attend()
      var page = page(of: screen)
      // What was typed before a result could be seen doesn't confirm it.
      if page.isResult, !isResult { screen.forget() }
      isResult = page.isResult
      focus.follow(page.kind, page.layout.walk)
      page.focus = focus.place(in: page.layout.walk)
      let layout = page.layout
      scroll = layout.top
      if help != nil { help = layout.top }
      try keepChanges()
      screen.show(layout.scene, focus: page.focus.map { layout.scene.spots[$0] })
      if let event = screen.event(milliseconds: motion.isMoving || asked?.hasBegun == true ? 20 : 100) {
        try act(on: event, layout)
      }
    }
  }

  private func page(of screen: FullScreen) -> ScreenPage<Game> {
    let (rows, columns) = screen.size
    var page = ScreenPage(state: session.state, rows: rows, columns: columns, notice: notice)
    page.isASCII = Console.isASCII
    page.usesColor = console.style.usesColor
    (page.news, page.typed, page.pending, page.help, page.scroll) = (news, typed, pending, help, scroll)
    page.offersSaved = saved != nil
    page.place = session.page(in: SceneRoom(columns: columns, rows: rows - 6, isASCII: Console.isASCII))
    (page.marksHint, page.shownChanges) = (motion.marksHint, motion.shownChanges)
    return page
  }

  /// Lets the computer do what the game waits for, a computer's move after a while, and time pass.
  private mutating func attend() throws(Fault) {
    for answer in answers.take() { session.store.dispatch(answer) }
    let events = session.takeEvents().filter { $0.seat != nil }.map(\.words)
    // What was refused before doesn't hold any more.
    if !events.isEmpty { notice = "" }
    news += events
    if let failure = failures.take().last { notice = failure }
    let now = Moment.now
    if let time = keptNext, now >= time { try keep() }
    if now >= nextSecond {
      nextSecond = now.advanced(by: .seconds(1))
      if let table = session.state.table, case .person = session.state.turn,
        let move = Game.second(on: table, session.state.settings)
      {
        _ = session.carryOut([.play(move)])
      }
    }
    let state = session.state
    let delay = playing.call[PlayOptions.delay]
    motion.follow(state, now: now, isAnimated: delay > 0)
    guard let request = state.request else { return asked = nil }
    if asked?.request != request { asked = (request, now, false) }
    guard let waiting = asked, !waiting.hasBegun, !motion.isMoving else { return }
    let isMove = if case .move = request.want { true } else { false }
    guard now - waiting.since >= .seconds(isMove ? delay : 0) else { return }
    asked?.hasBegun = true
    let (answers, failures) = (answers, failures)
    session.store.dispatch(
      session.computer.work(of: Game.self, deliver: { answers.append($0) }, failed: { failures.append($0.words) }))
  }

  private mutating func act(on event: FullScreen.Event, _ layout: ScreenLayout) throws(Fault) {
    if isLeaving { return leave(on: event) }
    if typed != nil { return try type(event) }
    if let first = help { return read(event, first) }
    let keys = pending
    if event != .resized { pending = "" }
    switch event {
    case .up, .down, .left, .right, .next, .previous:
      if let command = setting(event, layout.walk) { return try perform(command) }
      focus.walk(event, over: layout.walk)
    case .enter, .character(" "): try choose(layout.walk)
    case .click(let row, let column):
      guard let place = layout.scene.spots.firstIndex(where: { $0.contains(row: row, column: column) }) else { return }
      focus.choose(layout.walk[place], at: place)
      try choose(layout.walk)
    case .character("?"): help = 0
    case .character(":"): typed = ""
    case .character(let key): try press(key, after: keys)
    case .escape: try leave(keys)
    case .erase, .resized: break
    }
  }

  /// The player was asked whether to quit: Enter, or the key once more, does so.
  private mutating func leave(on event: FullScreen.Event) {
    guard event != .resized else { return }
    (isLeaving, notice) = (false, "")
    isOver = [.enter, .character("q"), .character("Q")].contains(event)
  }

  /// Asks whether to quit where a game is on; otherwise the program exits.
  private mutating func quit() {
    guard session.state.moves.contains(where: \.isDecision), !session.state.isOver else { return isOver = true }
    isLeaving = true
    notice = "quit? Enter or q: yes\(playing.keeper == nil ? "" : ", the game is kept"); any other key: no"
  }

  /// Help is open: it scrolls, and any other key closes it.
  private mutating func read(_ event: FullScreen.Event, _ first: Int) {
    switch event {
    case .up: help = max(0, first - 1)
    case .down: help = first + 1
    case .resized: break
    default: help = nil
    }
  }

  /// Escape ends what is begun, be it a move of several keys or a visit to another page.
  private mutating func leave(_ keys: String) throws(Fault) {
    guard keys.isEmpty, notice.isEmpty else { return notice = "" }
    if session.state.draft != nil { try perform("cancel") } else if isAway { try perform("back") }
  }

  private var isAway: Bool { session.place != .game }

  /// A key is part of a move, where the game knows it so, or has a command. A capital letter, and a
  /// letter that is pressed twice, always have their commands.
  private mutating func press(_ key: Character, after keys: String) throws(Fault) {
    let resumes = saved != nil && key == "g"
    if session.state.draft == nil, !isAway, !key.isUppercase, !resumes {
      let isRepeated = keys == String(key) && ScreenPage<Game>.command(of: key) != nil
      for typed in isRepeated ? [] : keys.isEmpty ? [String(key)] : [keys + String(key), String(key)] {
        switch Game.meaning(of: typed, in: session.state) {
        case .command(let command): return try perform(command)
        case .beginning: return pending = typed
        case .nothing: break
        }
      }
    }
    if let command = ScreenPage<Game>.command(of: key) { try perform(command) }
  }

  /// On the page of settings the keys to the left and to the right change a value.
  private func setting(_ event: FullScreen.Event, _ spots: [Scene.Spot]) -> String? {
    guard let draft = session.state.draft, event == .left || event == .right,
      let row = focus.place(in: spots), Game.Settings.choices.indices.contains(row)
    else { return nil }
    return SettingsPage<Game>(settings: draft).command(Game.Settings.choices[row], by: event == .left ? -1 : 1)
  }

  private mutating func choose(_ spots: [Scene.Spot]) throws(Fault) {
    guard let command = focus.place(in: spots).map({ spots[$0].command }) ?? focus.command else { return }
    if command.isEmpty, Game.Settings.choices.indices.contains(focus.index) {
      typed = "settings \(Game.Settings.choices[focus.index].name) "
    } else {
      try perform(command)
    }
  }

  private mutating func type(_ event: FullScreen.Event) throws(Fault) {
    switch event {
    case .character(let character): typed?.append(character)
    case .erase: _ = typed?.popLast()
    case .escape: typed = nil
    case .enter:
      let line = typed ?? ""
      typed = nil
      // What is typed isn't pressed by mistake.
      if line == "quit" { isOver = true } else if !line.isEmpty { try perform(line) }
    default: break
    }
  }

  /// Carries out a command, as in line mode.
  private mutating func perform(_ line: String) throws(Fault) {
    (notice, help, news) = ("", nil, [])
    motion.finish()
    var words = Words(line, lowercased: false)
    switch words.take()?.lowercased() {
    case "quit": quit()
    case "help": help = 0
    case let word? where words.isEmpty && session.go(to: word): break
    case "resume": try resume()
    case "save":
      switch session.save(words) {
      case .success(let path): notice = "saved in \(path)"
      case .failure(let refusal): notice = refusal.reason
      }
    default:
      let outcome = session.carryOut(line)
      (notice, news) = (outcome.refusal ?? "", [outcome.chosen].compactMap { $0 })
      if session.state.moves.contains(where: \.isDecision) { saved = nil }
    }
    keptNext = .now.advanced(by: .milliseconds(GameKeeper<Game>.pauseMilliseconds))
  }

  /// Keeps what has changed before it is shown.
  private mutating func keepChanges() throws(Fault) {
    let count = session.recorded.count
    guard count != keptCount else { return }
    keptCount = count
    try playing.keeper?.keep(session, beside: saved, isLasting: false)
  }

  private mutating func keep() throws(Fault) {
    keptNext = nil
    try playing.keeper?.keep(session, beside: saved)
  }

  private mutating func resume() throws(Fault) {
    guard let saved else { return notice = "no game is saved" }
    let resumed = playing.session(seed: saved.seed)
    do throws(Fault) {
      try resumed.replay(saved.actions)
      session = resumed
    } catch {
      notice = "the saved game can't be resumed: \(error.message)"
    }
    self.saved = nil
  }
}
