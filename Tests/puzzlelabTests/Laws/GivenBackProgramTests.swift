import Testing

/// What is printed can be given back, and places are those that a person counts.
@Suite struct GivenBackProgramTests {
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
      "memory hints '\"new york city of the north 0\" \"new  york city of the south\" \"new  york city of the south\" _ _ _'",
      #"memory hints '["a，b", "_", "it", "a，b", "_", "_"]'"#,
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
      ("solve '●●●●●●●● ●●中'", 12),
    ])
  func `the place of a fault is counted in characters`(words: String, character: Int) throws {
    let run = try ProgramRun("$P reversi \(words)")
    #expect(run.status == 65 && run.messages.contains("(at character \(character))"), "\(run.messages)")
    let line = words.split(separator: "'").last.map(String.init) ?? ""
    let file = try ProgramRun("printf '%s\\n' '\(line)' | $P reversi show --file -")
    #expect(file.output.contains("(at character \(character))"), "\(file.output)")
  }

  @Test(
    arguments: [
      ("set hints 12345678901234567890123", "the 3rd digit must be 0, 1 or 2"),
      ("set analyze '[[0,1,2,0],[1,1,2,99999999999999999999999]]'", "a card has 4 digits"),
      (
        #"set hints --dimension 3 '{"number":0,"color":2,"shape":2,"shading":2}'"#,
        "only cards of dimension 4 have words"
      ),
      ("matchsticks analyze --rules nim --heaps 1__0", "digits are missing"),
      ("matchsticks analyze --rules nim --heaps 5_", "digits are missing"),
      ("matchsticks survey --octal 0.1-0.2-0.3", "a range of codes is two octal codes"),
      ("reversi games data/reversi/game.ggf --only '1 000'", "is one number or 2: write 1000, or '1, 0'"),
      ("reversi show '------○●é' --size 4", "(at character 9)"),
    ])
  func `what can't be read is refused in a line that is true`(words: String, reason: String) throws {
    let run = try ProgramRun("$P \(words)")
    #expect([64, 65].contains(run.status) && run.messages.contains(reason), "\(run.messages)")
  }

  @Test func `names of games have hyphens, and their codes are a range`() throws {
    let run = try ProgramRun("$P matchsticks survey --octal dawsons-kayles --to 200 --json --no-run")
    #expect(run.status == 0 && run.output.contains(#""octal":"0.07-0.07""#), "\(run.output) \(run.messages)")
  }

  @Test(
    arguments: [
      (#"{"ask":"matchsticks.analyze","request":{"rules":"nim","heaps":"５ ７ x"}}"#, 8),
      (#"{"ask":"memory.hints","request":{"table":"Ａ Ａ Ａ _"}}"#, 8),
      (#"{"ask":"reversi.show","request":{"moves":"ｆ５ z9"}}"#, 7),
    ])
  func `offsets in JSON count bytes, in every question`(question: String, offset: Int) throws {
    let run = try ProgramRun("$P batch --no-run", input: question)
    #expect(run.output.contains("\"offset\":\(offset),"), "\(run.output)")
  }
}
