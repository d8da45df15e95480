import Documents
import Foundation
import GameCore
import Games
import Questions
import TestSupport
import Testing

/// What is given is used or refused: no value of a request is dropped in silence.
@Suite struct GivenLawTests {
  /// What bounds or permits the work and never changes what is asked.
  private static let permissions: Swift.Set<String> = ["time", "nodes", "threads", "memory", "confirm"]

  private static func echo(_ arguments: Arguments) -> String {
    var json = JSONWriter()
    arguments.write(to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test(arguments: QuestionTable.puzzlelab.questions.map(\.name))
  func `every parameter has another value, which the request that is echoed shows`(name: String) throws {
    let question = try QuestionTable.puzzlelab.known(name)
    let usual = Self.echo(Arguments(question.list, naming: .keys))
    for parameter in question.parameters {
      let texts = OtherValues.texts(of: parameter, in: question)
      #expect(!texts.isEmpty, "\(name): add a value of \(parameter.flag) to the pool of OtherValues")
      for text in texts {
        var typed = Request(question, naming: .flags)
        try typed.arguments.read(text, for: parameter)
        let echo = Self.echo(typed.arguments)
        #expect(echo != usual && echo.contains("\"\(parameter.key)\":"), "\(name) \(parameter.flag) \(text)")
        // The request that is echoed is a request, and says the same.
        let again = try Request(question, json: JSON(reading: Array(echo.utf8)[...]))
        #expect(Self.echo(again.arguments) == echo, "\(name) \(parameter.flag) \(text)")
      }
    }
  }

  /// Nothing is written, and nothing but the files of the package is read.
  private static let environment = Environment(
    dataFile: Asked.environment.dataFile,
    files: FileAccess(
      read: Asked.environment.files.read, write: { _, _ in },
      database: { path, _ throws(Fault) in throw Fault.io("\(path): none") }))

  /// The parameters that an answer uses, and whether a limit stopped it; `nil` when the question
  /// was refused.
  private static func used(_ request: Request, stop: Bool) -> (keys: Swift.Set<String>, isWhole: Bool)? {
    var request = request
    let used = UsedParameters()
    request.arguments.usage = used
    let signal = StopSignal()
    if stop { signal.raise() }
    do {
      _ = try Answering(environment: environment, stopSignal: signal).answer(request)
    } catch {
      return error.status == .stopped ? (used.keys, false) : nil
    }
    return (used.keys, true)
  }

  /// Whether a changed parameter is dropped in silence. A question that is stopped at once may not
  /// come to it, and then gets a moment.
  private static func drops(_ parameter: AnyParameter, _ request: Request) -> Bool {
    guard let found = used(request, stop: true), !found.keys.contains(parameter.key) else { return false }
    if found.isWhole { return true }
    var brief = request
    for limit in request.question.parameters where ["time", "nodes"].contains(limit.name) {
      try? brief.arguments.read(limit.name == "time" ? "0.05" : "500", for: limit)
    }
    // Of what is stopped even then, nothing is known.
    return used(brief, stop: false).map { $0.isWhole && !$0.keys.contains(parameter.key) } ?? false
  }

  @Test(arguments: LawRequests.questions.map(\.name))
  func `every value besides those of an example is used or refused`(name: String) throws {
    let question = try QuestionTable.puzzlelab.known(name)
    let requests = LawRequests.requests(question, atMost: 3)
    for request in requests {
      for parameter in question.parameters where !Self.permissions.contains(parameter.key) {
        // A default that an example gives has no effect, and needs none.
        guard !request.arguments.isGiven(parameter) || request.arguments.isChanged(parameter) else { continue }
        for text in OtherValues.texts(of: parameter, in: question) {
          var changed = request
          guard (try? changed.arguments.read(text, for: parameter)) != nil else { continue }
          #expect(!Self.drops(parameter, changed), "\(name): \(Self.echo(changed.arguments)) drops \(parameter.key)")
        }
      }
    }
  }

  @Test(arguments: [
    ("set.puzzle", #"{"date":"2026-12-24","seed":2}"#, "\"seed\" has no effect"),
    ("matchsticks.quotient", #"{"rules":"kayles","limit":3}"#, "\"limit\" has no effect"),
    ("matchsticks.survey", #"{"octal":"0.1-0.3","limit":3}"#, "\"limit\" has no effect"),
    ("matchsticks.survey", #"{"largest":3,"to":30}"#, "\"to\" has no effect"),
    ("memory.simulate", #"{"pairs":4,"recall":2}"#, "\"recall\" has no effect"),
    ("cardmatch.report", #"{"dealSize":4,"dealsOnly":true,"games":7}"#, "\"games\" has no effect"),
    ("cardmatch.report", #"{"dealSize":20,"seed":7}"#, "\"seed\" has no effect"),
    ("cardmatch.analyze", #"{"cards":"AH AD","partialRankScore":3}"#, "\"partialRankScore\" has no effect"),
    ("cardmatch.solve", #"{"cards":"AH AD","dealSize":4}"#, "\"dealSize\" has no effect"),
    ("reversi.show", #"{"position":"-O----XO--OX---- X","first":"white"}"#, "\"first\" has no effect"),
    ("reversi.match", #"{"first":"greedy","second":"random","openingPlies":2}"#, "\"openingPlies\" has no effect"),
    ("reversi.match", #"{"first":"greedy","second":"random","alpha":0.1}"#, "\"alpha\" has no effect"),
    ("reversi.match", #"{"first":"greedy","second":"random","clock":9}"#, "\"clock\" has no effect"),
    ("reversi.puzzles", #"{"generate":1,"only":"1"}"#, "\"only\" has no effect"),
    ("reversi.puzzles", #"{"games":"data/reversi/game.ggf","seed":3}"#, "\"seed\" has no effect"),
    ("reversi.review", #"{"game":"f5d6","position":"-O----XO--OX---- X"}"#, "exclude each other"),
    ("reversi.review", #"{"game":"f5d6","from":"ggf"}"#, "\"from\" has no effect"),
    ("reversi.games", #"{"games":"data/reversi/game.ggf","size":6}"#, "the board is 8×8, not 6×6"),
  ])
  func `what has no effect in a request is refused by name`(name: String, request: String, words: String) throws {
    let document = Asked.line(name, request)
    #expect(document.contains(words.replacing("\"", with: "\\\"")), "\(document)")
  }

  @Test func `what says how a game is read is used whatever comes first`() throws {
    // On the small board, and with white to begin, other moves are legal.
    for request in [
      #"{"game":"b1a1a2","size":4,"level":0}"#, #"{"size":4,"level":0,"game":"b1a1a2"}"#,
      #"{"level":0,"game":"f4","first":"white"}"#,
    ] {
      #expect(Asked.line("reversi.review", request).contains(#""result":"#), "\(request)")
    }
  }
}
