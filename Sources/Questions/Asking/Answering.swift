import Documents
import GameCore

/// The one place where questions are answered: it starts the clock, sets the limits, lends the
/// environment, and counts what the answer has cost.
package struct Answering: Sendable {
  /// Data files, and what is kept between questions.
  package let environment: Environment
  /// The observer to which the solvers report their progress.
  package let observer: Observer
  /// Ends the question that is being answered.
  package let stopSignal: StopSignal
  /// How many threads a question gets that asks for none.
  package let threads: Int

  /// Answers in this environment, each question with `threads` threads unless it asks for more or
  /// fewer.
  package init(
    environment: Environment, observer: Observer = .silent, stopSignal: StopSignal, threads: Int = 1
  ) {
    self.environment = environment
    self.observer = observer
    self.stopSignal = stopSignal
    self.threads = threads
  }

  /// Answers a question within its own limits, whose clock starts now.
  ///
  /// `begin` is when the request arrived; the answer's time counts from there. `part` is what
  /// of the answer will be written; `certifies` asks for a certificate in
  /// addition, within the same limits; `tasks` are shared with other
  /// instances of the program, where nothing limits the work; `onlooker` is shown answers on the
  /// way.
  /// - Throws: a ``Fault``, or what the library throws.
  package func answer(
    _ request: Request, since begin: Moment = .now, writing part: Context.Part = .all, certifies: Bool = false,
    sharing tasks: SharedTasks? = nil, onlooker: (@Sendable (Reply) -> Void)? = nil
  ) throws(Fault) -> Answer {
    var limits = request.limits(threads: threads, stopSignal: stopSignal)
    if limits.nodes == nil, limits.deadline == nil { limits.sharedTasks = tasks }
    let context = Context(
      limits: limits, observer: observer, environment: environment, writing: certifies ? .all : part,
      onlooker: onlooker)
    guard certifies, let certifying = request.question.certifying else {
      return try context.answer(request, since: begin)
    }
    try request.arguments.checkRequired()
    var settled = request
    try request.question.settle(&settled.arguments)
    let work = try certifying.prepare(settled.arguments)
    return context.certify(try context.answer(request, since: begin), by: work)
  }
}

extension Context {
  /// Answers a question within the limits of this context, such as one of several that together
  /// answer another.
  /// - Throws: a ``Fault``, or what the library throws.
  package func answer(_ request: Request, since begin: Moment = .now) throws(Fault) -> Answer {
    for remark in request.arguments.takeRemarks() { environment.warn(remark) }
    try request.arguments.checkRequired()
    defer { environment.makeChecks() }
    var settled = request
    try request.question.settle(&settled.arguments)
    let reply = try request.question.answer(settled.arguments, self)
    return Answer(request: settled, reply: reply, begin: begin, threads: limits.threads)
  }
}

/// A question with its reply and what the reply has cost.
package struct Answer: Sendable {
  /// The question.
  package let request: Request
  /// What was reported to it.
  package let reply: Reply
  /// What it has cost.
  package let run: RunInfo
  /// Its certificate, or why it has none; `nil` unless one was asked for.
  package internal(set) var certificate: Result<Certificate, Fault>?

  fileprivate init(request: Request, reply: Reply, begin: Moment, threads: Int) {
    self.request = request
    self.reply = reply
    let seconds = (Moment.now - begin) / .seconds(1)
    run = RunInfo(elapsedSeconds: seconds, nodes: reply.nodes, threads: threads)
  }

  /// The status that it asks for; to be read once it is written.
  package var status: ExitStatus { reply.status }

  /// Appends its document, one line; `id` is what the sender calls the question. Without the run
  /// the same question has the same bytes.
  package func write(showsRun: Bool, id: JSON? = nil, isDrawn: Bool = false, to json: inout JSONWriter) {
    request.write(reply, run: showsRun ? run : nil, id: id, isDrawn: isDrawn, to: &json)
  }
}
