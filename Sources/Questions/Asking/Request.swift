import Documents
import GameCore

/// A question with its arguments, ready to be answered.
package struct Request: Sendable {
  package let question: Question
  package var arguments: Arguments
  /// When a request in JSON came; its `time` counts from there, because reading takes time, too.
  private var arrival: Moment?

  /// The question with nothing given; messages name parameters as the interface has them.
  package init(_ question: Question, naming: Arguments.Naming) {
    self.question = question
    arguments = Arguments(question.list, naming: naming)
  }

  /// The question with those of the values given that are for its parameters.
  package init(_ question: Question, given: Arguments) {
    self.question = question
    arguments = given.restricted(to: question.list)
  }

  /// The question with the members of a request in JSON, which came at `arrival`; reading them is
  /// stopped by the signal, and after their `time`.
  package init(
    _ question: Question, json: JSON, since arrival: Moment = .now, stopSignal: StopSignal = StopSignal()
  ) throws(Fault) {
    self.init(question, naming: .keys)
    self.arrival = arrival
    let seconds = arguments.seconds(of: json)
    let deadline = seconds.map { Deadline.after(seconds: $0, since: arrival) }
    try arguments.read(json, limits: SearchLimits(deadline: deadline, stopSignal: stopSignal))
  }

  /// The mebibytes of tables that the arguments ask for; `nil` where a question has no such
  /// parameter.
  package var memory: Int? { arguments.number("memory") }

  /// The threads that the arguments ask for, if they do.
  package var threads: Int? { arguments.value(.threads) ?? nil }

  /// The limits that the arguments set; the clock of `time` starts now, or has started when the
  /// request came.
  func limits(threads: Int, stopSignal: StopSignal) -> SearchLimits {
    SearchLimits(
      nodes: arguments.value(.nodes),
      deadline: arguments.value(.time).map { .after(seconds: $0, since: arrival ?? .now) },
      threads: arguments.value(.threads) ?? threads, stopSignal: stopSignal)
  }

  /// An observer that receives the documents of answers on the way, without what they have cost.
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
    if isDrawn, let figure = reply.document.figure {
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
  /// The `time` of a request whose members aren't read yet; `nil` where it has none, or a faulty
  /// one.
  fileprivate func seconds(of request: JSON) -> Double? {
    let time = Parameter<Double?>.time
    guard list[time.any.key] != nil else { return nil }
    switch request[time.any.key] {
    case .number(let text), .string(let text):
      var alone = Arguments(list, naming: .keys)
      return (try? alone.read(text, for: time)).flatMap { alone[time] }
    default: return nil
    }
  }

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
      members.add("message") { $0.string(Quoting.cut(message)) }
      if let place = offset ?? character { members.add("offset") { $0.integer(place) } }
      members.add("schema") { $0.string("puzzlelab/error/1") }
      members.add("status") { $0.integer(Int(status.rawValue)) }
    }
    json.raw("\n")
  }
}
