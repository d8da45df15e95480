import Documents
import Foundation
import GameCore
import Games
import Questions
import Synchronization
import TestSupport

/// Requests for the laws that hold for every question: the examples of its help. A new question is
/// in the laws as soon as it has an example.
enum LawRequests {
  /// Questions and examples that the laws can't ask here, each with the reason.
  private static let leftOut: [String: String] = [
    "jobs.status": "reads a file of results that a run has to make first",
    "reversi.train": "trains for minutes; its limits have tests of their own",
    "reversi.train-probcut": "trains for minutes; its limits have tests of their own",
    "reversi.book-learn": "writes a book; its limits have tests of their own",
    "reversi.book-import": "writes a book; its limits have tests of their own",
    "reversi.book-show": "reads a book that another command has to make first",
    "reversi.book-probe": "reads a book that another command has to make first",
    "reversi.book-export": "reads a book that another command has to make first",
  ]

  /// Words of examples whose whole answer takes longer than a test should.
  private static let long: [Swift.Set<String>] = [
    ["--size", "6"], ["--games", "1000000"], ["--confirm"], ["openings"], ["--checkpoint"], ["--level", "16"],
    ["rounds"], ["--deal-size", "20"], ["--deal-size", "70"], ["review", "data/reversi/game.ggf"],
    ["report", "--deal-size", "12"], ["match", "level:4"],
  ]

  /// Smaller requests where every example of the help takes long.
  private static let instead: [String: [String]] = [
    "reversi.accuracy": ["reversi accuracy data/reversi/ffo.obf"],
    "reversi.openings": ["reversi openings --plies 3 --count 2 --level 1"],
    "reversi.review": ["reversi review f5d6c3d3c4f4c5b3 --level 4"],
    "reversi.split": ["reversi split --start --size 4 --depth 3"],
    "set.extremes": ["set extremes --deal-size 33"],
    "set.solitaire": ["set solitaire --deck set-2"],
    "set.rounds": ["set rounds --digits 6", "set rounds --round 3 --deck junior"],
    "set.simulate": ["set simulate --games 3000"],
    "cardmatch.report": ["cardmatch report --deal-size 8"],
    "reversi.games": ["reversi games data/reversi/game.ggf"],
    "reversi.tree": [
      "reversi tree data/reversi/game.ggf --moves d3c3", "reversi tree data/reversi/game.ggf --player 10 --book",
    ],
    "reversi.match": ["reversi match greedy random --games 20"],
  ]

  /// What belongs to the command line, not to the question, and how many words follow it.
  private static let interface = ["--json": 0, "--no-run": 0, "--format": 1, "-o": 1, "--threads": 1, "--data": 1]

  /// The questions that the laws are about.
  static let questions = QuestionTable.puzzlelab.questions.filter { leftOut[$0.name] == nil }

  /// Names of ``leftOut`` that no question has any more.
  static var unknownNames: [String] { leftOut.keys.filter { QuestionTable.puzzlelab.question(named: $0) == nil } }

  /// A question, ready to be asked: the first examples of its help that can be, at most `count`.
  static func requests(_ question: Question, atMost count: Int = 2) -> [Request] {
    let lines = instead[question.name] ?? question.examples.map(\.line)
    return lines.lazy.compactMap { request($0, question) }.prefix(count).map(\.self)
  }

  private static func request(_ line: String, _ question: Question) -> Request? {
    var words: [String] = []
    var rest = Example(line, "").words[...]
    while let word = rest.popFirst() {
      if let following = interface[word] { rest = rest.dropFirst(following) } else { words.append(word) }
    }
    let isLong = long.contains { $0.isSubset(of: words) } && instead[question.name] == nil
    // Some examples name a file that a reader has.
    guard !isLong, !words.contains(where: { $0.hasSuffix(".wtb") }), words.starts(with: question.path),
      !words.contains("--file"), !words.contains("--resume")
    else { return nil }
    guard let request = try? Request(typed: words, among: [question]) else { return nil }
    return request
  }

  /// A whole answer: its result, and its table as text.
  typealias Whole = (result: JSON, table: String)

  /// The whole answer to a request, computed once for all laws.
  static func whole(_ request: Request) throws -> Whole {
    let name = request.question.name + json(request)
    if let known = answers.withLock({ $0[name] }) { return known }
    let answer = try Answering(environment: environment, stopSignal: StopSignal()).answer(request)
    var (json, table) = (JSONWriter(), JSONWriter())
    answer.write(showsRun: false, to: &json)
    answer.reply.document.writeTable(to: &table)
    guard let result = try JSONReader.read(json.bytes.dropLast())["result"] else {
      throw Fault.data("\(name) has no result")
    }
    let whole: Whole = (result, String(decoding: table.bytes, as: UTF8.self))
    answers.withLock { $0[name] = whole }
    return whole
  }

  private static let answers = Lock<[String: Whole]>([:])

  /// Files are read but not written.
  static let environment = Environment(
    dataFile: Asked.environment.dataFile,
    files: FileAccess(
      read: Asked.environment.files.read,
      write: { path, _ throws(Fault) in throw Fault.io("\(path): the laws write no files") },
      exists: Asked.environment.files.exists, database: Asked.environment.files.database))

  static func json(_ request: Request) -> String {
    var json = JSONWriter()
    request.arguments.write(to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// The request with a limit, if the question has such a parameter.
  static func limited(_ request: Request, _ name: String, _ value: String) -> Request? {
    var request = request
    guard let parameter = request.question.parameters.first(where: { $0.name == name }) else { return nil }
    guard (try? request.arguments.read(value, for: parameter)) != nil else { return nil }
    return request
  }
}
