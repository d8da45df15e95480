extension GameState {
  /// The reducer of a game. What is refused changes nothing.
  package static func reduce(_ state: GameState?, _ action: GameAction<Game>) -> GameState {
    var state = state ?? GameState()
    guard state.refusal(of: action) == nil else { return state }
    state.apply(action)
    return state
  }

  /// Why an action would change nothing; `nil` when it is carried out.
  package func refusal(of action: GameAction<Game>) -> GameRefusal<Game>? {
    switch action {
    case .new: return draft == nil ? nil : .settingsOpen
    case .dealt(let tag, let deal):
      guard phase == .loading, tag == self.tag else { return .late }
      return Game.accepts(deal, settings) ? nil : .foreignDeal
    case .failed(let tag, _): return (phase == .loading || wantsAdvice) && tag == self.tag ? nil : .late
    case .play(let move): return refusal(of: move)
    case .answer(let tag, let move):
      guard let table, tag == self.tag, case .computer(let seat) = turn else { return .late }
      return Game.refusal(of: move, by: seat, on: table).map { .move($0) }
    case .undo: return refusalAtTable ?? (canUndo ? nil : .nothingToUndo)
    case .redo: return refusalAtTable ?? (canRedo ? nil : .nothingToRedo)
    case .hint: return refusalOfPerson
    case .advised(let tag, _): return wantsAdvice && tag == self.tag ? nil : .late
    case .openSettings: return draft == nil ? nil : .settingsOpen
    case .closeSettings: return draft == nil ? .settingsClosed : nil
    case .change(let settings):
      if let fault = settings.fault { return .settings(fault) }
      return draft != nil || phase == .idle || self.settings.canBecome(settings) ? nil : .needsNewGame
    }
  }

  private func refusal(of move: Game.Move) -> GameRefusal<Game>? {
    if let refusal = refusalOfPerson { return refusal }
    guard let table, case .person(let seat) = turn else { return .noGame }
    return Game.refusal(of: move, by: seat, on: table).map { .move($0) }
  }

  /// Why no action is possible at the table.
  private var refusalAtTable: GameRefusal<Game>? {
    if draft != nil { return .settingsOpen }
    switch phase {
    case .idle, .failed: return .noGame
    case .loading: return .loading
    case .playing: return nil
    }
  }

  /// Why a person can't do anything at the table.
  private var refusalOfPerson: GameRefusal<Game>? {
    if let refusal = refusalAtTable { return refusal }
    switch turn {
    case .person: return nil
    case .computer: return .thinking
    case .over, nil: return .over
    }
  }

  private mutating func apply(_ action: GameAction<Game>) {
    switch action {
    case .new: begin()
    case .dealt(_, let deal): lay(deal)
    case .failed(_, let reason):
      if phase == .loading { phase = .failed(reason: reason) } else { wantsAdvice = false }
    case .play(let move): make(Made(move: move, isDecision: Game.isDecision(move)))
    case .answer(_, let move): make(Made(move: move, isDecision: false))
    case .undo: takeBack()
    case .redo: makeAgain()
    case .hint:
      if let advice { self.advice = Game.next(after: advice) } else { wantsAdvice = true }
    case .advised(_, let advice): (self.advice, wantsAdvice) = (advice, false)
    case .openSettings: draft = settings
    case .change(let settings):
      if draft == nil { self.settings = settings } else { draft = settings }
      turnPage()
    case .closeSettings:
      let chosen = draft ?? settings
      draft = nil
      if chosen == settings, phase == .playing { return }
      settings = chosen
      begin()
    }
  }

  /// Earlier requests are pointless now, and so is advice.
  private mutating func turnPage() {
    tag += 1
    (advice, wantsAdvice) = (nil, false)
  }

  private mutating func begin() {
    turnPage()
    (deal, table, moves, undone, phase) = (nil, nil, [], [], .loading)
    if let deal = Game.plainDeal(settings) { lay(deal) }
  }

  private mutating func lay(_ deal: Game.Deal) {
    self.deal = deal
    table = Game.table(deal, settings)
    phase = .playing
  }

  private mutating func make(_ made: Made) {
    guard var table else { return }
    Game.make(made.move, on: &table)
    self.table = table
    if let last = moves.last, !last.isDecision, !made.isDecision, let joined = Game.joined(last.move, made.move) {
      moves[moves.count - 1] = Made(move: joined, isDecision: false)
    } else {
      moves.append(made)
    }
    undone = []
    // Advice outlasts time that passes.
    if Game.isDecision(made.move) { turnPage() }
  }

  private mutating func takeBack() {
    while let last = moves.popLast() {
      undone.append(last)
      if last.isDecision { break }
    }
    layAgain()
  }

  private mutating func makeAgain() {
    while let next = undone.popLast() {
      moves.append(next)
      if undone.last?.isDecision ?? true { break }
    }
    layAgain()
  }

  /// Makes the table anew from the deal and the moves.
  private mutating func layAgain() {
    guard let deal else { return }
    var table = Game.table(deal, settings)
    for made in moves { Game.make(made.move, on: &table) }
    self.table = table
    turnPage()
  }
}
