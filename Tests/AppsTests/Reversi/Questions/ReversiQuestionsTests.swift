import Documents
import Foundation
import Questions
import ReversiApp
import TestSupport
import Testing

@Suite struct ReversiQuestionsTests {
  private static let first = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X"

  private func strings(_ json: JSON?) -> [String] {
    guard case .array(let elements)? = json else { return [] }
    return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  @Test func `a solved position has its score, best move and line under the promised keys`() throws {
    let result = try Asked.result("reversi.solve", #"{"position":"\#(Self.first)","allMoves":true}"#)
    #expect(result["discDifference"] == .number("18") && result["bestMove"] == .string("g8"))
    #expect(strings(result["bestMoves"]) == ["g8"] && strings(result["principalVariation"]).count == 14)
    #expect(result["evidence"]?["kind"] == .string("proved"))
    let plain = try Asked.result("reversi.solve", #"{"position":"\#(Self.first)"}"#)
    #expect(plain["bestMoves"] == nil && plain["moves"] == nil)
  }

  @Test func `a player's name is the level at which that player looks ahead`() throws {
    for (name, level) in [("casual", 1), ("club", 2), ("master", 6)] {
      let named = Asked.line("reversi.hints", #"{"moves":"f5d6c3","level":"\#(name)"}"#)
      #expect(named == Asked.line("reversi.hints", #"{"moves":"f5d6c3","level":\#(level)}"#))
    }
    let unknown = Asked.line("reversi.hints", #"{"moves":"f5d6c3","level":"clubs"}"#)
    #expect(unknown.contains("is neither a level 0…60 nor a player's name"))
  }

  @Test func `the best move is the first move of the line when all are proved, too`() throws {
    let board = "O-OOOOOOXXOXOOOOXXOXXOO-XXOXOXO-XXOOXOOOXXOXXXOXXXXOOOOXXXXXXXXX X"
    for goal in ["allBest", "allMoves"] {
      let result = try Asked.result("reversi.solve", #"{"position":"\#(board)","\#(goal)":true}"#)
      #expect(result["bestMove"] == .string(try #require(strings(result["principalVariation"]).first)))
    }
  }

  @Test func `a search that was stopped has no best move and claims no bound that it lacks, the same every time`()
    throws
  {
    let request = #"{"moves":"f5","nodes":1000}"#
    let result = try Asked.result("reversi.solve", request)
    #expect(result["discDifference"] == nil && result["bestMove"] == nil)
    #expect(result["evidence"]?["kind"] == .string("unknown"))
    #expect(Asked.line("reversi.solve", request) == Asked.line("reversi.solve", request))
  }

  @Test(arguments: ["f5d6c3", "1. f5 2. d6 3. c3", "f5-d6-c3", "F5,D6,C3", "1.f5 d6\\n2.c3", "f5 d6; c3"])
  func `moves are read as people paste them`(moves: String) throws {
    let document = try Asked.document("reversi.show", #"{"moves":"\#(moves)"}"#)
    #expect(document["request"]?["moves"] == .string("f5d6c3"))
    #expect(strings(document["result"]?["legalMoves"]) == ["d3", "f3", "f4", "g5"])
  }

  @Test func `a drawn position says whose turn it is, until it is neither's`() throws {
    let start = try #require(try Asked.figure("reversi.show", #"{"moves":"f5"}"#))
    #expect(start.contains("<title>white to move</title>") && start.contains("<title>f5 was the last move</title>"))
    let full = try #require(
      try Asked.figure("reversi.show", #"{"position":"\#(String(repeating: "X", count: 64)) O"}"#))
    #expect(!full.contains("to move"))
  }

  @Test func `faults name the parameter and the place`() throws {
    let illegal = try Asked.document("reversi.show", #"{"moves":"1. f5 f5"}"#)
    #expect(illegal["message"] == .string(#""moves": move 2, f5, is on an occupied square"#))
    #expect(illegal["offset"] == .number("6") && illegal["status"] == .number("65"))
    let board = try Asked.document("reversi.show", #"{"position":"-\#(Self.first)"}"#)
    #expect(Asked.text(try #require(board["message"])).contains("65 squares"))
    let moves = try Asked.document("reversi.show", #"{"position":"f5d6"}"#)
    #expect(Asked.text(try #require(moves["message"])).contains("in JSON \\\"moves\\\""))
    let both = try Asked.document("reversi.hints", #"{"start":true,"level":4,"depth":4}"#)
    #expect(Asked.text(try #require(both["message"])).contains("exclude each other"))
    let none = try Asked.document("reversi.hints")
    #expect(none["status"] == .number("64"))
    let percent = try Asked.document("reversi.hints", #"{"start":true,"selectivity":50}"#)
    #expect(Asked.text(try #require(percent["message"])).contains("is not one of 73, 87"))
    let odd = try Asked.document("reversi.match", #"{"first":"greedy","second":"random","games":5}"#)
    #expect(Asked.text(try #require(odd["message"])).contains("must be even, not 5"))
    let name = try Asked.document("reversi.match", #"{"first":"gredy","second":"random"}"#)
    #expect(Asked.text(try #require(name["message"])).contains("did you mean 'greedy'?"))
  }

  @Test func `a match ends when its test is decided, and says for what`() throws {
    let asked = #"{"first":"minimax:3","second":"random","size":6,"sprt":"-100,0"}"#
    let result = try Asked.result("reversi.match", asked)
    #expect(result["sprt"]?["decision"] == .string("H1") && result["isComplete"] == .bool(true))
    guard case .array(let pairs)? = result["sprt"]?["pairCounts"] else { throw Fault.data("no counts") }
    let counts = pairs.compactMap { Int(Asked.text($0)) }
    #expect(counts.count == 5 && result["pairs"] == .number("\(counts.reduce(0, +))"))
    let ratio = try #require(result["sprt"]?["logLikelihoodRatio"].flatMap { Double(Asked.text($0)) })
    #expect(ratio >= 2.944 && result["stopReason"] == nil)
    let short = try Asked.result("reversi.match", String(asked.dropLast()) + #","games":2}"#)
    #expect(short["sprt"]?["decision"] == nil && short["isComplete"] == .bool(true))
  }

  @Test func `a program can't be started by a request`() throws {
    let asked = #"{"first":"greedy","second":"engine","engine":"true"}"#
    let answer = try Asked.document("reversi.match", asked)
    #expect(Asked.text(try #require(answer["message"])).contains("started only by a command that was typed"))
  }

  @Test func `a match begins with the first plies of finished games`() throws {
    let game = #"{"first":"greedy","second":"random","games":2,"listGames":true,"openings":"data/reversi/game.ggf""#
    let whole = try Asked.document("reversi.match", game + "}")
    #expect(Asked.text(try #require(whole["message"])).contains("--opening-plies N takes N plies"))
    let begun = Asked.text(try #require(try Asked.document("reversi.match", game + #","openingPlies":4}"#)["result"]))
    // The game begins so, and both games of the pair continue from there.
    #expect(begun.matches(of: /"moves":"d3c3c4e3/).count == 2, "\(begun)")
  }

  @Test func `requests of documents give the same results again`() throws {
    let questions = [
      ("reversi.show", #"{"moves":"{start: -----OX--XO----- X} b1"}"#),
      ("reversi.show", #"{"size":6,"first":"white"}"#), ("reversi.perft", #"{"depth":5}"#),
      ("reversi.hints", #"{"moves":"f5d6c3","depth":3}"#), ("reversi.analyze", #"{"moves":"f5d6c3","level":3}"#),
      ("reversi.hints", #"{"moves":"f5d6c3","nodes":3000}"#), ("reversi.solve", #"{"size":4,"start":true}"#),
      ("reversi.openings", #"{"count":2,"plies":5,"depth":1}"#),
      ("reversi.match", #"{"first":"minimax:2","second":"random","games":4,"size":6,"listGames":true}"#),
      ("reversi.review", #"{"moves":"f5d6c3d3c4","level":2}"#),
      ("reversi.review", #"{"games":"data/reversi/game.ggf","level":1}"#),
      ("reversi.review", #"{"game":"f5d6c3d3c4","level":1,"number":2}"#),
      ("reversi.verify", #"{"obf":"data/reversi/ffo.obf","only":"1"}"#),
      ("reversi.puzzles", #"{"generate":2,"empties":"4-6","seed":5}"#),
      ("reversi.puzzles", #"{"games":"data/reversi/game.ggf","empties":"3...8","gap":2}"#),
    ]
    for (question, request) in questions {
      let document = try Asked.document(question, request)
      let again = try Asked.document(question, Asked.text(try #require(document["request"], "\(document)")))
      #expect(document["result"] != nil && document["result"] == again["result"], "\(question)")
    }
  }

  @Test func `the shipped game is reviewed as its moves are`() throws {
    let whole = try Asked.document("reversi.review", #"{"games":"data/reversi/game.ggf","level":2}"#)
    let record = try #require(
      String(data: Data(contentsOf: Asked.root.appending(path: "data/reversi/game.ggf")), encoding: .utf8))
    var json = ""
    for character in record where !character.isNewline { json += character == "\"" ? "\\\"" : "\(character)" }
    let game = try Asked.document("reversi.review", #"{"game":"\#(json)","level":2}"#)
    #expect(whole["result"]?["moves"] == game["result"]?["moves"])
    #expect(game["result"]?["blackDiscDifference"] == .number("8"))
    let again = try Asked.document("reversi.review", Asked.text(try #require(game["request"])))
    #expect(again["result"] == game["result"])
  }

  @Test func `a verification counts what agrees`() throws {
    let result = try Asked.result("reversi.verify", #"{"obf":"data/reversi/ffo.obf","only":"1-3"}"#)
    #expect(result["agreed"] == .number("3") && result["disagreed"] == .number("0"))
    let none = try Asked.document("reversi.verify", #"{"obf":"data/reversi/ffo.obf","only":"100"}"#)
    #expect(Asked.text(try #require(none["message"])).contains("data/reversi/ffo.obf has 59 positions"))
  }

  @Test func `an arrangement that no game leads to gets a note`() throws {
    let board = "XO" + String(repeating: "-", count: 62) + " X"
    let result = try Asked.result("reversi.show", #"{"position":"\#(board)"}"#)
    #expect(strings(result["notes"]).count == 2 && strings(result["legalMoves"]) == ["c1"])
  }

  @Test func `the games of a file are listed, whatever their format`() throws {
    let file = """
      (;FF[4]GM[2]PB[Ann]PW[Bob]RE[B+2];B[fe];W[fd](;B[cc])(;B[c4]))
      f5d6c3
      (;GM[2];B[aa])
      """
    for padding in ["", "\n", "\n\n"] {
      let bytes = Data((file + padding).utf8).base64EncodedString()
      let result = try Asked.result("reversi.games", #"{"bytes":"\#(bytes)"}"#)
      #expect(result["count"] == .number("3") && result["faultCount"] == .number("1"))
      guard case .array(let games)? = result["games"] else { throw Fault(.internal, "games are a list") }
      #expect(games.map { $0["moves"] } == [.string("f5f4c3"), .string("f5d6c3"), nil])
      #expect(games[0]["black"] == .string("Ann") && games[0]["blackDiscDifference"] == .number("2"))
      #expect(games[2]["fault"] == .string("line 3: move 1, a1, flips nothing (at character 11)"))
    }
    let second = try Asked.result("reversi.games", #"{"bytes":"\#(Data(file.utf8).base64EncodedString())","only":"2"}"#)
    #expect(second["count"] == .number("1"))
  }

  @Test(arguments: ["A", "AAA", "A===", "====", "AA=A", "=AAA", "AAAA====", "A A=", "AA-_", "é==="])
  func `what isn't base64 is refused`(text: String) throws {
    #expect(Asked.line("reversi.games", #"{"bytes":"\#(text)"}"#).contains("this is not valid base64"))
  }

  @Test func `a file at an unknown place is an error of reading`() throws {
    #expect(Asked.line("reversi.games", #"{"games":"no such file"}"#).contains(#""status":74"#))
    #expect(Asked.line("reversi.games").contains("missing"))
  }

  @Test func `positions and games have the names of their openings`() throws {
    let show = try Asked.result("reversi.show", #"{"moves":"f5d6c4d3c3"}"#)
    #expect(show["opening"] == .string("Tiger") && show["openingMoves"] == .string("f5d6c3d3c4"))
    let board = "------------------XO------XXXO-----OOX-----O-------------------- X"
    #expect(try Asked.result("reversi.show", #"{"position":"\#(board)"}"#)["openingMoves"] == nil)
    #expect(try Asked.result("reversi.show")["opening"] == nil)
    let hints = try Asked.result("reversi.hints", #"{"moves":"f5f6e6f4e3","depth":0}"#)
    #expect(hints["opening"] == .string("Cow"))
    let review = try Asked.result("reversi.review", #"{"moves":"f5d6c5","depth":0}"#)
    #expect(review["opening"] == .string("Rabbit"))
    let games = try Asked.result("reversi.games", #"{"games":"data/reversi/game.ggf"}"#)
    guard case .array(let list)? = games["games"] else { throw Fault(.internal, "games are a list") }
    #expect(list.map { $0["opening"] } == [.string("Snake")])
  }

  @Test func `practice positions come from games or from own play, within what is asked`() throws {
    let result = try Asked.result(
      "reversi.puzzles", #"{"games":"data/reversi/game.ggf","empties":"3-8","gap":2,"count":2}"#)
    guard case .array(let puzzles)? = result["puzzles"] else { throw Fault(.internal, "puzzles are a list") }
    #expect(puzzles.count == 2 && result["evidence"]?["kind"] == .string("proved"))
    for puzzle in puzzles {
      let position = Asked.text(try #require(puzzle["position"]))
      let solved = try Asked.result("reversi.solve", #"{"position":\#(position),"allBest":true}"#)
      #expect(solved["discDifference"] == puzzle["discDifference"])
      #expect(
        strings(solved["bestMoves"])
          == [puzzle["bestMove"]].compactMap { $0.map(Asked.text) }.map { word in
            String(word.dropFirst().dropLast())
          })
    }
    let stopped = try Asked.result(
      "reversi.puzzles", #"{"games":"data/reversi/game.ggf","empties":"3-8","gap":2,"nodes":1}"#)
    #expect(stopped["stopReason"] == .string("nodeLimit") && stopped["isComplete"] == .bool(false))
    for (request, words) in [
      ("{}", "missing"), (#"{"generate":1,"count":1}"#, "exclude each other"),
      (#"{"generate":1,"games":"x"}"#, "exclude each other"), (#"{"games":"no such file"}"#, "can't be read"),
      (#"{"generate":1,"empties":"9-8"}"#, "goes down; write 8-9"),
      (#"{"generate":1,"empties":"1-8"}"#, "1 is not in 2…24; the nearest is 2"),
      (#"{"generate":1,"empties":"6-"}"#, "is not a number"),
      (#"{"generate":1,"difficulty":"hardest"}"#, "is not one of easy, medium, hard"),
    ] {
      #expect(Asked.line("reversi.puzzles", request).contains(words), "\(request)")
    }
  }

  @Test(arguments: [
    ("reversi.solve", #"{"start":true}"#, "a proof with 60 empty squares: about 10^"),
    ("reversi.solve", #"{"moves":"f5","window":"-2..2"}"#, "a proof with 59 empty squares: about 10^"),
    ("reversi.perft", #"{"depth":20}"#, "the lines of 20 plies, at the least: about "),
  ])
  func `what takes very long says how long, and begins when it is confirmed or limited`(
    name: String, request: String, words: String
  ) {
    let refused = Asked.line(name, request)
    #expect(refused.contains(words) && refused.contains("add \\\"confirm\\\" to start"), "\(refused)")
    let limited = Asked.line(name, request.dropLast() + #","time":0.01}"#)
    #expect(!limited.contains("confirm") && limited.contains("stopped") || limited.contains("result"), "\(limited)")
  }

  @Test(arguments: ["", #","allMoves":true"#, #","window":"0..0""#])
  func `a game that is over, or whose end is near, is solved at once however many squares are empty`(goal: String)
    throws
  {
    // White is wiped out; the only move does that, after a pass, too; either of two moves will.
    let (edge, empty) = ("XO------", String(repeating: "-", count: 48))
    for (request, score) in [
      (#""moves":"e6f4e3f6g5d6e7f5c5""#, "-64"), (#""position":"\#(edge)\#(empty)-------- X""#, "64"),
      (#""position":"\#(edge)\#(empty)-------- O""#, "-64"), (#""position":"\#(edge)\#(empty)\#(edge) X""#, "64"),
    ] {
      let result = try Asked.result("reversi.solve", "{\(request)\(goal)}")
      let bounds = [result["discDifference"], result["evidence"]?["lower"], result["evidence"]?["upper"]]
      #expect(bounds.contains(.number(score)), "\(request): \(Asked.text(result))")
    }
  }

  @Test func `moves before a ply aren't judged, which the answer says and the request repeats`() throws {
    let moves = "f5d6c3d3c4f4c5b3c2"
    let document = try Asked.document("reversi.review", #"{"moves":"\#(moves)","level":1,"fromPly":5}"#)
    #expect(document["request"]?["fromPly"] == .number("5"))
    #expect(document["result"]?["firstJudged"] == .number("4") && document["result"]?["isComplete"] == .bool(true))
    #expect(document["result"]?.list("moves")?.map { $0["index"] } == (4..<9).map { .number("\($0)") })
    let beyond = Asked.line("reversi.review", #"{"moves":"\#(moves)","level":1,"fromPly":10}"#)
    #expect(beyond.contains("the game has 9 plies, none from ply 10 on"), "\(beyond)")
  }

  @Test func `a match that is kept in a file continues, and is the one that was never interrupted`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(
      "match-\(UInt64.random(in: 0...UInt64.max))"
    ).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    func ask(_ games: Int, _ more: String, seed: Int = 1) -> String {
      Asked.line(
        "reversi.match",
        #"{"first":"random","second":"greedy","size":6,"games":\#(games),"listGames":true,"seed":\#(seed)\#(more)}"#)
    }
    func result(_ line: String) -> Substring? { line.range(of: "\"result\"").map { line[$0.lowerBound...] } }
    let kept = #","checkpoint":"\#(path)""#
    let whole = ask(6, "")
    #expect(result(ask(2, kept)) == result(ask(2, "")))
    #expect(result(ask(6, kept)) == result(whole) && result(whole) != nil)
    #expect(result(ask(2, kept)) == result(ask(2, "")))
    #expect(ask(6, kept, seed: 2).contains("has the games of another match"))
    try "{}".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(ask(6, kept).contains("is not a document of reversi match"))
  }

  @Test func `a search that few squares bound begins at once`() {
    #expect(Asked.line("reversi.solve", #"{"start":true,"emptiesAtMost":20}"#).contains("bounded"))
  }
}
