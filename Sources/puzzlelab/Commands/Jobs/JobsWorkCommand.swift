import Games
import Documents
import GameCore
import Jobs
import Questions
import Streams

extension Command {
  static let jobsWork: Command = Command(
    "jobs", "work",
    summary: "Answer shards of questions for 'jobs run' or a cluster",
    discussion: """
      Writes its version, then reads shards from standard input and replies to each with a header line and the answers \
      to as many of the questions as it had time for. After SIGTERM it hands in the answers that are finished, and exits. docs/cluster.md describes \
      the protocol. With --leash it exits as \
      soon as standard input closes.
      """,
    parameters: [Leash.parameter, Options.data], examples: [Example("jobs work", "As started by 'jobs run'")],
    isForExperts: true
  ) { call throws(Fault) in try JobsWork(call).run() }
}

/// A worker: questions in, answers out, on one thread.
private struct JobsWork {
  private let call: Call
  private let interface: JSONInterface
  private let version: JobVersion
  private var reader: LineReader
  /// Answers are handed in when there are this many bytes of them.
  private static let mostBytes = 4 << 20
  private static let mostQuestions = 1 << 20

  init(_ call: Call) throws(Fault) {
    self.call = call
    version = call.jobVersion
    interface = JSONInterface(
      .puzzlelab, environment: call.environment, stopSignal: call.console.stopSignal, showsRun: false)
    reader = LineReader(try ByteSource("-", stopSignal: call.console.stopSignal))
  }

  func run() throws(Fault) -> ExitStatus {
    var work = self
    if call[Leash.parameter] { Leash.fasten() }
    try send(version.greeting)
    while let line = try work.nextLine() {
      let questions = try work.questions(after: line)
      let (head, answers) = answer(questions)
      if head.answers > 0 { try send(head.line + answers) }
      guard !call.console.stopSignal.isRaised else { return .stopped }
    }
    return .done
  }

  private func send(_ bytes: [UInt8]) throws(Fault) {
    try call.console.output.write(bytes)
    try call.console.output.flush()
  }

  private mutating func nextLine() throws(Fault) -> InputLine? {
    try reader.next(atMost: 1)?.pieces(from: 1).first
  }

  /// The questions of a shard that `line` announces, and the seconds that there are for them.
  private mutating func questions(after line: InputLine) throws(Fault) -> (questions: [JobQuestion], seconds: Int) {
    let words = String(decoding: line.bytes, as: UTF8.self).split(separator: " ")
    guard words.count == 3, words[0] == "shard", let count = Int(words[1]), (1...Self.mostQuestions).contains(count),
      let seconds = Int(words[2]), (0...86_400).contains(seconds)
    else { throw Fault.data("a shard must begin with 'shard QUESTIONS SECONDS'", line: line.number) }
    var questions: [JobQuestion] = []
    for ordinal in 1...count {
      guard let next = try nextLine() else { throw Fault.data("the shard is cut off", line: line.number + ordinal) }
      questions.append(try question(ordinal, of: next))
    }
    return (questions, seconds)
  }

  /// A question with the number of its line and a tab before it.
  private func question(_ ordinal: Int, of line: InputLine) throws(Fault) -> JobQuestion {
    guard let tab = line.bytes.firstIndex(of: UInt8(ascii: "\t")),
      let number = Int(String(decoding: line.bytes[..<tab], as: UTF8.self)), number >= 1
    else { throw .data("a question must follow the number of its line and a tab", line: line.number) }
    return JobQuestion(ordinal: ordinal, line: number, text: Array(line.bytes[(tab + 1)...]))
  }

  /// Answers the first of the questions, as many as there is time for.
  private func answer(_ shard: (questions: [JobQuestion], seconds: Int)) -> (ShardHead, answers: [UInt8]) {
    let deadline = Moment.now + .seconds(shard.seconds)
    var (head, writer, status) = (ShardHead(), JSONWriter(), ExitStatus.done)
    for question in shard.questions {
      let mark = writer.bytes.count
      let answer = interface.answer(question.text[...], number: question.line, to: &writer)
      // What the signal may have cut short is asked again; what was finished isn't lost.
      if call.console.stopSignal.isRaised, answer != .done || writer.bytes.count == mark {
        writer.truncate(to: mark)
        break
      }
      // A question that can't be understood is bad data here, as in batch.
      let isBad = answer.isOfBadAnswer
      status = status.combined(with: answer == .usage ? .data : answer)
      head.answers += 1
      if isBad { (head.bad, head.firstBadLine) = (head.bad + 1, head.firstBadLine ?? question.line) }
      if writer.bytes.count >= Self.mostBytes || Moment.now >= deadline || call.console.stopSignal.isRaised { break }
    }
    head.status = status.rawValue
    head.bytes = writer.bytes.count
    head.name = JobDigest.name(of: shard.questions.prefix(head.answers), version: version.text)
    head.digest = SHA256.hexadecimal(of: writer.bytes)
    return (head, writer.bytes)
  }
}
