import Catalogue
import GameCore
import Reports
import Synchronization

/// The door of HTTP: `POST /api/set.hints` with a request in JSON, answered by the document that
/// `--json` prints; as server-sent events, answers on the way to it, too.
package struct HTTPDoor: Sendable {
  private let table: QuestionTable
  private let surroundings: Surroundings
  private let hall: AnswerHall
  private let memoryMebibytes: Int

  /// Longer answers are for the command line.
  private static let longestAnswer = 32 << 20

  /// A door to the questions of a table; what takes long is answered in `hall`, no question with
  /// more than `memory` mebibytes of its own.
  package init(_ table: QuestionTable, surroundings: Surroundings, hall: AnswerHall, memory: Int) {
    self.table = table
    self.surroundings = surroundings
    self.hall = hall
    memoryMebibytes = memory
  }

  func response(to request: HTTPRequest, body: [UInt8], _ exchange: HTTPExchange) -> HTTPResponse? {
    do {
      let question = try table.known(String(request.path.dropFirst(5)))
      let members = body.isEmpty ? .object([]) : try JSON(reading: body[...])
      let wantsEvents = request.head["accept"]?.holds("text/event-stream") ?? false
      var quick = JSONWriter()
      if !wantsEvents, question.answerQuickly(members, to: &quick) {
        return HTTPResponse(200, "application/json", .bytes(quick.bytes))
      }
      let asking = try asking(question, members)
      let events = wantsEvents ? EventStream() : nil
      try hall.take(exchange, client: request.client) {
        if let events {
          answer(asking, exchange, as: events)
        } else {
          exchange.answer(answer(asking, exchange).guarded)
        }
      }
      return events.map { HTTPResponse(200, "text/event-stream", .events($0)) }
    } catch is AnswerHall.Refusal {
      return Fault(.stopped, "too many questions are being answered; ask again in a moment")
        .response(status: 503, head: [("Retry-After", "1")])
    } catch {
      return Fault(error).response()
    }
  }

  private func asking(_ question: Question, _ request: JSON) throws(Fault) -> Asking {
    let asking = try Asking(question, request: request)
    if let memory = asking.memory, memory > memoryMebibytes {
      throw .usage("\"memory\": a server lends at most \(memoryMebibytes) MiB to a question")
    }
    if let threads = asking.threads, threads > Workers.processorCount {
      throw .usage("\"threads\": a server lends at most \(Workers.processorCount) to a question")
    }
    return asking
  }

  /// The whole answer.
  private func answer(_ asking: Asking, _ exchange: HTTPExchange) -> HTTPResponse {
    do {
      return HTTPResponse(200, "application/json", .bytes(try document(asking, exchange, onlooker: nil)))
    } catch {
      return Fault(error).response()
    }
  }

  /// Answers on the way, and the last one.
  private func answer(_ asking: Asking, _ exchange: HTTPExchange, as events: EventStream) {
    defer { events.end() }
    do {
      let last = try document(asking, exchange) { reply in
        var json = JSONWriter()
        asking.write(reply, run: nil, to: &json)
        events.send("answer", json.bytes.dropLast())
      }
      events.send("answer", last.dropLast())
    } catch {
      events.send("fault", Fault(error).document.dropLast())
    }
  }

  private func document(
    _ asking: Asking, _ exchange: HTTPExchange, onlooker: (@Sendable (Reply) -> Void)?
  ) throws -> [UInt8] {
    let answer = try Answering(surroundings: surroundings, stopSignal: exchange.stopSignal)
      .answer(asking, onlooker: onlooker)
    let text = LongAnswer(atMost: Self.longestAnswer)
    var json = JSONWriter { text.append($0) }
    answer.write(showsRun: true, to: &json)
    text.append(json.bytes)
    return try text.bytes()
  }

  /// The list of all questions, or the schema of one's document.
  func description(of name: Substring) -> HTTPResponse {
    if !name.isEmpty {
      guard let question = table.question(named: String(name)) else {
        return Fault.usage("there is no question \(Quoting.quoted(String(name)))").response(status: 404)
      }
      var json = JSONWriter()
      DocumentSchema.write(question, to: &json)
      return HTTPResponse(200, "application/schema+json", .bytes(json.bytes))
    }
    var json = JSONWriter()
    json.object { members in
      for question in table.questions.sorted(by: { $0.name < $1.name }) {
        members.add(question.name) { $0.string(question.summary) }
      }
    }
    json.raw("\n")
    return HTTPResponse(200, "application/json", .bytes(json.bytes))
  }
}

/// A document as it is written, unless it gets too long.
private final class LongAnswer: Sendable {
  private let limit: Int
  private let written = Lock<(bytes: [UInt8], count: Int)>(([], 0))

  init(atMost limit: Int) { self.limit = limit }

  func append(_ bytes: [UInt8]) {
    written.withLock { written in
      written.count += bytes.count
      if written.count <= limit { written.bytes += bytes } else { written.bytes = [] }
    }
  }

  func bytes() throws(Fault) -> [UInt8] {
    let (bytes, count) = written.withLock { $0 }
    guard count <= limit else {
      throw .data("the answer is longer than \(limit >> 20) MiB; ask on the command line, with -o FILE")
    }
    return bytes
  }
}

extension Fault {
  /// The error document, one line.
  fileprivate var document: [UInt8] {
    var json = JSONWriter()
    write(to: &json)
    return json.bytes
  }

  /// The error document as a response.
  fileprivate func response(status code: Int? = nil, head: [(name: String, value: String)] = []) -> HTTPResponse {
    let usual =
      switch status {
      case .internal: 500
      case .stopped: 503
      default: 400
      }
    return HTTPResponse(code ?? usual, "application/json", .bytes(document), head: head)
  }
}
