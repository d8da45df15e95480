import Documents
import GameCore

/// Where questions in JSON are answered: `{"ask":"set.hints","request":{…},"id":7}` in, the
/// document with its `id` out. `"figure":true` asks for the figure, too.
///
/// What is heavy to make (weights, policies) is made by the first question that needs it and kept
/// for the others.
package struct JSONInterface: Sendable {
  private let table: QuestionTable
  private let answering: Answering
  private let showsRun: Bool

  /// An interface that answers the questions of `table`, each on one thread unless it asks for
  /// more; `showsRun` says whether documents report their cost.
  package init(
    _ table: QuestionTable, environment: Environment, observer: Observer = .silent, stopSignal: StopSignal,
    showsRun: Bool = true
  ) {
    self.table = table
    answering = Answering(environment: environment, observer: observer, stopSignal: stopSignal)
    self.showsRun = showsRun
  }

  /// Appends the answer to a line: a document, or an error document. Returns the status that it
  /// has. `tasks` are shared with other instances of the program; `onlooker` is shown the documents
  /// of answers on the way to it.
  package func answer(
    _ line: ArraySlice<UInt8>, number: Int? = nil, sharing tasks: SharedTasks? = nil,
    onlooker: (@Sendable (_ document: [UInt8]) -> Void)? = nil, to json: inout JSONWriter
  ) -> ExitStatus {
    var id: JSON?
    var ask: String?
    let arrival = Moment.now
    do {
      let (question, members, isDrawn) = try read(line, id: &id)
      ask = question.name
      if !isDrawn, question.answerQuickly(members, showsRun: showsRun, id: id, to: &json) { return .done }
      let request = try Request(question, json: members, since: arrival, stopSignal: answering.stopSignal)
      let answer = try answering.answer(
        request, since: tasks?.firstAsked ?? arrival, sharing: tasks,
        onlooker: onlooker.map { request.showing($0, id: id) })
      try write(answer, id: id, isDrawn: isDrawn, to: &json)
      return answer.status
    } catch {
      var fault = Fault(error)
      fault.line = number
      fault.write(ask: ask, id: id, to: &json)
      return fault.status
    }
  }

  /// Appends the document of an answer, unless the stop signal is raised in the meantime: then
  /// nothing.
  private func write(_ answer: Answer, id: JSON?, isDrawn: Bool, to json: inout JSONWriter) throws(Fault) {
    let mark = json.bytes.count
    let signal = answering.stopSignal
    // An answer that the signal has stopped is reported as it is.
    if !signal.isRaised { json.isUnwanted = { signal.isRaised } }
    answer.write(showsRun: showsRun, id: id, isDrawn: isDrawn, to: &json)
    json.isUnwanted = nil
    guard json.takeCut() else { return }
    json.truncate(to: mark)
    throw .interrupted
  }

  /// The question that a line asks. `id` is set as soon as it is known, so that a fault can be
  /// reported with it, too.
  private func read(
    _ line: ArraySlice<UInt8>, id: inout JSON?
  ) throws(Fault) -> (Question, members: JSON, isDrawn: Bool) {
    let json = try JSON(reading: line, limits: SearchLimits(stopSignal: answering.stopSignal))
    guard case .object(let members) = json else { throw Fault.data("a question is an object, not \(json.noun)") }
    id = json["id"]
    for member in members where !["ask", "figure", "id", "request"].contains(member.key) {
      throw Fault.usage("a question has \"ask\", \"request\", \"id\" and \"figure\", not \(Quoting.quoted(member.key))")
    }
    guard case .string(let name)? = json["ask"] else {
      throw Fault.usage("\"ask\" is missing: the name of a question, such as \"set.hints\"")
    }
    var isDrawn = false
    if let figure = json["figure"] {
      guard case .bool(let value) = figure else { throw Fault.usage("\"figure\" is true or false") }
      isDrawn = value
    }
    return (try table.known(name), json["request"] ?? .object([]), isDrawn)
  }
}
