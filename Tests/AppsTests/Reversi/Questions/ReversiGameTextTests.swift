import Documents
import Foundation
import GameCore
import Questions
import Reversi
import ReversiApp
import TestSupport
import Testing

@Suite struct ReversiGameTextTests {
  private static let quest = """
    {"id":"1","gtype":"reversi","created":"2018-01-02T03:04:05Z","tcb":300000,
     "players":[{"id":"ann","name":"Ann","oldR":1800.5},{"id":"bob"}],
     "position":{"size":8,"moves":[{"m":"f5","t":1234},{"m":"d6"},{"m":"c3"},{"s":"RESIGN"}]}}
    """

  private func message(_ text: String) throws -> String {
    let fault = try #require(throws: Fault.self) { try GameRecord(anyText: Array(text.utf8)) }
    return Fault(fault, reading: text).placedMessage
  }

  @Test func `a game of Othello Quest has its moves, times and players`() throws {
    let game = try GameRecord(anyText: Array(Self.quest.utf8))
    #expect(game.line.transcript == "f5d6c3")
    #expect(game.black == GameRecord.Player(name: "Ann", rating: "1800.5"))
    #expect(game.white == GameRecord.Player(name: "bob"))
    #expect(game.notes.map(\.time) == [123, nil, nil])
    #expect(game.date == "2018-01-02" && game.timeControl == "300" && game.event == "Othello Quest")
  }

  /// Whether a record has a field for a text.
  private typealias Reads = (GameRecord, String) -> Bool

  /// A member of an object: its name as a property, its text, and whether a field has it.
  private struct Member {
    let name: String
    let text: String
    let isRead: Reads
  }

  @Test func `whatever an object of Othello Quest says is in a field or a property`() throws {
    let seed: UInt64 = 396
    var random = SeededGenerator(seed: seed)
    for round in 0..<3000 {
      var members: [Member] = []
      /// Some members of an object, after a comma each.
      func object(_ place: String, _ fields: [(String, Reads)]) -> String {
        let strange: [(String, Reads)] = ["x", "extra y"].map { ($0, { _, _ in false }) }
        return (fields + strange).filter { _ in random.index(3) > 0 }.map { key, isRead in
          let values = [
            "\"w\(random.index(99))\"", "\"\"", "true", "[1]", "{\"a\":2}", "\(random.index(400_000))", "300000",
            "\"2018-01-02\"", "\"2018-01-02T03:04:05Z\"", "\"reversi\"", "1.5", "-7",
          ]
          let value = values[random.index(values.count)]
          members.append(Member(name: place + key, text: value.replacing("\"", with: ""), isRead: isRead))
          return ",\"\(key)\":\(value)"
        }.joined()
      }
      let people = [\GameRecord.black, \GameRecord.white].map { player in
        let isName: Reads = { $0[keyPath: player].name == $1 }
        let isRating: Reads = { $0[keyPath: player].rating == $1 }
        return object("players.", [("name", isName), ("id", isName), ("oldR", isRating), ("rating", isRating)])
      }
      let watcher = object("players.", [])
      let move = object(
        "moves.", [("t", { record, text in Int(text).map { record.notes[0].time == ($0 + 5) / 10 } ?? false })])
      let position = object("position.", [])
      let outer = object(
        "",
        [
          ("created", { $0.date == $1 }), ("gtype", { $0.event == "Othello Quest" && $1 == "reversi" }),
          ("tcb", { record, text in record.timeControl.map { "\($0)000" } == text }),
        ])
      let text = """
        {"players":[{"a":null\(people[0])},{"a":null\(people[1])},{"a":null\(watcher)}],
         "position":{"moves":[{"m":"f5"\(move)},"d6",{"s":"R"}]\(position)}\(outer)}
        """
      let record = try GameRecord(anyText: Array(text.utf8))
      #expect(record.line.transcript == "f5d6")
      let lost = try record.losses(as: .transcript).propertyNames
      let note: Comment = "seed \(seed), round \(round): \(text)"
      for member in members where !member.isRead(record, member.text) { #expect(lost.contains(member.name), note) }
      #expect(lost.contains("moves.s"), note)
    }
  }

  @Test func `players and moves of Othello Quest may be plain words`() throws {
    let text = #"{"players":["Ann",{"id":true,"rating":1500},"third"],"position":5,"moves":["f5",{"m":"d6","t":1239}]}"#
    let game = try GameRecord(anyText: Array(text.utf8))
    #expect(game.black.name == "Ann" && game.white == GameRecord.Player(name: nil, rating: "1500"))
    #expect(game.notes.map(\.time) == [nil, 124])
    #expect(try game.losses(as: .pgn).propertyNames == ["players.id", "players", "position"])
  }

  @Test func `a game of our answers and a row of a table have their moves, players and result`() throws {
    let row = #"{"number":1,"black":"Ann","white":"Bob","blackDiscDifference":8,"moves":"f5d6c3","pair":0}"#
    let game = try GameRecord(anyText: Array(row.utf8))
    #expect(game.line.transcript == "f5d6c3" && game.black.name == "Ann" && game.white.name == "Bob")
    #expect(game.outcome == GameRecord.Outcome(blackDifference: 800))
    #expect(try game.losses(as: .ggf).propertyNames == ["pair"])
    let position = #"{"position":"-----XO--OX----- O","moves":"d1","winner":"black"}"#
    #expect(throws: Fault.self) { try GameRecord(anyText: Array(#"{"moves":"f5f5"}"#.utf8)) }
    #expect(try GameRecord(anyText: Array(position.replacing("d1", with: "a2").utf8)).line.start.size == .four)
    #expect(try message(#"{"number":2,"fault":"line 3: not a game"}"#) == "line 3: not a game")
    let answer = #"{"request":{"moves":"f5d6","size":8,"first":"black"},"schema":"puzzlelab/reversi.hints/3"}"#
    #expect(try GameRecord(anyText: Array(answer.utf8)).line.transcript == "f5d6")
  }

  @Test func `what match and games answer is a file of games`() throws {
    let match = Asked.line(
      "reversi.match", #"{"first":"greedy","second":"random","games":2,"size":6,"listGames":true}"#)
    let listed = try games(match)
    #expect(listed.count == 2 && listed.allSatisfy { $0["moveCount"].map { Asked.text($0) } != "0" })
    let file = Data(match.utf8).base64EncodedString()
    let again = try games(Asked.line("reversi.games", #"{"bytes":"\#(file)"}"#))
    #expect(again.map { $0["moves"] } == listed.map { $0["moves"] } && again.count == 2)
  }

  /// The games of a file, as `reversi games` lists them.
  private func games(_ text: String) throws -> [JSON] {
    let file = Data(text.utf8).base64EncodedString()
    guard case .array(let games)? = try Asked.result("reversi.games", #"{"bytes":"\#(file)"}"#)["games"] else {
      return []
    }
    return games
  }

  @Test func `a pass of Othello Quest is a hyphen, and moves may be plain words`() throws {
    #expect(try GameRecord(anyText: Array(#"{"moves":["f5","d6"]}"#.utf8)).line.transcript == "f5d6")
    #expect(try message(#"{"moves":["f5","-"]}"#) == "move 2 is a pass, but there is a legal move")
  }

  @Test(
    arguments: [
      #"{"id":2}"#: "this object has no list of moves", #"{"moves":["zz"]}"#: "move 1 isn't a square",
      #"{"moves":[{"m":3}]}"#: "move 1 isn't a square", #"{"moves":[null]}"#: "move 1 is null; write \"f5\"",
      #"{"moves":["f5","f5"]}"#: "move 2, f5, is on an occupied square",
      #"{"position":{"size":7,"moves":[]}}"#: "position.size: boards have 4, 6 or 8",
      "{": "a key in quotes is missing (at",
      #"{"moves":[]}x"#: "text after the JSON value (at character 13)",
    ])
  func `what is wrong with an object is said in a line`(text: String, words: String) throws {
    let message = try message(text)
    #expect(message.hasPrefix(words) && !message.contains("\n"))
  }

  @Test(arguments: ["lorem ipsum": "lorem", "😀": "😀", "Ann – Bob": "Ann"])
  func `prose isn't a board, and the word is named`(text: String, word: String) throws {
    #expect(try message(text).hasPrefix("no game was found in this text: '\(word)' is neither a move, such as f5, nor"))
    let board = "X" + String(repeating: "-", count: 30) + "q"
    #expect(try message(board).contains("'q' in row"))
  }

  @Test func `a file may hold games of every kind, each recognised by its form`() throws {
    let board = "8 ---------------------------O*------*O--------------------------- *"
    let texts = [
      "f5d6", "1. f5 2. d6", "(;GM[Othello]BO[\(board)]B[f5]W[d6];)", "(;GM[2];B[fe]\n;W[df])",
      "[Black \"x\"]\n\n1. f5\nd6 *", "[{\"moves\":[\"f5\",\"d6\"]}]",
    ]
    let file = Data((texts.joined(separator: "\n\n") + "\n[Black \"y\"]\n1. f5\nf5\n").utf8).base64EncodedString()
    let result = try Asked.result("reversi.games", #"{"bytes":"\#(file)"}"#)
    guard case .array(let games)? = result["games"] else {
      Issue.record("there are no games")
      return
    }
    #expect(games.count == 7)
    for game in games.prefix(6) { #expect(game["moves"] == .string("f5d6") || game["transcript"] == .string("f5d6")) }
    let fault = Asked.text(try #require(games[6]["fault"] ?? games[6]["error"]))
    #expect(
      fault.contains("line 16: move 2, ") && fault.contains("(in line 3 of the game, at character 1)"))
  }
}
