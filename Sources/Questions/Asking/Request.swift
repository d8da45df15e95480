import Documents
import GameCore

/// A question with its arguments, ready to be answered.
package struct Request: Sendable {
  package let question: Question
  package var arguments: Arguments

  /// The question with nothing given; messages name parameters as the door has them.
  package init(_ question: Question, naming: Arguments.Naming) {
    self.question = question
    arguments = Arguments(question.list, naming: naming)
  }

  /// The question with those of the values given that are for its parameters.
  package init(_ question: Question, given: Arguments) {
    self.question = question
    arguments = given.restricted(to: question.list)
  }

  /// The question with the members of a request in JSON.
  package init(_ question: Question, json: JSON) throws(Fault) {
    self.init(question, naming: .keys)
    try arguments.read(json)
  }

  /// The mebibytes of tables that the arguments ask for; `nil` where a question has no such
  /// parameter.
  package var memory: Int? { arguments.number("memory") }

  /// The threads that the arguments ask for, if they do.
  package var threads: Int? { arguments.value(.threads) ?? nil }

  /// The limits that the arguments set; the clock of `time` starts now.
  func limits(threads: Int, stopSignal: StopSignal) -> SearchLimits {
    SearchLimits(
      nodes: arguments.value(.nodes), deadline: arguments.value(.time).map { .after(seconds: $0) },
      threads: arguments.value(.threads) ?? threads, stopSignal: stopSignal)
  }

  /// An onlooker who is shown the documents of answers on the way, without what they have cost.
  package func showing(
    _ onlooker: @escaping @Sendable (_ document: [UInt8]) -> Void, id: JSON? = nil
  ) -> @Sendable (Reply) -> Void {
    { reply in
      var json = JSONWriter()
      write(reply, run: nil, id: id, to: &json)
      onlooker(Array(json.bytes.dropLast()))
    }
  }

  /// Appends the document of a reply, one line; `id` is what its sender calls it. One that
  /// `isDrawn` has its figure with it, as SVG. Without `run` the same question has the same bytes.
  package func write(
    _ reply: Reply, run: RunInfo?, id: JSON? = nil, isDrawn: Bool = false, to json: inout JSONWriter
  ) {
    json.raw("{")
    if isDrawn, let figure = ReportPage.figure(of: reply.document) {
      json.raw("\"figure\":")
      json.string(figure)
      json.raw(",")
    }
    if let id {
      json.raw("\"id\":")
      id.write(to: &json)
      json.raw(",")
    }
    json.raw("\"request\":")
    arguments.write(to: &json)
    json.raw(",\"result\":")
    reply.document.writeResult(to: &json)
    if let run {
      json.raw(",\"run\":")
      run.write(to: &json)
    }
    json.raw(",\"schema\":")
    json.string(question.schemaName)
    json.raw("}\n")
  }
}

extension Arguments {
  /// The value of an optional parameter that the question may not have.
  package func value<Value>(_ parameter: Parameter<Value?>) -> Value? {
    list[parameter.any.key] == nil ? nil : self[parameter]
  }
}

extension Fault {
  /// Appends the error document, one line; `ask` is the name of the question, `id` what its sender
  /// calls it.
  package func write(ask: String? = nil, id: JSON? = nil, to json: inout JSONWriter) {
    json.object { members in
      if let ask { members.add("ask") { $0.string(ask) } }
      if let id { members.add("id") { id.write(to: &$0) } }
      if let line { members.add("line") { $0.integer(line) } }
      members.add("message") { $0.string(message) }
      if let place = offset ?? character { members.add("offset") { $0.integer(place) } }
      members.add("schema") { $0.string("puzzlelab/error/1") }
      members.add("status") { $0.integer(Int(status.rawValue)) }
    }
    json.raw("\n")
  }
}
