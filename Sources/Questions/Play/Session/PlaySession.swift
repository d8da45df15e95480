import Documents
import GameCore

/// A game played through an interface: lines in, states out. Computers answer at once, so that a
/// line leads to the same state each time.
package final class PlaySession<Game: ShownGame>: Sendable {
  package let store: PlayStore<Game>
  /// The players and advisers.
  package let computer: Computer<Game.Solvers>
  private let manner: PlayManner
  private let recording = Recording<String>()
  private let events = Recording<PlayEvent>()

  /// A session whose game hasn't begun.
  package init(computer: Computer<Game.Solvers>, manner: PlayManner = .lines) {
    self.computer = computer
    self.manner = manner
    let (events, recording) = (events, recording)
    store = PlayStore<Game>(middleware: [
      Middleware { action, store, next in
        guard case .game(let own) = action else { return next(action) }
        let before = store.state.game
        next(action)
        guard store.state.game != before else { return }
        if let line = before.text(of: own) { recording.append(line) }
        if let event = before.event(of: own) { events.append(event) }
      }
    ])
  }

  package var state: GameState<Game> { store.state.game }

  /// Every action so far that changed something, as ``Play/GameState/action(_:)`` reads it.
  package var recorded: [String] { recording.actions }

  /// What has happened since it was asked last.
  package func takeEvents() -> [PlayEvent] { events.take() }

  /// Carries out actions, and what they lead to; it stops at the first one that is refused.
  package func perform(_ actions: [GameAction<Game>]) -> PlayDocument<Game> {
    let refusal = carryOut(actions) ?? settle()
    return PlayDocument(state, events: takeEvents(), refusal: refusal)
  }

  /// Carries out actions and leaves to others what they lead to; why one was refused, a phrase.
  package func carryOut(_ actions: [GameAction<Game>]) -> String? {
    for action in actions {
      if let reason = computer.limits.stopReason() { return ComputerError.stopped(reason).words }
      if let refusal = state.refusal(of: action) { return refusal.words(in: state, manner) }
      if case .change(let settings) = action, let fault = Game.fault(of: settings, computer: computer) {
        return fault.words
      }
      dispatch(action)
    }
    return nil
  }

  /// Carries out a line, and what it leads to; what isn't a command of the game is refused.
  package func perform(_ line: String) -> PlayDocument<Game> {
    let outcome = carryOut(line)
    let refusal = outcome.refusal ?? settle()
    return PlayDocument(state, events: takeEvents(), refusal: refusal, chosen: outcome.chosen)
  }

  /// Carries out a line and leaves to others what it leads to; why it was refused, and what it has
  /// chosen, phrases.
  package func carryOut(_ line: String) -> (refusal: String?, chosen: String?) {
    let before = state
    do throws(CommandFault) {
      if let refusal = carryOut(try before.actions(of: line)) { return (refusal, nil) }
    } catch {
      return (error.words, nil)
    }
    return (nil, state.acknowledgement(of: line, since: before))
  }

  /// The state, after a line that couldn't be carried out.
  package func refuse(_ reason: String) -> PlayDocument<Game> {
    PlayDocument(state, events: takeEvents(), refusal: reason)
  }

  /// Where one is.
  package var place: Place { store.state.routing.top }

  /// Goes to the place that a word names; false when it names none. `back` returns from any other
  /// place to the game. Settings that are open are left first: they hold then.
  package func go(to word: String) -> Bool {
    let isBack = word == "back" && state.draft == nil && place != .game
    let named = isBack ? .game : Game.places.first { $0.word == word }?.place
    guard let place = named else { return false }
    if state.draft != nil { _ = carryOut([.closeSettings]) }
    store.dispatch(.go(place))
    return true
  }

  /// What the present place shows; `nil` at the table.
  package func page(in room: SceneRoom) -> Scene? { Game.page(place, of: store.state, in: room) }

  /// Carries out the actions of a recording.
  /// - Throws: a fault with the 1-based number of the line that can't be read or carried out, or
  ///   before which the limits of the computer stopped the work.
  package func replay(_ lines: [String]) throws(Fault) {
    for (number, line) in lines.enumerated() {
      if let reason = computer.limits.stopReason() {
        throw Fault(.stopped, "action \(number + 1) of \(lines.count): \(ComputerError.stopped(reason).words)")
      }
      let action = try state.action(line, number: number + 1)
      dispatch(action)
      if case .hint = action, number + 1 == lines.count || lines[number + 1] == "hint" { _ = settle(moves: 0) }
    }
    _ = takeEvents()
  }

  /// Carries out the actions of a recording, and what the game then waits for.
  package func resume(_ lines: [String]) throws(Fault) -> PlayDocument<Game> {
    try replay(lines)
    let refusal = settle()
    return PlayDocument(state, events: takeEvents(), refusal: refusal)
  }

  /// Carries out lines, and what they lead to. With `pausing` a computer's move is left to a step
  /// without lines, which makes one. The document has the actions that lead to its state.
  package func step(_ lines: [String], pausing: Bool) -> PlayDocument<Game> {
    var refusal: String?
    var chosen: [String] = []
    for line in lines where refusal == nil {
      let outcome = carryOut(line)
      chosen = outcome.chosen.map { chosen + [$0] } ?? []
      refusal = outcome.refusal ?? settle(moves: pausing ? 0 : .max)
    }
    if lines.isEmpty { refusal = settle(moves: pausing ? 1 : .max) }
    // Hints can be asked again, and are counted: the second one shows more.
    let recorded = recorded
    let hints = recorded.reversed().prefix { $0 == "hint" }
    let lines = recorded.filter { $0 != "hint" }
    return PlayDocument(
      state, events: takeEvents(), refusal: refusal, chosen: chosen.isEmpty ? nil : chosen.joined(separator: "; "),
      actions: (state.isShortest(lines) ? lines : state.memory) + hints)
  }

  /// What is played is played where it can be seen.
  private func dispatch(_ action: GameAction<Game>) {
    switch action {
    case .new, .undo, .redo, .hint: store.dispatch(.go(.game))
    case .play(let move) where Game.isDecision(move): store.dispatch(.go(.game))
    default: break
    }
    store.dispatch(.game(action))
  }

  /// Does what the game waits for, but at most `limit` moves of computers; returns why it can't, a
  /// phrase.
  private func settle(moves limit: Int = .max) -> String? {
    var moves = 0
    while let request = state.request {
      if case .move = request.want {
        if moves == limit { return nil }
        moves += 1
      }
      if let reason = computer.limits.stopReason() { return ComputerError.stopped(reason).words }
      do throws(ComputerError) {
        dispatch(try computer.answer(request, in: state))
      } catch {
        // An adviser who can't help isn't asked again; a player who can't move is waited for.
        if request.want == .advice { dispatch(.failed(tag: request.tag, reason: error.words)) }
        return error.words
      }
    }
    return nil
  }
}

extension GameState where Game: ShownGame {
  /// The state that the actions of a recording lead to.
  /// - Throws: a fault with the 1-based number of the line that can't be read or carried out.
  package func after(_ lines: [String]) throws(Fault) -> GameState {
    var state = self
    for (number, line) in lines.enumerated() {
      state = GameState.reduce(state, try state.action(line, number: number + 1))
    }
    return state
  }

  /// The action of a line of a recording, the `number`th, that can be carried out.
  fileprivate func action(_ line: String, number: Int) throws(Fault) -> GameAction<Game> {
    let action: GameAction<Game>
    do throws(CommandFault) {
      action = try self.action(line)
    } catch {
      throw .data("action \(number): \(error.words)")
    }
    guard let refusal = refusal(of: action) else { return action }
    throw .data("action \(number) (\(Quoting.quoted(line))): \(refusal.words(in: self))")
  }

  /// The event that an action is, if it makes a move.
  fileprivate func event(of action: GameAction<Game>) -> PlayEvent? {
    let move: Game.Move
    switch action {
    case .play(let made), .answer(_, let made): move = made
    default: return nil
    }
    guard let table else { return nil }
    let seat: Seat?
    switch turn {
    case .person(let player), .computer(let player): seat = Game.isDecision(move) ? player : nil
    case .over, nil: seat = nil
    }
    return PlayEvent(
      move: Game.text(move, on: table), seat: seat, words: Game.words(move, by: seat, on: table, settings))
  }

  /// Reads what a person types: the commands of ``Play/GameState/action(_:)`` that are for people,
  /// and `settings NAME VALUE` and `opponent NAME`, which open the page and leave it automatically
  /// where a new game is needed.
  package func actions(of line: String) throws(CommandFault) -> [GameAction<Game>] {
    var words = Words(line, lowercased: false)
    switch words.next?.lowercased() {
    case let verb? where ["dealt", "failed", "answer", "change"].contains(verb): throw .unknown(verb)
    case "settings":
      words.take()
      guard let name = words.take()?.lowercased() else { return draft == nil ? [.openSettings] : [] }
      return try changing(name, to: &words)
    case "cancel":
      words.take()
      try words.end()
      return draft == nil ? [.closeSettings] : [.change(settings), .closeSettings]
    case "opponent" where Game.Settings.choices.contains { $0.name == "opponent" }:
      words.take()
      return try changing("opponent", to: &words)
    default: return [try action(line.lowercased())]
    }
  }

  private func changing(_ name: String, to words: inout Words) throws(CommandFault) -> [GameAction<Game>] {
    guard Game.Settings.choices.contains(where: { $0.name == name }) else { throw .setting(.unknown(name)) }
    var settings = draft ?? settings
    var value = try words.value()
    while !words.isEmpty { value += " " + (try words.value()) }
    do throws(SettingFault) {
      try settings.take([GivenSetting(name, value)])
    } catch {
      throw .setting(error)
    }
    if draft != nil || phase == .idle || self.settings.canBecome(settings) { return [.change(settings)] }
    return [.openSettings, .change(settings), .closeSettings]
  }
}
