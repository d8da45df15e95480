import GameCore
import Questions
import Testing

// The game that docs/tutorials/contributor.md makes: a row of matches, of which each player takes
// one or two; whoever takes the last one wins. `.ci/checks/examples` compares the page with this
// file.

/// What is on the table, and who is next.
private struct RowTable: Sendable, Equatable {
  var left: Int
  var next = Seat.you
}

/// The move to make: one that leaves a multiple of three where there is one.
private struct RowAdvice: Sendable, Equatable {
  let take: Int

  init(_ table: RowTable) { take = max(1, table.left % 3) }
}

/// How many matches there are.
private struct RowSettings: PlaySettings {
  var pile = 7
  static let choices = [SettingChoice("pile", .number(offered: 3...12), help: "How many matches there are")]
  subscript(name: String) -> String { name == "pile" ? "\(pile)" : "" }
  mutating func set(_ name: String, to text: String) throws(SettingFault) {
    guard name == "pile" else { throw .unknown(name) }
    guard let number = Int(text), (1...99).contains(number) else {
      throw .value(setting: name, text: text, expected: "a number from 1 to 99")
    }
    pile = number
  }
  var fault: SettingFault? { nil }
  func canBecome(_ other: RowSettings) -> Bool { self == other }
}

private enum RowPlay: PlayableGame {
  enum Refusal: Error, Sendable { case notOneOrTwo, tooMany }
  static let name = "row"

  static func plainDeal(_ settings: RowSettings) -> Int? { settings.pile }
  static func accepts(_ deal: Int, _ settings: RowSettings) -> Bool { deal == settings.pile }
  static func table(_ deal: Int, _ settings: RowSettings) -> RowTable { RowTable(left: deal) }
  static func turn(on table: RowTable, _ settings: RowSettings) -> Turn {
    if table.left == 0 { return .over }
    return table.next == .you ? .person(.you) : .computer(.opponent)
  }
  static func refusal(of take: Int, by seat: Seat, on table: RowTable) -> Refusal? {
    guard (1...2).contains(take) else { return .notOneOrTwo }
    return take <= table.left ? nil : .tooMany
  }
  static func make(_ take: Int, on table: inout RowTable) {
    table.left -= take
    table.next = table.next.other
  }
  static func legalMoves(on table: RowTable) -> [Int]? { [1, 2].filter { $0 <= table.left } }

  static func deal(
    _ settings: RowSettings, random: inout SeededGenerator, computer: Computer<Void>
  ) -> Int { settings.pile }
  static func move(
    on table: RowTable, _ settings: RowSettings, random: inout SeededGenerator, computer: Computer<Void>
  ) -> Int { RowAdvice(table).take }
  static func advice(on table: RowTable, _ settings: RowSettings, computer: Computer<Void>) -> RowAdvice {
    RowAdvice(table)
  }
  static func recommended(by advice: RowAdvice, on table: RowTable) -> Int? { advice.take }
}

@Suite struct RowGameTests {
  /// Whether the player to move wins, from the definition.
  private func wins(_ left: Int) -> Bool { (1...2).contains { $0 <= left && !wins(left - $0) } }

  @Test func `the advice wins wherever a search finds a win`() {
    for left in 1...15 where wins(left) {
      let take = RowAdvice(RowTable(left: left)).take
      #expect(take <= left && !wins(left - take), "\(left) matches")
    }
  }

  /// The game that actions lead to.
  private func played(_ actions: GameAction<RowPlay>...) -> GameState<RowPlay> {
    actions.reduce(GameState<RowPlay>()) { state, action in GameState.reduce(state, action) }
  }

  @Test func `the same actions lead to the same game`() {
    let state = played(.new, .play(2))
    #expect(state.table == RowTable(left: 5, next: .opponent))
    #expect(state == played(.new, .play(2)))
    #expect(played(.new, .play(2), .undo).table == played(.new).table)
  }

  @Test func `what is refused changes nothing`() {
    let state = played(.new)
    #expect(state.refusal(of: .play(3)) == .move(.notOneOrTwo))
    #expect(GameState.reduce(state, .play(3)) == state)
  }

  @Test func `an answer that comes too late changes nothing`() throws {
    let state = played(.new, .play(2))
    let request = try #require(state.request)
    let answer = try Computer(seed: 1, solvers: ()).answer(request, in: state)
    let undone = GameState.reduce(state, .undo)
    #expect(GameState.reduce(state, answer).table == RowTable(left: 3))
    #expect(GameState.reduce(undone, answer) == undone)
  }

  @Test func `observers hear of what has changed, and middleware of every action`() {
    let (recording, heard) = (Recording<AppAction<RowPlay>>(), Recording<Int>())
    let store = PlayStore<RowPlay>(middleware: [.record(in: recording)])
    let subscription = store.subscribe(select: { $0.game.table?.left ?? 0 }) { heard.append($0) }
    store.dispatch(.game(.new))
    store.dispatch(.game(.play(2)))
    store.dispatch(.game(.play(2)))
    subscription.cancel()
    store.dispatch(.game(.undo))
    #expect(heard.actions == [0, 7, 5])
    #expect(recording.actions.count == 4)
    let again = PlayStore<RowPlay>()
    for action in recording.actions { again.dispatch(action) }
    #expect(again.state == store.state)
  }

  @Test func `middleware may hand on another action`() {
    let modest = Middleware<AppState<RowPlay>, AppAction<RowPlay>> { action, _, next in
      next(action == .game(.play(2)) ? .game(.play(1)) : action)
    }
    let store = PlayStore<RowPlay>(middleware: [modest])
    store.dispatch(.game(.new))
    store.dispatch(.game(.play(2)))
    #expect(store.state.game.table?.left == 6)
  }

  @Test func `the computer answers on a thread of its own`() async {
    let store = PlayStore<RowPlay>()
    await withCheckedContinuation { done in
      _ = store.subscribe(select: { $0.game.moves.count }) { count in
        if count == 2 { done.resume() }
      }
      store.dispatch(.game(.new))
      store.dispatch(.game(.play(2)))
      store.dispatch(Computer(seed: 1, solvers: ()).work(of: RowPlay.self) { Issue.record("\($0)") })
    }
    #expect(store.state.game.table == RowTable(left: 3))
  }
}
