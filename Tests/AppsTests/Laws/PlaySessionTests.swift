import Documents
import GameCore
import MatchsticksApp
import Questions
import TestSupport
import Testing

@Suite struct PlaySessionTests {
  private func session(stopped: Bool = false) -> PlaySession<MatchsticksPlay> {
    let limits = SearchLimits.none
    if stopped { limits.stopSignal.raise() }
    let environment = Environment { name throws(Fault) in throw Fault.io(name) }
    let context = Context(limits: limits, observer: .silent, environment: environment)
    return PlaySession(computer: context.computer(of: MatchsticksPlay.self, seed: 1))
  }

  /// The result of the document after a line.
  private func result(_ document: PlayDocument<MatchsticksPlay>) throws -> JSON {
    var json = JSONWriter()
    PlayDocument.shape.write(document, to: &json)
    return try JSONReader.read(json.bytes[...])
  }

  @Test func aLineIsAnsweredWithTheStateAfterTheComputersMove() throws {
    let session = session()
    _ = session.perform([.new])
    let state = try result(session.perform("TAKE 2"))
    #expect(state["accepted"] == .bool(true) && state["turn"] == .string("you"))
    #expect(state["table"]?["heaps"] == .array([.string("15")]))
    #expect(state["events"].map { "\($0)".contains("I take 1") } == true)
    #expect(state["legal"] == .array([.string("take 1"), .string("take 2"), .string("take 3")]))
  }

  @Test(
    arguments: [
      ("take 4", "the rules don't allow it: take 1 to 3"), ("take", "how many is missing after 'take'"),
      ("take x", "'x' is not a number of matches"), ("take 1 2", "unexpected argument '2'"),
      ("undo", "you have no move to take back"), ("redo", "there is no move to redo"),
      ("back", "the settings aren't open"), ("jump", "unknown command 'jump'; 'help' lists them"),
      ("settings pile x", "pile: heap 1: 'x' is not a digit"),
      ("settings colour red", "unknown setting 'colour'"), ("settings colour", "unknown setting 'colour'"),
      ("settings pile", "a value is missing after 'pile'"), ("opponent me", "opponent can't be 'me'"),
      ("answer 1 take 1", "unknown command 'answer'; 'help' lists them"),
      ("settings", ""), ("\u{1B}[2J", "unknown command '\\u{1b}[2j'; 'help' lists them"),
    ])
  func whatCantBeDoneSaysWhy(_ line: String, _ reason: String) throws {
    let session = session()
    _ = session.perform([.new])
    let before = session.state.table
    let state = try result(session.perform(line))
    #expect(session.state.table == before)
    if reason.isEmpty {
      #expect(state["refusal"] == nil && state["draft"] != nil)
    } else {
      guard case .string(let refusal)? = state["refusal"] else { return #expect(Bool(false), "\(state)") }
      #expect(refusal.hasPrefix(reason))
    }
  }

  @Test func `limits are respected while actions are replayed`() throws {
    #expect {
      try session(stopped: true).replay(Array(repeating: "new", count: 200_000))
    } throws: { error in
      (error as? Fault)?.status == .stopped && (error as? Fault)?.message.hasPrefix("action 1 of 200000: ") == true
    }
    let document = session(stopped: true).step(Array(repeating: "new", count: 200_000), pausing: false)
    guard case .string(let refusal)? = try result(document)["refusal"] else { throw Fault.data("no refusal") }
    #expect(refusal.hasPrefix("stopped early"))
  }

  @Test func aSettingThatNeedsANewGameBeginsOne() throws {
    let session = session()
    _ = session.perform([.new])
    _ = session.perform("take 1")
    let changed = try result(session.perform("opponent clever"))
    #expect(changed["moveCount"] == .number("2"), "the game goes on")
    let begun = try result(session.perform("settings pile 20"))
    #expect(begun["moveCount"] == .number("0") && begun["settings"]?["pile"] == .string("20"))
  }

  @Test func aRecordingLeadsToTheSameState() throws {
    let session = session()
    _ = session.perform([.new])
    for line in ["take 1", "undo", "take 3", "settings opponent wild", "take 2", "redo", "hint", "take 1"] {
      _ = session.perform(line)
    }
    let again = self.session()
    _ = try again.resume(session.recorded)
    #expect(again.state.table == session.state.table && again.state.tag == session.state.tag)
    let short = self.session()
    _ = try short.resume(session.state.script)
    #expect(short.state.table == session.state.table && short.state.settings == session.state.settings)
  }

  @Test func aRecordingThatTheRulesForbidIsAFault() throws {
    #expect(throws: Fault.data("action 2 ('take 9'): the rules don't allow it: take 1 to 3")) {
      _ = try session().resume(["new", "take 9"])
    }
    #expect(throws: Fault.data("action 1: unknown command 'foo'; 'help' lists them")) {
      _ = try session().resume(["foo"])
    }
  }

  @Test func savedGamesAreReadBackAndDamagedOnesRefused() throws {
    let session = session()
    _ = session.perform([.new])
    _ = session.perform("take 2")
    let bytes = SavedGame(session, actions: session.state.script).bytes
    let saved = try SavedGame(reading: bytes, name: "game.json")
    #expect(saved.game == "matchsticks" && saved.actions == ["new", "take 2", "answer 2 take 1"])
    #expect(throws: Fault.self) { try SavedGame(reading: Array(bytes.prefix(20)), name: "game.json") }
    #expect(throws: Fault.data("game.json: this is not a saved game")) {
      try SavedGame(reading: Array("{}".utf8), name: "game.json")
    }
  }

  @Test func `the ending of a file's name says its format, and one that no format has is refused`() throws {
    let session = session()
    _ = session.perform([.new])
    let saved = SavedGame(session, actions: session.state.script)
    for name in ["game.json", "game.JSON", "game", "v1.2/game"] { #expect(try saved.bytes(for: name) == saved.bytes) }
    for name in ["game.foo", "game.ggf", ".wtb", "game."] {
      #expect(throws: Fault.usage("'\(name)' has an unknown extension; choose .json")) {
        try saved.bytes(for: name)
      }
    }
  }

  @Test func adviceIsAMoveWithItsEvidence() throws {
    let session = session()
    _ = session.perform([.new])
    let advice = try result(session.perform("hint"))["advice"]
    #expect(advice?["move"] == .string("take 1") && advice?["evidence"]?["kind"] == .string("proved"))
    #expect(try result(session.perform("take 1"))["advice"] == nil, "it was about another table")
  }

  @Test func aRaisedSignalEndsAGameBetweenComputers() throws {
    let session = session(stopped: true)
    let state = try result(session.perform([.change(try settings(("you", "dumb"), ("pile", "10^1000"))), .new]))
    #expect(state["refusal"] == .string("stopped early (interrupted)"))
  }

  private func settings(_ values: (String, String)...) throws -> MatchsticksSettings {
    var settings = MatchsticksSettings()
    for (name, value) in values { try settings.set(name, to: value) }
    return settings
  }

  @Test func replayAndReviewAreQuestions() throws {
    let replay = try Asked.result("matchsticks.replay", #"{"actions":["new","take 2","answer 2 take 1"]}"#)
    #expect(replay["table"]?["heaps"] == .array([.string("15")]))
    let review = try Asked.result("matchsticks.review", #"{"actions":["new","take 2","answer 2 take 1"]}"#)
    #expect(review["worstMove"] == .number("0") && review["unit"] == .string("won games"))
  }

  @Test func `going anywhere leaves the settings, and back leads to the game`() throws {
    let session = session()
    for line in ["new", "settings", "settings pile 20"] { _ = session.perform(line) }
    #expect(session.go(to: "menu") && session.state.draft == nil && session.place == .menu)
    #expect(session.go(to: "back") && session.place == .game)
    #expect(!session.go(to: "back"), "the game is where back leads")
    let state = try result(session.perform([]))
    #expect(state["table"]?["matches"] == .string("20") && state["draft"] == nil)
    _ = session.perform("take 1")
    let before = session.state.table
    for line in ["settings", "settings pile 24", "cancel"] { _ = session.perform(line) }
    #expect(session.state.table == before && session.state.draft == nil && session.state.settings["pile"] == "20")
    #expect(try result(session.perform("cancel"))["refusal"] == .string("the settings aren't open"))
  }

  @Test func `counts have their nouns`() throws {
    func words(_ settings: String, _ lines: String...) throws -> [String] {
      let session = session()
      _ = session.perform([.new])
      for line in settings.split(separator: ";") { _ = session.perform("settings " + line) }
      _ = session.takeEvents()
      return try lines.flatMap { line -> [String] in
        guard case .array(let events)? = try result(session.perform(line))["events"] else { return [] }
        return events.compactMap { if case .string(let text)? = $0["words"] { text } else { nil } }
      }
    }
    #expect(try words("", "take 2") == ["You take 2 matches", "I take 1 match"])
    #expect(
      try words("opponent person;rules nim;heaps 3,4", "take 1 from 2", "take 3 from 1", "take 3")
        == ["Player 1 takes 1 match from heap 2", "Player 2 takes 3 matches from heap 1", "Player 1 takes 3 matches"])
    #expect(
      try words("opponent person;rules kayles;heaps 9", "take 1 from 1 leaving 3 5")
        == ["Player 1 takes 1 match, leaving 3 and 5"])
  }
}
