import Documents
import Foundation
import GameCore
import Games
import Questions
import ReversiApp
import TestSupport
import Testing

@Suite final class ReversiBookQuestionsTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "puzzlelab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func learn(_ name: String, _ positions: Int, _ more: String = "") throws -> JSON {
    try Asked.result(
      "reversi.book-learn", #"{"book":"\#(path(name))","positions":\#(positions),"maxLoss":20\#(more)}"#)
  }

  @Test func `the openings that a position leads to are named`() throws {
    let probed = Asked.line("reversi.book-probe", #"{"moves":"f5d6c4"}"#)
    #expect(probed.contains(#""namedMoves":[{"move":"g5","opening":"No-Cat"}]"#))
    #expect(probed.contains(#"{"moves":["d3","c5"],"opening":"Cat"}"#))
  }

  @Test func `a book is learnt, shown, carried as text, and gives hints`() throws {
    let learnt = try learn("a.db", 30, #","size":6,"level":1"#)
    #expect(learnt["positions"]?.text == "30")
    let shown = try Asked.result("reversi.book-show", #"{"book":"\#(path("a.db"))"}"#)
    #expect(Asked.text(shown) == Asked.text(learnt))

    let text = try Asked.result("reversi.book-export", #"{"book":"\#(path("a.db"))"}"#)
    guard case .string(let lines)? = text["text"] else {
      Issue.record("no text")
      return
    }
    try Data(lines.utf8).write(to: folder.appending(path: "a.txt"))
    let imported = try Asked.result(
      "reversi.book-import", #"{"text":"\#(path("a.txt"))","book":"\#(path("b.db"))"}"#)
    #expect(imported["positions"]?.text == "30" && imported["dropped"] == nil)
    try Data("# mine\n\(lines)# more\n".utf8).write(to: folder.appending(path: "remarks.txt"))
    let remarks = try Asked.result(
      "reversi.book-import", #"{"text":"\#(path("remarks.txt"))","book":"\#(path("remarks.db"))"}"#)
    #expect(remarks["dropped"]?.text == "2 comments")
    let again = try Asked.result("reversi.book-export", #"{"book":"\#(path("b.db"))"}"#)
    #expect(Asked.text(again) == Asked.text(text))

    let probed = try Asked.result("reversi.book-probe", #"{"book":"\#(path("a.db"))","start":true,"size":6}"#)
    let hints = try Asked.result("reversi.hints", #"{"book":"\#(path("a.db"))","start":true,"size":6}"#)
    #expect(probed["isInBook"] == .bool(true))
    #expect(Self.values(probed) == Self.values(hints))
    #expect(Self.values(hints).count == 4)
    let line = Asked.line("reversi.hints", #"{"book":"\#(path("a.db"))","start":true,"size":6,"count":1}"#)
    #expect(line.contains(#""book":{"level":1,"#))
    // Without the option nothing is different.
    let plain = Asked.line("reversi.hints", #"{"start":true,"size":6,"level":1,"count":1}"#)
    #expect(!plain.contains("book"))
    // A person's own book is for one board.
    for question in ["reversi.hints", "reversi.book-probe"] {
      let refused = Asked.line(question, #"{"book":"\#(path("a.db"))","start":true}"#)
      #expect(refused.contains("this book is for the 6×6 board, the position is on 8×8"))
    }
  }

  private static func values(_ result: JSON) -> [String] {
    guard case .array(let moves)? = result["moves"] else { return [] }
    return moves.map { "\($0["move"]?.text ?? "") \($0["discDifference"]?.text ?? "")" }
  }

  @Test func `learning resumes where it ended, with the same options only`() throws {
    _ = try learn("a.db", 10, #","size":6,"level":0"#)
    #expect(try learn("a.db", 25)["positions"]?.text == "25")
    _ = try learn("b.db", 25, #","size":6,"level":0"#)
    let texts = try ["a.db", "b.db"].map {
      Asked.text(try Asked.result("reversi.book-export", #"{"book":"\#(path($0))"}"#))
    }
    #expect(texts[0] == texts[1])
    for (more, words) in [(#","level":3"#, "level 0"), (#","size":8"#, "6×6")] {
      #expect(throws: Fault.self) {
        do { _ = try learn("a.db", 30, more) } catch {
          #expect("\(error)".contains(words))
          throw error
        }
      }
    }
  }

  @Test func `a game is played with a person's own book, and on only when it can be read`() throws {
    _ = try learn("My book.db", 30, #","size":6,"level":1"#)
    try Data("a letter".utf8).write(to: folder.appending(path: "letter.txt"))
    let name = path("My book.db").replacing(" ", with: "%20")
    func result(_ commands: String...) throws -> JSON {
      let list = commands.map { "\"\($0)\"" }.joined(separator: ",")
      return try Asked.result("reversi.replay", #"{"commands":["new",\#(list)],"actions":[]}"#)
    }
    let played = try result("settings size 6", "settings book \(name)", "opponent level:1", "c2")
    #expect(played["settings"]?["book"]?.text == path("My book.db") && played["moveCount"]?.text == "2")
    let probed = try Asked.result("reversi.book-probe", #"{"book":"\#(path("My book.db"))","moves":"c2","size":6}"#)
    guard case .array(let events)? = played["events"] else { throw Fault.data("no events") }
    #expect(Self.values(probed).first?.hasPrefix(events.last?["move"]?.text ?? "-") == true)
    for (book, words) in [
      (name, "My book.db is for the 6×6 board, the game is on 8×8"), (path("letter.txt"), "this is not a database"),
      (path("none.db"), "none.db: there is no such file"),
    ] {
      let refused = try result("settings book \(book)")
      #expect(refused["refusal"]?.text?.contains(words) == true, "\(Asked.text(refused))")
      #expect(refused["settings"]?["book"]?.text == "none")
    }
    #expect(try result("settings book SHIPPED")["settings"]?["book"]?.text == "shipped")
  }

  @Test func `the page offers words, and an interface that opens no files refuses them`() throws {
    let open = try Asked.result("reversi.replay", #"{"commands":["new","settings"]}"#)
    guard case .array(let choices)? = open["choices"] else { throw Fault.data("no choices") }
    let book = choices.first { $0["name"]?.text == "book" }
    #expect(book?["words"] == .array([.string("none"), .string("shipped")]))
    let answer = QuestionInterface { _ in [] }.answer(
      #"{"ask":"reversi.replay","request":{"commands":["new","settings book /etc/passwd"]}}"#)
    #expect(answer.contains("/etc/passwd: databases are not available here") && answer.contains(#""book":"none""#))
  }

  @Test func `files that aren't books are refused by name`() throws {
    try Data("no book at all, but a letter to somebody".utf8).write(to: folder.appending(path: "letter.txt"))
    for (question, request, words) in [
      ("reversi.book-show", #"{"book":"\#(path("letter.txt"))"}"#, "letter.txt: this is not a database"),
      ("reversi.book-probe", #"{"book":"\#(path("none.db"))","start":true}"#, "none.db: there is no such file"),
      ("reversi.hints", #"{"book":"\#(path("letter.txt"))","start":true}"#, "letter.txt: this is not a database"),
      ("reversi.book-learn", #"{"book":"\#(path("letter.txt"))"}"#, "letter.txt: this is not a database"),
      (
        "reversi.book-import", #"{"book":"\#(path("new.db"))","text":"\#(path("letter.txt"))"}"#,
        "letter.txt: line 1: a book begins with"
      ),
    ] {
      #expect(Asked.line(question, request).contains(words), "\(Asked.line(question, request))")
    }
    #expect(!FileManager.default.fileExists(atPath: path("new.db")))
    #expect(
      QuestionInterface { _ in [] }.answer(#"{"ask":"reversi.book-show","request":{"book":"/etc/passwd"}}"#)
        .contains("databases are not available here"))
  }
}

extension JSON {
  /// A number or a text.
  fileprivate var text: String? {
    switch self {
    case .string(let text), .number(let text): text
    default: nil
    }
  }
}
