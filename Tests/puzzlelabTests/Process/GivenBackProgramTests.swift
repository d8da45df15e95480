import Testing

/// What is printed can be given back, and places are those that a person counts.
@Suite(.enabled(if: ProgramRun.program != nil, "the program isn't built beside the tests"))
struct GivenBackProgramTests {
  @Test(
    arguments: [
      "reversi show f5d6", "reversi show f5d6c3 --size 8", "reversi hints --level 1 f5d6c3d3",
      "reversi analyze --level 1 f5d6c3d3", "reversi show b1 --size 4", "reversi solve --size 4 b1c1d3",
    ])
  func `a whole answer with a board is read as its position`(words: String) throws {
    let asked = try ProgramRun("$P \(words) --json --no-run")
    let again = try ProgramRun("$P reversi show \"$($P \(words))\" --json --no-run")
    #expect(again.status == 0, "\(again.messages)")
    let position = /"position":"([-XO]{16,64} [XO])"/
    let given = try #require(again.output.firstMatch(of: position)?.1)
    #expect(asked.output.contains(given), "\(asked.output)")
  }

  @Test(
    arguments: [
      "memory hints A _ _ B _ . . _", "memory hints 'A \"polar bear\" A _'", "cardmatch hints AH xx 8D xx",
      "set hints 2GSF 1RDE 3POS 2POE", "set analyze 2GSF 1RDE 3POS 2POE",
    ])
  func `a whole answer is read as what it is about`(words: String) throws {
    let verb = words.split(separator: " ").prefix(2).joined(separator: " ")
    let asked = try ProgramRun("$P \(words) --json --no-run")
    let again = try ProgramRun("$P \(verb) \"$($P \(words))\" --json --no-run")
    #expect(again.status == 0 && again.output == asked.output, "\(again.messages)")
  }

  @Test(
    arguments: [
      ("show 'ｆ５ z9'", 4), ("show 'ｆ５ d6 d6'", 7), ("show '------○●é'", 9), ("show --position '-----○中'", 7),
      ("solve '●●●中 ○○○○'", 4),
    ])
  func `the place of a fault is counted in characters`(words: String, character: Int) throws {
    let run = try ProgramRun("$P reversi \(words)")
    #expect(run.status == 65 && run.messages.contains("(at character \(character))"), "\(run.messages)")
    let line = words.split(separator: "'").last.map(String.init) ?? ""
    let file = try ProgramRun("printf '%s\\n' '\(line)' | $P reversi show --file -")
    #expect(file.output.contains("(at character \(character))"), "\(file.output)")
  }
}
