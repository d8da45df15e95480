import Questions
import TestSupport
import Testing

/// Playing without a process that remembers: every request has all actions.
@Suite struct PlayReplayTests {
  /// The result of commands after actions.
  private func step(_ game: String, _ actions: JSON?, _ commands: String..., pause: Bool = false) throws -> JSON {
    var text = "[]"
    if case .array(let lines)? = actions {
      text =
        "["
        + lines.map { line in if case .string(let word) = line { "\"\(word)\"" } else { "" } }.joined(separator: ",")
        + "]"
    }
    let list = commands.map { "\"\($0)\"" }.joined(separator: ",")
    return try Asked.result("\(game).replay", #"{"actions":\#(text),"commands":[\#(list)],"pause":\#(pause)}"#)
  }

  @Test func `a computer's move is left to a request of its own`() throws {
    let first = try step("reversi", nil, "new", "f5", pause: true)
    #expect(first["waits"] == .string("move") && first["moveCount"] == .number("1"))
    let second = try step("reversi", first["actions"], pause: true)
    #expect(second["waits"] == nil && second["moveCount"] == .number("2"))
    #expect(second["turn"] == .string("you"))
    #expect(second["table"] == (try step("reversi", nil, "new", "f5")["table"]))
  }

  @Test func `each further hint shows more, and a move ends them`() throws {
    // This deal has four Sets.
    var state = try Asked.result("set.replay", #"{"commands":["new"],"seed":2}"#)
    #expect(state["table"]?["setCount"] == .number("4"))
    for press in 0..<9 {
      state = try step("set", state["actions"], "hint")
      #expect(state["table"]?["hintNumber"] == .number("\(press / 3 + 1)"))
      #expect(state["table"]?["hintStep"] == .number("\(press % 3 + 1)"))
    }
    state = try step("set", state["actions"], "select 1")
    #expect(state["table"]?["hint"] == nil && state["table"]?["selection"] == .array([.number("0")]))
  }

  @Test func `what was taken back can be made again, and open settings stay open`() throws {
    var state = try step("matchsticks", nil, "new", "take 1", "take 2", "undo")
    let after = state["table"]
    state = try step("matchsticks", state["actions"])
    #expect(state["canRedo"] == .bool(true) && state["table"] == after)
    state = try step("matchsticks", state["actions"], "redo")
    #expect(state["canRedo"] == .bool(false) && state["moveCount"] == .number("4"))
    state = try step("matchsticks", state["actions"], "settings", "settings pile 7")
    state = try step("matchsticks", state["actions"])
    #expect(state["draft"]?["pile"] == .string("7"))
    state = try step("matchsticks", state["actions"], "back")
    #expect(state["draft"] == nil && state["table"]?["matches"] == .string("7"))
  }

  @Test func `a refused command says why and what came before it holds`() throws {
    let state = try step("matchsticks", nil, "new", "take 9", "take 1")
    #expect(state["accepted"] == .bool(false) && state["moveCount"] == .number("0"))
    #expect(state["refusal"] == .string("the rules don't allow it: take 1 to 3"))
    #expect(state["actions"] == .array([.string("new")]))
  }

  @Test func `time has a command where it changes anything`() throws {
    #expect(try step("set", nil, "new")["second"] == nil)
    let race = try step("set", nil, "settings opponent 30", "new")
    #expect(race["second"] == .string("wait 1"))
    #expect(try step("set", race["actions"], "wait 1")["table"]?["secondsUnchanged"] == .number("1"))
  }
}
