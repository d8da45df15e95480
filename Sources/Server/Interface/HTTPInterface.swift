import Documents
import GameCore
import Questions
import Synchronization

/// The interface of HTTP: `POST /api/set.hints` with a request in JSON, answered by the document
/// that `--json` prints; as server-sent events, answers on the way to it, too.
package struct HTTPInterface: Sendable {
  private let table: QuestionTable
  private let environment: Environment
  private let queue: AnswerQueue
  private let memoryMebibytes: Int
  private let openAPI: Deferred<[UInt8]>

  /// Longer answers are for the command line.
  private static let longestAnswer = 32 << 20
  /// Bodies of up to this many bytes may be answered where they arrive: the whole deck of 81 cards
  /// fits, which takes less than 100 µs.
  private static let shortBody = 512

  /// An interface to the questions of a table; they are read and answered in `queue`, no question
  /// with more than `memory` mebibytes of its own.
  package init(_ table: QuestionTable, environment: Environment, queue: AnswerQueue, memory: Int) {
    self.table = table
    self.environment = environment
    self.queue = queue
    memoryMebibytes = memory
    openAPI = Deferred { OpenAPI.document(of: table) }
  }

  /// Hands a question on to be read and answered elsewhere; only one that takes microseconds,
  /// doesn't exist, or has no place in the queue is answered here.
  package func response(to request: HTTPRequest, body: [UInt8], _ exchange: HTTPExchange) -> HTTPResponse? {
    let name = String(request.path.dropFirst(5))
    let question: Question
    do throws(Fault) { question = try table.known(name) } catch { return error.response(ask: nil, status: 404) }
    let wantsEvents = request.head["accept"]?.holds("text/event-stream") ?? false
    let form: TableForm?
    do throws(Fault) {
      form = try TableForm(request)
      if form != nil, wantsEvents { throw .usage("events are JSON; accept text/event-stream or a table, not both") }
      try form?.check(question)
    } catch {
      return error.response(ask: name)
    }
    do throws(AnswerQueue.Refusal) {
      if !wantsEvents, form == nil, let answer = Self.quickAnswer(to: question, body) { return answer }
      let events = wantsEvents ? EventStream() : nil
      let asked = Asked(question: question, form: form, body: body, exchange: exchange, events: events)
      try queue.take(exchange, refuse: { asked.fail(with: $0.fault, status: 503, head: Self.later) }) { answer(asked) }
      return asked.events.map { HTTPResponse(200, "text/event-stream", .events($0)) }
    } catch {
      return error.fault.response(ask: name, status: 503, head: Self.later)
    }
  }

  private static let later = [(name: "Retry-After", value: "1")]

  /// The answer to a short body that takes microseconds; `nil` where there is none.
  private static func quickAnswer(to question: Question, _ body: [UInt8]) -> HTTPResponse? {
    guard question.hasQuickWay, !body.isEmpty, body.count <= shortBody,
      let members = try? JSON(reading: body[...])
    else { return nil }
    var quick = JSONWriter()
    guard question.answerQuickly(members, to: &quick) else { return nil }
    return HTTPResponse(200, "application/json", .bytes(quick.bytes))
  }

  /// Reads a question and answers it.
  private func answer(_ asked: Asked) {
    do {
      let arrival = Moment.now
      let limits = SearchLimits(stopSignal: asked.exchange.stopSignal)
      let members = asked.body.isEmpty ? .object([]) : try JSON(reading: asked.body[...], limits: limits)
      let request = try self.request(asked, members, since: arrival)
      let onlooker = asked.events.map { events in request.showing { events.send("answer", $0[...]) } }
      asked.succeed(with: try document(request, asked.form, since: arrival, asked.exchange, onlooker: onlooker))
    } catch {
      asked.fail(with: error)
    }
  }

  private func request(_ asked: Asked, _ json: JSON, since arrival: Moment) throws(Fault) -> Request {
    let request = try Request(
      asked.question, json: json, since: arrival, stopSignal: asked.exchange.stopSignal)
    if let memory = request.memory, memory > memoryMebibytes {
      throw .usage("\"memory\": a server gives a question at most \(memoryMebibytes) MiB")
    }
    if let threads = request.threads, threads > Workers.processorCount {
      throw .usage("\"threads\": a server gives a question at most \(Workers.processorCount)")
    }
    return request
  }

  private func document(
    _ request: Request, _ form: TableForm?, since arrival: Moment, _ exchange: HTTPExchange,
    onlooker: (@Sendable (Reply) -> Void)?
  ) throws(Fault) -> [UInt8] {
    let answer = try Answering(environment: environment, stopSignal: exchange.stopSignal)
      .answer(request, since: arrival, writing: form == nil ? .all : .rows, onlooker: onlooker)
    let text = LongAnswer(atMost: Self.longestAnswer)
    var json = JSONWriter { text.append($0) }
    let signal = exchange.stopSignal
    // An answer that the signal has stopped is sent as it is.
    let mayBeSent = signal.isRaised
    json.isUnwanted = { text.isTooLong || !mayBeSent && signal.isRaised }
    if let form { try form.write(answer.reply.document, to: &json) } else { answer.write(showsRun: true, to: &json) }
    text.append(json.bytes)
    let isCut = json.takeCut()
    let bytes = try text.bytes()
    guard !isCut else { throw .interrupted }
    guard let form else { return bytes }
    let columns = form.tableColumns
    return form.separated(try columns.passed(bytes) + columns.rest())
  }

  /// Whether there is something at `/api/NAME` that can only be read.
  func isToRead(_ name: Substring) -> Bool {
    name.isEmpty || name == Self.openAPIName
      || table.schemaNames.contains(String(name)) && table.question(named: String(name)) == nil
  }

  private static let openAPIName = "openapi.json"

  /// The list of all questions, the interface in OpenAPI, or the schema of a question's document.
  func description(of name: Substring) -> HTTPResponse {
    if name == Self.openAPIName { return HTTPResponse(200, "application/json", .bytes(openAPI.value)) }
    if !name.isEmpty {
      if let schema = table.schema(named: String(name)) {
        return HTTPResponse(200, "application/schema+json", .bytes(schema))
      }
      do throws(Fault) { _ = try table.known(String(name)) } catch { return error.response(ask: nil, status: 404) }
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

/// A question as it came, and the way back to the client.
private struct Asked: Sendable {
  let question: Question
  /// How a table is asked for; `nil`: JSON.
  let form: TableForm?
  let body: [UInt8]
  let exchange: HTTPExchange
  /// Where answers go as events; `nil` when the whole answer is sent at once.
  let events: EventStream?

  /// Sends the document.
  func succeed(with document: [UInt8]) {
    guard let events else {
      return exchange.answer(HTTPResponse(200, form?.mediaType ?? "application/json", .bytes(document)).guarded)
    }
    guard exchange.holds(document.count) else {
      return fail(with: Fault(.stopped, "the answer is too long while others are being sent; try again in a moment"))
    }
    events.end("answer", document.dropLast())
  }

  /// Sends the fault.
  func fail(with fault: Fault, status: Int? = nil, head: [(name: String, value: String)] = []) {
    guard let events else {
      return exchange.answer(fault.response(ask: question.name, status: status, head: head).guarded)
    }
    events.end("fault", fault.document(ask: question.name).dropLast())
  }
}

extension AnswerQueue.Refusal {
  /// The fault that is reported to the client.
  fileprivate var fault: Fault {
    switch self {
    case .share: Fault(.stopped, "too many questions from your address; try again in a moment")
    case .full: Fault(.stopped, "the server has too many questions; try again in a moment")
    case .closed: Fault(.stopped, "the server is shutting down; try again later")
    }
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

  /// Whether there are more bytes than are sent.
  var isTooLong: Bool { written.withLock { $0.count > limit } }

  func bytes() throws(Fault) -> [UInt8] {
    let (bytes, count) = written.withLock { $0 }
    guard count <= limit else {
      throw .data("the answer is longer than \(limit >> 20) MiB; use the command line with -o FILE")
    }
    return bytes
  }
}
