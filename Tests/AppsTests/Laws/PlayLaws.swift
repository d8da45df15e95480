import Foundation
import GameCore
import Questions
import Testing

/// Laws that hold for every game under any actions, sensible and hostile ones.
struct PlayLaws<Game: NotedGame & TestedGame> {
  /// A move that may be illegal.
  let anyMove: (Game.Table, inout SeededGenerator) -> Game.Move
  /// Checks a table against what was dealt: counted again.
  let check: (GameState<Game>) throws -> Void
  /// Settings to play with, the first ones to begin with, changed now and then.
  let settings: [Game.Settings]

  /// Does `steps` random actions and checks each.
  func hold(steps: Int, seed: UInt64 = 1) throws {
    var random = SeededGenerator(seed: seed)
    var state = GameState<Game>(settings: settings[0])
    var replayed = state
    var refused = 0
    for step in 0..<steps {
      let action = try action(state, &random)
      let refusal = state.refusal(of: action)
      let next = GameState.reduce(state, action)
      if refusal != nil {
        refused += 1
        try #require(next == state, "what is refused changes nothing: \(action)")
      }
      // The text of an action is read back as the action, and leads to the same state.
      if let line = state.text(of: action), refusal == nil {
        try #require(try state.action(line) == action, "\(line)")
        replayed = GameState.reduce(replayed, try replayed.action(line))
      } else {
        replayed = GameState.reduce(replayed, action)
      }
      if case .play = action, refusal == nil, Game.isDecision(next.moves[next.moves.count - 1].move) {
        let back = GameState.reduce(next, .undo)
        try #require(back.table == state.table, "undo after do is nothing")
        try #require(GameState.reduce(back, .redo).table == next.table, "redo after undo is nothing")
      }
      state = next
      if step % 64 == 0 {
        try #require(replayed == state, "a replayed game is the same")
        try checkScript(state)
        try checkRecording(&random)
      }
      try check(state)
    }
    #expect(refused > 0, "hostile actions were among them")
  }

  /// The script of a game leads to its table, and what is remembered of it also to what was taken
  /// back and to an open page of settings.
  private func checkScript(_ state: GameState<Game>) throws {
    var again = GameState<Game>()
    for line in state.script { again = GameState.reduce(again, try again.action(line)) }
    try #require(again.table == state.table && again.settings == state.settings, "\(state.script)")
    again = GameState<Game>()
    for line in state.memory { again = GameState.reduce(again, try again.action(line)) }
    try #require(
      again.table == state.table && again.settings == state.settings && again.draft == state.draft
        && again.moves.map(\.move) == state.moves.map(\.move), "\(state.memory)")
    // What was taken back is remembered as it was, or forgotten where the seats have changed.
    let undone = again.undone.map(\.move)
    try #require(undone.isEmpty || undone == state.undone.map(\.move), "\(state.memory)")
  }

  /// What was recorded of a game is what is remembered of it, where nothing shorter leads to it.
  private func checkRecording(_ random: inout SeededGenerator) throws {
    var state = GameState<Game>()
    var lines: [String] = []
    for _ in 0..<12 {
      let action = try action(state, &random)
      let next = GameState.reduce(state, action)
      if next != state, action != .hint, let line = state.text(of: action) { lines.append(line) }
      state = next
      if state.isShortest(lines) { try #require(lines == state.memory) }
    }
  }

  private func action(_ state: GameState<Game>, _ random: inout SeededGenerator) throws -> GameAction<Game> {
    switch random.index(40) {
    case 0: return .new
    case 1, 2: return .undo
    case 3: return .redo
    case 4: return random.index(4) == 0 ? .openSettings : .hint
    case 5: return .closeSettings
    case 6: return .change(settings[random.index(settings.count)])
    case 7: return .failed(tag: state.tag, reason: "nothing to load")
    case 8...14:
      guard let request = state.request, request.want != .advice || random.index(8) == 0 else { return .new }
      let answer = try TestLibrary.computer.answer(request, in: state)
      // Now and then an answer comes too late.
      if case .answer(let tag, let move) = answer, random.index(8) == 0 { return .answer(tag: tag - 1, move) }
      return answer
    default:
      guard let table = state.table else {
        guard let request = state.request else { return .new }
        return try TestLibrary.computer.answer(request, in: state)
      }
      if random.index(4) > 0, let moves = state.legalMoves, !moves.isEmpty {
        return .play(moves[random.index(moves.count)])
      }
      if random.index(2) > 0, let request = state.request, request.want != .advice {
        return try TestLibrary.computer.answer(request, in: state)
      }
      return state.isOver ? .new : .play(anyMove(table, &random))
    }
  }
}

/// How many random actions a law is tried with.
enum Laws {
  static let steps = isLong ? 10_000_000 : isOptimized ? 20_000 : 5_000

  static let isLong = ProcessInfo.processInfo.environment["PUZZLELAB_LONG"] != nil

  private static var isOptimized: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }
}
