import Documents
import ExactArithmetic
import GameCore
import Matchsticks
import MatchsticksApp
import Questions
import Testing

private typealias State = GameState<MatchsticksPlay>

/// The state after lines of a recording; computers answer as soon as it is their turn.
private func played(_ lines: String..., settings: MatchsticksSettings = MatchsticksSettings()) throws -> State {
  var state = State(settings: settings)
  for line in ["new"] + lines {
    let action = try state.action(line)
    #expect(state.refusal(of: action) == nil, "\(line)")
    state = State.reduce(state, action)
    while let request = state.request {
      state = State.reduce(state, try TestLibrary.computer.answer(request, in: state))
    }
  }
  return state
}

private func settings(_ change: (inout MatchsticksSettings) -> Void) -> MatchsticksSettings {
  var settings = MatchsticksSettings()
  change(&settings)
  return settings
}

@Suite struct MatchsticksPlayTests {
  @Test func theSourcesGameIsTheDefault() throws {
    let state = try played()
    #expect(state.table?.position.heaps.map(\.description) == ["18"])
    #expect(state.turn == .person(.you), "the human moves first")
    #expect(state.settings["opponent"] == "dumb" && state.settings["take-limit"] == "3")
    #expect(state.legalMoves?.map(\.take) == [1, 2, 3])
  }

  @Test func dumbTakesOneAndCleverLeavesAForbiddenNumber() throws {
    let dumb = try played("take 2")
    #expect(dumb.table?.position.heaps.map(\.description) == ["15"])
    let clever = try played("take 2", settings: settings { $0.opponent = .clever })
    #expect(clever.table?.position.heaps.map(\.description) == ["13"], "16 − 3 is forbidden")
    let lost = try played("take 1", settings: settings { $0.opponent = .clever })
    #expect(lost.table?.position.heaps.map(\.description) == ["16"], "on 17 it takes 1")
  }

  @Test func whoeverTakesTheLastMatchLoses() throws {
    let state = try played("take 1", settings: settings { $0.heaps = [HeapsNotation.pile(2)] })
    #expect(state.isOver && state.table?.winner == .you, "the dumb one had to take the last match")
    let lost = try played("take 1", settings: settings { $0.heaps = [HeapsNotation.pile(1)] })
    #expect(lost.isOver && lost.table?.winner == .opponent)
  }

  @Test func strategiesAreExchangedDuringTheGame() throws {
    let state = try played("take 1", "change opponent clever", "take 1")
    #expect(state.table?.position.heaps.map(\.description) == ["13"])
    #expect(state.moves.count == 4)
  }

  @Test func `the source's selector works alongside the names`() throws {
    for (number, name) in ["dumb", "wild", "clever"].enumerated() {
      let state = try played("change opponent \(number) you \(number)")
      #expect(state.settings["opponent"] == name && state.settings["you"] == name)
    }
    for text in ["3", "-1", "1x"] {
      #expect(throws: CommandFault.self) { try played("change opponent \(text)") }
    }
  }

  @Test func `leaving settings that weren't changed leaves the game`() throws {
    let before = try played("take 1")
    #expect(try played("take 1", "settings", "back") == before)
    var state = try played("take 1", "settings", "change pile 21")
    state = State.reduce(state, .change(state.settings))
    state = State.reduce(state, .closeSettings)
    #expect(state.table == before.table && state.moves == before.moves && state.draft == nil)
  }

  @Test func settingsTakeEffectOnBackWithANewGame() throws {
    var state = try played("take 1", "settings", "change pile 21 opponent perfect")
    #expect(state.table?.position.heaps.map(\.description) == ["16"], "the page changes nothing yet")
    #expect(state.settings["pile"] == "18" && state.draft?["pile"] == "21")
    #expect(state.refusal(of: .new) == .settingsOpen)
    state = State.reduce(state, .closeSettings)
    #expect(state.settings["pile"] == "21" && state.settings["opponent"] == "perfect")
    #expect(state.table?.position.heaps.map(\.description) == ["21"] && state.moves.isEmpty)
    state = State.reduce(state, .openSettings)
    #expect(state.draft?["pile"] == "21", "reopened, they show the present choice")
  }

  @Test func `what a line remembers isn't a heap`() throws {
    let chosen = settings {
      try? $0.set("rules", to: "n,m=0 -> n-k,k")
      try? $0.set("heaps", to: "7")
      $0.opponent = nil
    }
    let state = try played("go to 5, m=2", settings: chosen)
    #expect(MatchsticksPlay.headline(state) == "Matches: 5")
    #expect(MatchsticksPlay.scene(state, in: SceneRoom(columns: 80)).text(style: .plain).contains("m = 2"))
  }

  @Test(arguments: ["a,b -> a-1,b+1; a+1,b-1", "a,b -> a+1,b; a,b-1"])
  func `a game that never ends isn't played`(rules: String) throws {
    var chosen = MatchsticksSettings()
    try chosen.set("rules", to: rules)
    try chosen.set("heaps", to: "2 1")
    #expect(chosen.fault != nil)
  }

  @Test func `a line is said once where it forbids a move`() throws {
    let chosen = settings {
      try? $0.set("rules", to: "a,b -> a-k,b; a,b-k; a-k,b-k")
      try? $0.set("heaps", to: "2 3")
    }
    let state = try played(settings: chosen)
    let words = try #require(state.refusal(of: try state.action("go to 9 9"))).words(in: state)
    #expect(words == "the rules don't allow it: from a, b go to a − k, b; to a, b − k; or to a − k, b − k")
  }

  @Test func whatTheRulesForbidIsRefusedWithAReason() throws {
    let state = try played()
    func refusal(_ line: String) throws -> GameRefusal<MatchsticksPlay>? { state.refusal(of: try state.action(line)) }
    guard case .move(.rules) = try refusal("take 4") else { return #expect(Bool(false), "4 of 3") }
    guard case .move(.rules) = try refusal("take 0") else { return #expect(Bool(false), "0") }
    guard case .move(.tooMany) = try refusal("take 19") else { return #expect(Bool(false), "19 of 18") }
    #expect(try refusal("take 1 from 2") == .move(.noHeap(1, count: 1)))
    let over = try played("take 1", settings: settings { $0.heaps = [HeapsNotation.pile(1)] })
    #expect(over.refusal(of: try over.action("take 1")) == .over, "nothing is taken from an empty pile")
  }

  @Test(arguments: [
    (
      "nim", "5 92680", "take 1 from the heap of 92,680 and leave 92,679",
      HeapMove(heap: 1, take: 1, leaves: [HeapSize(92679)])
    ),
    ("nim", "9 5", "take 7 from heap 1 of 9, leaving 2", HeapMove(heap: 0, take: 7, leaves: [HeapSize(2)])),
    ("nim", "9", "take 7, leave 2", HeapMove(heap: 0, take: 7, leaves: [HeapSize(2)])),
    ("nim", "92679", "take 92,000", HeapMove(heap: 0, take: 92000, leaves: [HeapSize(679)])),
    ("kayles", "772", "take 1 leaving 92,679", HeapMove(heap: 0, take: 1, leaves: [HeapSize(92), HeapSize(679)])),
    (
      "grundy", "9 4", "break heap 1 of 9, leaving 4 and 5",
      HeapMove(heap: 0, take: 0, leaves: [HeapSize(4), HeapSize(5)])
    ),
    ("grundy", "9", "break the heap, leaving 4 and 5", HeapMove(heap: 0, take: 0, leaves: [HeapSize(4), HeapSize(5)])),
    ("grundy", "9", "break leaving 4 5", HeapMove(heap: 0, take: 0, leaves: [HeapSize(4), HeapSize(5)])),
    (
      "n -> i and n-i if i<n-i", "9", "go to 4 5", HeapMove(heap: 0, take: 0, leaves: [HeapSize(4), HeapSize(5)])
    ),
    ("n,m=0 -> n-k,k", "7", "go to 6, m=1", HeapMove(heap: 0, take: 1, leaves: [HeapSize(6), HeapSize(1)])),
    ("n,m=0 -> n-k,k", "7", "go to 6 1", HeapMove(heap: 0, take: 1, leaves: [HeapSize(6), HeapSize(1)])),
    ("n,m=3 -> n-k,k", "7", "go to 4", HeapMove(heap: 0, take: 3, leaves: [HeapSize(4), HeapSize(3)])),
    ("a,b -> a-k,b; a,b-k", "3 4", "go to 1, 4", HeapMove(heap: 0, take: 2, leaves: [HeapSize(1), HeapSize(4)])),
    (
      "n,m=0 -> n-k,k and k,m if k<n", "3", "go to 2, m=1 and 1",
      HeapMove(heap: 0, take: 0, leaves: [HeapSize(1), HeapSize(0), HeapSize(2), HeapSize(1)])
    ),
    (
      "grundy", "9", "break the heap of 9 into 4 and 5", HeapMove(heap: 0, take: 0, leaves: [HeapSize(4), HeapSize(5)])
    ),
  ])
  func `moves are read in the words in which advice is given`(
    rules: String, heaps: String, line: String, move: HeapMove
  ) throws {
    var chosen = MatchsticksSettings()
    try chosen.set("rules", to: rules)
    try chosen.set("heaps", to: heaps)
    let state = try played(settings: chosen)
    #expect(try state.action(line) == .play(move))
    #expect(try state.action(try #require(state.text(of: .play(move)))) == .play(move))
  }

  @Test(arguments: [
    ("take 1 from the heap of 8", CommandFault.word("8", expected: "the size of a heap")),
    ("take 1 from heap 1 of 8", .word("8", expected: "the size of heap 1")),
    ("take 1 and", .missing("'leave'", after: "and")),
    ("take 1 leaving 92,679", .word("92,679", expected: "what is left of the heap")),
  ])
  func `advice about another position is refused`(line: String, fault: CommandFault) throws {
    let state = try played()
    #expect(throws: fault) { try state.action(line) }
  }

  @Test func `the settings have the readers of the questions`() throws {
    var chosen = MatchsticksSettings()
    for (name, text, shown) in [
      ("rules", "{1,3,4}", "take:1,3-4"), ("rules", "Dawson's chess", "octal:0.137"), ("pile", "92,679", "92679"),
      ("heaps", "[92, 679]", "92 679"), ("take-limit", "1,000", "1000"), ("rules", "take:1, 234", "take:1,234-234"),
    ] {
      try chosen.set(name, to: text)
      #expect(chosen[name] == shown)
      let kept = chosen
      try chosen.set(name, to: shown)
      #expect(chosen == kept, "\(name) \(shown)")
    }
    let reason = UnreadableText(HeapsError.oneOrSeveral("92,679", offset: 0))
    #expect(throws: SettingFault.unreadable(setting: "heaps", reason)) {
      try chosen.set("heaps", to: "92,679")
    }
  }

  @Test func undoTakesBackTheComputersAnswerToo() throws {
    var state = try played("take 2", "take 3")
    state = State.reduce(state, .undo)
    #expect(state.table?.position.heaps.map(\.description) == ["15"] && state.turn == .person(.you))
    state = State.reduce(state, .undo)
    #expect(state.table?.position.heaps.map(\.description) == ["18"])
    #expect(state.refusal(of: .undo) == .nothingToUndo)
    state = State.reduce(State.reduce(state, .redo), .redo)
    #expect(state.table?.position.heaps.map(\.description) == ["11"])
  }

  @Test func computersPlayEachOtherAndPeopleToo() throws {
    let computers = try played(settings: settings { ($0.you, $0.opponent) = (.wild, .perfect) })
    #expect(computers.isOver && computers.moves.allSatisfy { !$0.isDecision })
    let people = try played("take 3", "take 3", settings: settings { $0.opponent = nil })
    #expect(people.turn == .person(.you) && people.table?.position.heaps.map(\.description) == ["12"])
  }

  @Test func aComputerThatMovesFirstStarts() throws {
    let state = try played(settings: settings { $0.first = .opponent })
    #expect(state.table?.position.heaps.map(\.description) == ["17"] && state.turn == .person(.you))
  }

  @Test(arguments: ["nim", "kayles", "last:x2", "pile:half", "take:2,5", "octal:0.07", "take:any"])
  func everyRuleCanBePlayedToItsEnd(_ rules: String) throws {
    for heaps in ["17", "5,7,9"] {
      var chosen = MatchsticksSettings()
      try chosen.set("rules", to: rules)
      try chosen.set("heaps", to: heaps)
      try chosen.set("you", to: "wild")
      try chosen.set("opponent", to: "perfect")
      let state = try played(settings: chosen)
      #expect(state.isOver && state.table?.winner != nil)
    }
  }

  @Test func adviceIsTheSolvers() throws {
    let state = try played("hint")
    #expect(state.advice?.move.take == 1 && state.advice?.wins == true, "18 − 1 = 17 is forbidden")
  }

  @Test func lawsHoldUnderRandomActions() throws {
    var several = MatchsticksSettings()
    try several.set("heaps", to: "3,4,5")
    var kayles = several
    try kayles.set("rules", to: "kayles")
    let choices = [
      MatchsticksSettings(), several, kayles, settings { $0.opponent = nil }, settings { $0.opponent = .wild },
      settings { ($0.you, $0.opponent) = (.perfect, .clever) },
    ]
    let laws = PlayLaws<MatchsticksPlay>(
      anyMove: { table, random in
        let heap = random.index(4)
        let take = BigInt(random.index(6))
        let left = table.position.heaps.indices.contains(heap) ? table.position.heaps[heap] : table.initial[0]
        return HeapMove(heap: heap, take: take, leaves: [left])
      },
      check: { state in
        guard let table = state.table else { return }
        let taken = state.moves.reduce(BigInt(0)) { $0 + $1.move.take }
        let left = table.position.heaps.reduce(BigInt(0)) { $0 + $1.integer }
        try #require(taken + left == table.initial.reduce(BigInt(0)) { $0 + $1.integer }, "no match is lost")
        try #require((table.winner != nil) == state.isOver)
      },
      settings: choices)
    try laws.hold(steps: Laws.steps)
  }
}

extension HeapsNotation {
  /// A pile of a size that is known to be one.
  static func pile(_ size: Int) -> HeapSize {
    guard let pile = HeapSize(BigInt(size)) else { preconditionFailure("a pile isn't negative") }
    return pile
  }
}
