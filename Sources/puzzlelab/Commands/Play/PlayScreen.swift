import Catalogue
import GameCore
import Play
import Reports

/// A game that fills the screen: draws, waits for keys, and lets computers think beside.
struct PlayScreen<Game: ShownGame> {
  private let playing: Playing<Game>
  private let console: Console
  private var session: PlaySession<Game>
  private var saved: SavedGame?
  private var focus = 0
  private var news: [String] = []
  private var notice = ""
  private var typed: String?
  private var showsHelp = false
  private var isOver = false
  /// What the house is asked for, since when, and whether it has begun.
  private var errand: (request: GameRequest, since: ContinuousClock.Instant, hasBegun: Bool)?
  private var nextSecond = ContinuousClock.now.advanced(by: .seconds(1))
  /// Why the house couldn't help, told by its threads.
  private let failures = Recording<String>()

  init(_ playing: Playing<Game>, _ session: PlaySession<Game>) throws {
    self.playing = playing
    self.session = session
    console = playing.call.console
    saved = try playing.keeper?.unfinished()
  }

  mutating func run() throws -> ExitStatus {
    let screen = try FullScreen(usesColor: console.style.usesColor)
    defer { screen.close() }
    if saved != nil { notice = "a game is saved: 'Go on' goes on with it" }
    _ = session.carryOut([.new])
    var shown: (state: GameState<Game>, size: [Int])?
    while !isOver, !console.stopSignal.isRaised {
      attend()
      let page = page(of: screen)
      let size = [page.rows, page.columns]
      let scene = page.scene
      if shown?.state != page.state || shown?.size != size { focus = min(focus, max(0, scene.spots.count - 1)) }
      screen.show(scene, focus: scene.spots.indices.contains(focus) ? scene.spots[focus] : nil)
      shown = (page.state, size)
      if let event = screen.event(milliseconds: 100) { try act(on: event, scene.spots) }
    }
    try playing.keeper?.keep(session, beside: saved)
    return .done
  }

  private func page(of screen: FullScreen) -> ScreenPage<Game> {
    let room = SceneRoom(columns: screen.size.columns, rows: screen.size.rows - 6, isASCII: Console.isASCII)
    return ScreenPage(
      state: session.state, rows: screen.size.rows, columns: screen.size.columns, isASCII: Console.isASCII,
      usesColor: console.style.usesColor, news: news, notice: notice, typed: typed, offersSaved: saved != nil,
      showsHelp: showsHelp, page: session.page(in: room))
  }

  /// Lets the house do what the game waits for, a computer's move after a while, and time pass.
  private mutating func attend() {
    news += session.takeEvents().filter { $0.seat != nil }.map(\.words)
    if let failure = failures.take().last { notice = failure }
    let (state, now) = (session.state, ContinuousClock.now)
    if now >= nextSecond {
      nextSecond = now.advanced(by: .seconds(1))
      if let table = state.table, case .person = state.turn, let move = Game.second(on: table, state.settings) {
        _ = session.carryOut([.play(move)])
      }
    }
    guard let request = state.request else { return errand = nil }
    if errand?.request != request { errand = (request, now, false) }
    guard let waiting = errand, !waiting.hasBegun else { return }
    let delay = if case .move = request.want { playing.call[PlayDoor.delay] } else { 0.0 }
    guard now - waiting.since >= .seconds(delay) else { return }
    errand?.hasBegun = true
    let failures = failures
    session.store.dispatch(session.house.errand(of: Game.self) { failures.append($0.words) })
  }

  private mutating func act(on event: FullScreen.Event, _ spots: [Scene.Spot]) throws {
    if typed != nil { return try type(event) }
    switch event {
    case .up, .down, .left, .right, .next, .previous:
      if let command = setting(event, spots) { return try perform(command) }
      focus = ScreenFocus.spot(from: focus, towards: event, in: spots)
    case .enter, .character(" "): try choose(focus, spots)
    case .click(let row, let column):
      guard let place = spots.firstIndex(where: { $0.contains(row: row, column: column) }) else { return }
      focus = place
      try choose(place, spots)
    case .character("?"): showsHelp.toggle()
    case .character(":"): typed = ""
    case .character(let key):
      if let digit = key.wholeNumberValue, key.isASCII { return try choose(digit - 1, spots) }
      if let command = ScreenPage<Game>.command(of: key) { try perform(command) }
    case .escape: (showsHelp, notice) = (false, "")
    case .erase, .resized: break
    }
  }

  /// On the page of settings the keys to the left and to the right change a value.
  private func setting(_ event: FullScreen.Event, _ spots: [Scene.Spot]) -> String? {
    guard let draft = session.state.draft, event == .left || event == .right,
      Game.Settings.choices.indices.contains(focus)
    else { return nil }
    return SettingsPage<Game>(settings: draft).command(
      Game.Settings.choices[focus], by: event == .left ? -1 : 1)
  }

  private mutating func choose(_ place: Int, _ spots: [Scene.Spot]) throws {
    guard spots.indices.contains(place) else { return }
    if spots[place].command.isEmpty, Game.Settings.choices.indices.contains(place) {
      typed = "settings \(Game.Settings.choices[place].name) "
    } else {
      try perform(spots[place].command)
    }
  }

  private mutating func type(_ event: FullScreen.Event) throws {
    switch event {
    case .character(let character): typed?.append(character)
    case .erase: _ = typed?.popLast()
    case .escape: typed = nil
    case .enter:
      let line = typed ?? ""
      typed = nil
      if !line.isEmpty { try perform(line) }
    default: break
    }
  }

  /// Carries out a command, as in line mode.
  private mutating func perform(_ line: String) throws {
    (notice, showsHelp, news) = ("", false, [])
    var words = Words(line, lowercased: false)
    switch words.take()?.lowercased() {
    case "quit": isOver = true
    case "help": showsHelp = true
    case let word? where words.isEmpty && session.go(to: word): focus = 0
    case "resume": try resume()
    case "save":
      switch session.save(words) {
      case .success(let path): notice = "saved in \(path)"
      case .failure(let refusal): notice = refusal.reason
      }
    default:
      do throws(CommandFault) {
        notice = session.carryOut(try session.state.actions(of: line)) ?? ""
      } catch {
        notice = error.words
      }
      try playing.keeper?.keep(session, beside: saved)
      if session.state.moves.contains(where: \.isDecision) { saved = nil }
    }
  }

  private mutating func resume() throws {
    guard let saved else { return notice = "no game is saved" }
    let resumed = playing.session(seed: saved.seed)
    do throws(Fault) {
      try resumed.replay(saved.actions)
      session = resumed
    } catch {
      notice = "the saved game can't be gone on with: \(error.message)"
    }
    self.saved = nil
  }
}
