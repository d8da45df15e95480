import Documents
import Foundation
import GameCore
import Games
import Questions
import ReversiApp
import TestSupport
import Testing

/// Every question about Reversi, asked with limits that leave no time.
@Suite struct ReversiStoppedTests {
  private static let games = Data("f5d6c3d3c4\nf5f6e6f4\n".utf8).base64EncodedString()

  /// Each question with a request that has something to prove; small boards need no weights.
  private static let requests: [(question: String, request: String)] = [
    ("reversi.analyze", #""start":true,"size":4"#),
    ("reversi.hints", #""start":true,"size":4"#),
    ("reversi.hints", #""start":true,"size":4,"level":60,"count":1"#),
    ("reversi.solve", #""start":true,"size":4"#),
    ("reversi.solve", #""start":true,"size":4,"allMoves":true"#),
    ("reversi.solve", #""start":true,"size":4,"window":"-2..2""#),
    ("reversi.rectangle", #""board":"4x6""#),
    ("reversi.perft", #""size":6,"depth":20,"confirm":true"#),
    ("reversi.review", #""moves":"b1a1a2","size":4"#),
    ("reversi.summary", #""games":"data/reversi/game.ggf","level":60"#),
    ("reversi.verify", #""obf":"data/reversi/ffo.obf""#),
    ("reversi.puzzles", #""generate":10000,"size":4,"empties":"8""#),
    ("reversi.puzzles", #""games":"data/reversi/game.ggf""#),
    ("reversi.openings", #""count":100000,"plies":20,"level":60"#),
    ("reversi.match", #""first":"minimax:10","second":"level:60","games":1000000"#),
    ("reversi.split", #""start":true,"size":6,"depth":12"#),
    ("reversi.games", "\"bytes\":\"\(games)\""), ("reversi.tree", "\"bytes\":\"\(games)\""),
  ]

  private static func ask(_ question: String, _ request: String, stop: Bool) -> String {
    let signal = StopSignal()
    if stop { signal.raise() }
    let interface = JSONInterface(.puzzlelab, environment: Asked.environment, stopSignal: signal, showsRun: false)
    var json = JSONWriter()
    _ = interface.answer(Array("{\"ask\":\"\(question)\",\"request\":{\(request)}}".utf8)[...], to: &json)
    return String(decoding: json.bytes.dropLast(), as: UTF8.self)
  }

  @Test(arguments: requests.indices)
  func `a question that is stopped at once ends at once and proves nothing`(index: Int) throws {
    let (question, request) = Self.requests[index]
    for (limit, stop) in [("", true), (#","time":0.000000001"#, false)] {
      let line = Self.ask(question, request + limit, stop: stop)
      _ = try JSONReader.read(Array(line.utf8)[...])
      #expect(!line.contains(#""kind":"proved""#), "\(line)")
      // A limit of time holds for each position of a review: all are examined, a ply each.
      if question != "reversi.review" { #expect(!line.contains(#""isComplete":true"#), "\(line)") }
      for status in ["64", "70"] { #expect(!line.contains("\"status\":\(status)"), "\(line)") }
    }
  }

  @Test func `without a node nothing is proved`() {
    for (question, request) in Self.requests {
      guard ["analyze", "hints", "solve", "rectangle", "verify", "puzzles"].contains(where: question.hasSuffix) else {
        continue
      }
      let line = Self.ask(question, request + #","nodes":0"#, stop: false)
      #expect(!line.contains(#""kind":"proved""#) && !line.contains(#""status":64"#), "\(line)")
    }
  }

  @Test func `stopped answers say that nothing is known`() {
    for request in [#""start":true,"size":4"#, #""start":true,"size":4,"window":"-2..2""#] {
      #expect(Self.ask("reversi.solve", request, stop: true).contains(#""evidence":{"kind":"unknown"}"#))
    }
    let review = Self.ask("reversi.review", #""moves":"f5d6c3","level":2"#, stop: true)
    #expect(!review.contains("accuracyPercent") && review.contains(#""isComplete":false"#), "\(review)")
    let check = Self.ask("reversi.verify", #""obf":"data/reversi/ffo.obf","only":"1-3""#, stop: true)
    #expect(check.contains(#""undecided":3"#) && check.contains(#""kind":"unknown""#), "\(check)")
  }

  @Test func `a wrong imported book is found out where a proof is cheap, and named elsewhere`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "puzzlelab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (size, board, moves) in [
      (4, "-----OX--XO-----", "b1 a2 d3 c4"), (6, "--------------OX----XO--------------", "c2 b3 e4 d5"),
    ] {
      let values = moves.split(separator: " ").map { "\($0):+16" }.joined(separator: " ")
      let text = "puzzlelab-book 1\nboard \(size)\nlevel 60\n\(board) X proved \(size * size - 4) \(values)\n"
      let (source, book) = (folder.appending(path: "\(size).txt"), folder.appending(path: "\(size).db"))
      try Data(text.utf8).write(to: source)
      _ = try Asked.result("reversi.book-import", #"{"text":"\#(source.path)","book":"\#(book.path)"}"#)
      let hints = Asked.line(
        "reversi.hints", #"{"book":"\#(book.path)","position":"\#(board) X","count":1}"#)
      if size == 4 {
        #expect(
          hints.contains(#""discDifference":-10"#) && hints.contains(#""method":"exhaustive search""#), "\(hints)")
      } else {
        #expect(hints.contains(#""kind":"stated""#) && !hints.contains(#""kind":"proved""#), "\(hints)")
      }
    }
  }
}
