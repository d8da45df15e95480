import GameCore
import Foundation
import TestSupport
import Testing

/// Games played by lines, as a person or a program plays them.
@Suite struct PlayCommandTests {
  @Test func `a saved game says where it is, in words and in JSON`() throws {
    let folder = try TemporaryFolder()
    let lines = "save g.ggf\nsave g\nsave a b\nsave\nsave g.foo\n"
    let run = try ProgramRun("cd $D; COLUMNS=100 $P reversi play | tail -5", in: folder, input: lines)
    #expect(
      run.output == """
        Saved in g.ggf.
        Saved in g.
        Unexpected argument 'b'.
        The name of a file is missing after 'save'.
        The game wasn't saved: 'g.foo' has an unknown extension; choose .json, .ggf, .sgf, .pgn or .txt.

        """)
    #expect(try folder.names == ["g", "g.ggf"])
    let json = try ProgramRun("cd $D; $P reversi play --json | tail -1", in: folder, input: "save g.json\n")
    #expect(json.output.contains(#""accepted":true"#) && json.output.contains(#""saved":"g.json""#))
    #expect(try ProgramRun("$P reversi play", input: "help\n").output.contains(".json, .ggf, .sgf, .pgn or .txt"))
    #expect(try ProgramRun("$P memory play", input: "help\n").output.contains("write the game to a file: .json\n"))
  }

  @Test func `a name keeps its letters where a sentence begins`() throws {
    let folder = try TemporaryFolder()
    let run = try ProgramRun(
      "cd $D; mkdir t; COLUMNS=200 $P reversi play | tail -3", in: folder,
      input: "save t\nsettings book nofile\nsettings book t/g6.db\n")
    let messages = run.output.split(separator: "\n")
    #expect(messages.first?.hasPrefix("The game wasn't saved: t can't be written") == true, "\(messages)")
    #expect(messages.dropFirst().first?.hasPrefix("The book can't be used: nofile: ") == true, "\(messages)")
    #expect(messages.last?.hasPrefix("The book can't be used: t/g6.db: ") == true, "\(messages)")
  }

  @Test func `what can't be done says why on the menu, too`() throws {
    let run = try ProgramRun("$P matchsticks play | tail -3", input: "menu\nresume\ngo on\nfoo\n")
    #expect(
      run.output == """
        No game is saved.
        Unknown command 'go'; 'help' lists them.
        Unknown command 'foo'; 'help' lists them.

        """)
  }

  @Test func `what is given is used or refused`() throws {
    for (words, status) in [
      ("--heaps 0", 64), ("--pile 0", 65), ("--rules foo", 65), ("--rules take:5,7 --heaps 3", 64),
      ("--pile 9 --heaps 3,4", 64),
    ] {
      #expect(try ProgramRun("$P matchsticks play \(words)").status == status, "\(words)")
    }
    let both = try ProgramRun("$P matchsticks play --pile 9 --heaps 3,4")
    #expect(both.messages.contains("--pile 9 and --heaps 3,4 contradict each other: choose one of them"))
    let words = "--play normal --rules take:1,2 --opponent Wild"
    let run = try ProgramRun("$P matchsticks play \(words) --json", input: "settings\n")
    #expect(run.output.contains(#""opponent":"wild""#) && run.output.contains(#""play":"normal""#), "\(run.output)")
  }

  @Test func `the shipped book is for its board only`() throws {
    let run = try ProgramRun("$P reversi play --book shipped --size 6 --opponent level:2")
    #expect(run.status == 65 && run.output.isEmpty)
    #expect(run.messages.contains("the shipped book is for the 8×8 board, the game is on 6×6; choose another book"))
  }

  @Test func `a move is kept before it is acknowledged`() throws {
    let folder = try TemporaryFolder()
    let game = try Conversation(["matchsticks", "play", "--state", folder.path, "--json"])
    _ = game.line()
    for number in 1...4 {
      try game.send("take 1")
      _ = game.line()
      let kept = try String(contentsOfFile: folder.path + "/matchsticks.json", encoding: .utf8)
      #expect(kept.components(separatedBy: #""take 1""#).count > number, "after move \(number)")
    }
  }

  @Test func `a game is kept at its end`() throws {
    let folder = try TemporaryFolder()
    let game = try Conversation(["matchsticks", "play", "--state", folder.path, "--json"])
    let file = folder.path + "/matchsticks.json"
    func kept() -> String { (try? String(contentsOfFile: file, encoding: .utf8)) ?? "" }
    try game.send("take 2")
    _ = (game.line(), game.line())
    #expect(kept().contains("take 2"), "while the program still waits for a line")
    try game.send("take 3")
    #expect(try game.finish() == 0)
    #expect(kept().contains("take 3"))
  }

  @Test func `a page can be left, and the settings lead to the page that they name`() throws {
    let lines = "settings\nsettings pile 20\nmenu\ngame\n"
    let run = try ProgramRun("$P matchsticks play | tail -4", input: lines)
    #expect(run.output.hasPrefix("Matches: 20\n"), "\(run.output)")
    let pages = try ProgramRun("$P memory play --seed 1 | tail -3", input: "categories\nback\n")
    #expect(pages.output.contains("Turn a card."), "\(pages.output)")
  }
}
