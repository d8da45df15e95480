import Documents
import Foundation
import GameCore
import Games
import Questions
import Reversi
import TestSupport
import Testing

/// Answers of `reversi tree`; the counts themselves are those of `PlayedPositionTests`.
@Suite struct ReversiTreeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Three games in PGN, one of which is mirrored, and one that can't be read.
  private static let games = """
    [Event "Open 2001"]
    [Date "2001.05.01"]
    [Black "Ann Lee"]
    [White "Bob Ray"]
    [Result "40-24"]

    1. f5 d6 2. c3 d3 *

    [Event "Open 2003"]
    [Date "2003.05.01"]
    [Black "Bob Ray"]
    [White "Ann Lee"]
    [Result "20-44"]

    1. e6 f4 2. e3 *

    [Event "Cup"]
    [Black "Ann Lee"]
    [White "Cyd Ray"]
    [Result "32-32"]

    1. f5 f6 *

    """

  private func write(_ name: String = "a.pgn", _ text: String = games) throws -> String {
    try folder.write(text, to: name)
  }

  private func tree(_ path: String, _ more: String = "") throws -> JSON {
    try Asked.result("reversi.tree", #"{"games":["\#(path)"]\#(more)}"#)
  }

  private func texts(_ result: JSON, _ list: String, _ key: String) -> [String] {
    guard case .array(let entries)? = result[list] else { return [] }
    return entries.map { entry in
      switch entry[key] {
      case .string(let text)?, .number(let text)?: text
      default: ""
      }
    }
  }

  @Test func `a position counts however the board is turned, and moves are those of the board that was asked about`()
    throws
  {
    let path = try write()
    let start = try tree(path)
    #expect(start["games"]?.text == "3" && texts(start, "moves", "move") == ["f5"])
    let after = try tree(path, #","moves":"f5d6""#)
    #expect(after["games"]?.text == "2" && after["allGames"]?.text == "3")
    #expect(texts(after, "moves", "games").reduce(0) { $0 + (Int($1) ?? 0) } == 2)
    // e6 f4 e3 is the mirror image of f5 d6 c5.
    let moves = texts(after, "moves", "move")
    #expect(Set(moves) == ["c3", "c5"])
    #expect(after["meanBlackDifference"]?.text == "-4" && after["firstYear"]?.text == "2001")
    let mirrored = try tree(path, #","moves":"e6f4""#)
    #expect(Set(texts(mirrored, "moves", "move")) == ["c3", "e3"])
  }

  @Test func `with a player it is said what the player did, and what opponents did`() throws {
    let path = try write()
    let result = try tree(path, #","player":"ann","moves":"f5""#)
    #expect(result["player"] == .string("Ann Lee") && result["playerTurns"]?.text == "1")
    guard case .array(let sentences)? = result["preparation"] else {
      Issue.record("no sentences")
      return
    }
    #expect(
      sentences == [
        .string("Ann Lee answered f5 with d6 100 % (of 1 game)."),
        .string("Opponents of Ann Lee answered f5 with d6 50 % (of 2 games), f6 50 %."),
      ])
  }

  @Test func `filters leave games out, and say where nothing is known`() throws {
    let path = try write()
    let late = try tree(path, #","since":2002"#)
    #expect(late["chosenGames"]?.text == "1" && late["withoutYear"]?.text == "1")
    #expect(try tree(path, #","player":"Ann Lee","result":"win""#)["games"]?.text == "2")
    #expect(try tree(path, #","player":"Ann Lee","result":"win","colour":"white""#)["games"]?.text == "1")
    #expect(try tree(path, #","tournament":"open""#)["games"]?.text == "2")
    #expect(try tree(path, #","result":"draw""#)["games"]?.text == "1")
    #expect(try tree(path, #","moves":"f5","minimumGames":2"#)["otherMoves"]?.text == "1")
    #expect(try tree(path, #","moves":"f5","top":1"#)["otherGames"]?.text == "1")
  }

  @Test func `the book's values are next to the moves`() throws {
    let result = try tree(try write(), #","moves":"f5","book":"shipped""#)
    let book = try Asked.result("reversi.book-probe", #"{"moves":"f5"}"#)
    let values = zip(texts(book, "moves", "move"), texts(book, "moves", "discDifference"))
    for (move, value) in zip(texts(result, "moves", "move"), texts(result, "moves", "discDifference")) {
      #expect(values.first { $0.0 == move }?.1 == value)
    }
  }

  @Test(arguments: [
    (#","player":"ray""#, "'ray' occurs in 2 names, 'Bob Ray' and 'Cyd Ray'; write more"),
    (#","player":"Bob Rey""#, "no game has a player called 'Bob Rey'; did you mean 'Bob Ray'?"),
    (#","tournament":"league""#, "no game is of a tournament with 'league' in its name"),
    (#","opening":"Tigre""#, "no opening is called 'Tigre'; did you mean 'Tiger'?"),
    (#","opening":"Tiger","moves":"f5""#, "exclude each other"),
    (#","colour":"black""#, "has no effect here: it is the colour of"),
    (#","since":2003,"until":2001"#, "2003 is after"),
    (#","players":"none.jou""#, "can't be read"),
  ])
  func `what can't be meant is refused`(more: String, words: String) throws {
    let line = Asked.line("reversi.tree", #"{"games":["\#(try write())"]\#(more)}"#)
    #expect(line.contains(words), "\(line)")
  }

  @Test func `games that can't be read are counted and named, and the others are answered for`() throws {
    let path = try write("b.txt", "f5d6c3\nf5d6xx\nf5f6\n")
    let document = try Asked.document("reversi.tree", #"{"games":["\#(path)"]}"#)
    let result = try #require(document["result"])
    #expect(result["games"]?.text == "2")
    #expect(texts(result, "files", "faultCount") == ["1"])
    guard case .array(let files)? = result["files"], case .array(let faults)? = files.first?["faults"] else {
      Issue.record("no faults")
      return
    }
    #expect(faults.first?.text.hasPrefix("\"line 2: ") == true)
  }

  @Test func `an index answers as the files do, keeps them, and reads none of them twice`() throws {
    let (first, second) = (try write(), try write("b.txt", "f5d6c3\nf5d6c5\nf5d6c6\n"))
    let index = folder.path + "/games.db"
    let both = try Asked.result("reversi.tree", #"{"games":["\#(first)","\#(second)"],"moves":"f5d6"}"#)
    _ = try Asked.result("reversi.tree", #"{"games":["\#(first)"],"index":"\#(index)"}"#)
    let kept = try Asked.result(
      "reversi.tree", #"{"games":["\#(second)","\#(first)"],"index":"\#(index)","moves":"f5d6"}"#)
    #expect(Asked.text(kept) == Asked.text(both))
    // The files may be gone.
    try FileManager.default.removeItem(atPath: first)
    let alone = try Asked.result("reversi.tree", #"{"index":"\#(index)","moves":"f5d6"}"#)
    #expect(Asked.text(alone) == Asked.text(both))
    // A file that has changed takes the place of what it was.
    _ = try write("b.txt", "f5d6c3\n")
    let changed = try Asked.result("reversi.tree", #"{"games":["\#(second)"],"index":"\#(index)","moves":"f5d6"}"#)
    #expect(changed["allGames"]?.text == "4")
  }

  @Test func `a file that can't be read to its end leaves the index as it was`() throws {
    let (first, index) = (try write(), folder.path + "/games.db")
    _ = try Asked.result("reversi.tree", #"{"games":["\#(first)"],"index":"\#(index)"}"#)
    // The first of two files is kept although the second one is none of games.
    let (second, none) = (try write("b.txt", "f5d6c3\n"), try write("c.txt", "\n\n"))
    let line = Asked.line("reversi.tree", #"{"games":["\#(second)","\#(none)"],"index":"\#(index)"}"#)
    #expect(line.contains("it has no games"))
    let result = try Asked.result("reversi.tree", #"{"index":"\#(index)"}"#)
    #expect(texts(result, "files", "games") == ["3", "1"])
  }

  @Test func `WTHOR has its names next to it, and the index keeps them`() throws {
    var writer = WTHORWriter()
    for (moves, black) in [("f5d6c3", "Ann"), ("f5f6", "Bob")] {
      var game = GameRecord(try Line(transcript: moves, from: .start()))
      (game.black.name, game.white.name, game.event, game.date) = (black, "Cyd", "Open", "1999")
      try writer.append(game)
    }
    let games = try folder.write(writer.gamesFile, to: "w.wtb")
    _ = try folder.write(writer.playersFile, to: "w.jou")
    let request = #"{"games":["\#(games)"],"players":"\#(folder.path)/w.jou""#
    let plain = try Asked.result("reversi.tree", request + "}")
    let kept = try Asked.result("reversi.tree", request + #","index":"\#(folder.path)/w.db"}"#)
    #expect(Asked.text(plain) == Asked.text(kept))
    #expect(Set(texts(plain, "players", "name")) == ["Ann", "Bob", "Cyd"])
    #expect(plain["firstYear"]?.text == "1999")
  }

  @Test func `games that a program sends are counted without a file`() throws {
    let bytes = Base64.text(of: Array(Self.games.utf8))
    let sent = try Asked.result("reversi.tree", #"{"bytes":"\#(bytes)","moves":"f5"}"#)
    #expect(sent["games"]?.text == "3")
    #expect(Asked.line("reversi.tree").contains("is missing"))
  }

  @Test func `a list of games has those that are meant`() throws {
    let path = try write()
    func numbers(_ more: String) throws -> [String] {
      texts(try Asked.result("reversi.games", #"{"games":"\#(path)"\#(more)}"#), "games", "number")
    }
    #expect(try numbers("") == ["1", "2", "3"])
    #expect(try numbers(#","player":"bob""#) == ["1", "2"])
    #expect(try numbers(#","player":"bob","colour":"white""#) == ["1"])
    #expect(try numbers(#","until":2001"#) == ["1"])
    #expect(try numbers(#","tournament":"cup""#) == ["3"])
    #expect(try numbers(#","result":"loss""#) == ["2"])
    #expect(try numbers(#","opening":"diagonal""#) == ["3"])
    #expect(try numbers(#","opening":"perpendicular""#) == ["1", "2"])
    #expect(Asked.line("reversi.games", #"{"games":"\#(path)","player":"Dan"}"#).contains("no game has a player"))
  }
}
