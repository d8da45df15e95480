import GameCore
import Jobs
import Questions

/// A process that answers questions for us, kept warm from shard to shard; started when it is
/// needed, and again after it died. It belongs to one thread.
final class JobWorker {
  /// What became of some questions.
  enum Outcome {
    /// The first of them are answered.
    case answered(JobShard)
    /// The process exited before it answered, in this way.
    case died(String)
    /// Ctrl-C.
    case stopped
  }

  private let command: [String]
  private let seconds: Int
  /// For how many more seconds it may be silent before it is killed as hung.
  private let patience: Int?
  private let version: JobVersion
  private let stopSignal: StopSignal
  private var process: Subprocess?
  private var received: [UInt8] = []
  /// How many consecutive processes exited before they said anything.
  private var stillborn = 0
  private static let mostStillborn = 5
  /// Until when it may hand in its answers after a stop; `nil` before that.
  private var stopBy: Moment?
  /// Less than schedulers leave between SIGTERM and SIGKILL: 30 s (REFERENCES: Slurm, Kubernetes).
  private static let timeToStop = Duration.seconds(20)
  /// How long a new process may take to say who it is.
  private static let timeToBegin = Duration.seconds(60)

  /// A worker that is started by the words of a command and answers for about `seconds` seconds
  /// before it replies.
  init(_ command: [String], version: JobVersion, seconds: Int, patience: Int?, stopSignal: StopSignal) {
    self.command = command
    self.version = version
    self.seconds = seconds
    self.patience = patience
    self.stopSignal = stopSignal
  }

  /// Has questions answered, consecutive ones; as many as there is time for.
  /// - Throws: a fault when no such process can be started, or when it is of another version.
  func answer(_ questions: ArraySlice<JobQuestion>) throws(Fault) -> Outcome {
    do throws(Ending) {
      let process = try started()
      var message = Array("shard \(questions.count) \(seconds)\n".utf8)
      for question in questions { message += question.message }
      do throws(SystemError) { try process.input.write(message) } catch { throw .died }
      let head = try readHead(from: process)
      guard let head = ShardHead(reading: head), (1...questions.count).contains(head.answers) else { throw .garbled }
      let answers = try read(head.bytes, from: process)
      let answered = questions.prefix(head.answers)
      let shard = JobShard(
        name: JobDigest.name(of: answered, version: version.text),
        questions: answered[answered.startIndex].ordinal..<answered[answered.startIndex].ordinal + head.answers,
        answers: answers, digest: SHA256.hexadecimal(of: answers), bad: head.bad, firstBadLine: head.firstBadLine,
        status: Int(head.status))
      guard shard.name == head.name, shard.digest == head.digest, shard.isWhole else { throw .garbled }
      return .answered(shard)
    } catch {
      switch error {
      case .stopped:
        _ = end()
        return .stopped
      case .died:
        let reason = process.map { [self] in forget($0).wait() } ?? "was gone"
        return stopSignal.isRaised ? .stopped : .died(reason)
      case .hung: return .died("gave no answer for \(seconds + (patience ?? 0)) s, and \(end())")
      case .garbled: return .died("gave a damaged answer, and \(end())")
      case .fault(let fault):
        _ = end()
        throw fault
      }
    }
  }

  /// Kills the process; returns how it ended.
  @discardableResult func end() -> String { process.map { forget($0).end() } ?? "was gone" }

  /// Why there is no reply.
  private enum Ending: Error {
    case stopped, died, garbled, hung
    case fault(Fault)
  }

  private func forget(_ process: Subprocess) -> Subprocess {
    self.process = nil
    received = []
    return process
  }

  /// The live process, a new one where there is none.
  private func started() throws(Ending) -> Subprocess {
    if let process { return process }
    let name = command.joined(separator: " ")
    while true {
      let started: Subprocess
      do throws(SystemError) {
        started = try Subprocess(command)
      } catch {
        throw .fault(.io("the worker '\(name)' can't be started: \(error.message)"))
      }
      process = started
      let greeting: [UInt8]
      do throws(Ending) {
        greeting = try readLine(from: started, until: .now + Self.timeToBegin)
        stillborn = 0
      } catch {
        if case .garbled = error { throw .fault(isNoWorker) }
        guard case .died = error else { throw error }
        let ending = forget(started).wait()
        stillborn += 1
        guard stillborn >= Self.mostStillborn else { continue }
        throw .fault(.io("the worker '\(name)' \(ending) without any output, \(stillborn) times in a row"))
      }
      guard let other = JobVersion(greeting: greeting) else {
        throw .fault(isNoWorker)
      }
      guard other == version else { throw .fault(.io(version.refusal(of: name, other))) }
      return started
    }
  }

  private var isNoWorker: Fault {
    .io("the worker '\(command.joined(separator: " "))' is not 'puzzlelab jobs work': it doesn't report its version")
  }

  /// The head of a reply; the process has its time and our patience for it.
  private func readHead(from process: Subprocess) throws(Ending) -> [UInt8] {
    let deadline = patience.map { Moment.now + .seconds(seconds + $0) }
    do throws(Ending) {
      return try readLine(from: process, until: deadline)
    } catch {
      if case .garbled = error, let deadline, Moment.now > deadline { throw .hung }
      throw error
    }
  }

  private func readLine(
    from process: Subprocess, until deadline: Moment? = nil
  ) throws(Ending) -> [UInt8] {
    var searched = 0
    while true {
      if let end = ByteSearch.first(UInt8(ascii: "\n"), in: received, from: searched) {
        defer { received.removeFirst(end + 1) }
        return Array(received[..<end])
      }
      searched = received.count
      // A head has some hundred bytes; a process that sends more without a line end isn't a worker.
      guard searched < 1 << 16 else { throw .garbled }
      try readMore(from: process, until: deadline)
    }
  }

  private func read(_ count: Int, from process: Subprocess) throws(Ending) -> [UInt8] {
    while received.count < count { try readMore(from: process) }
    defer { received.removeFirst(count) }
    return Array(received[..<count])
  }

  /// Asks the process, once, to hand in the answers that it has finished, and to save what it is
  /// at; whether it still has time for that.
  private func mayFinish(_ process: Subprocess) -> Bool {
    if let stopBy { return Moment.now < stopBy }
    stopBy = .now + Self.timeToStop
    process.stop()
    return true
  }

  private func readMore(from process: Subprocess, until deadline: Moment? = nil) throws(Ending) {
    while !process.output.waitUntilReadable(milliseconds: 100) {
      if stopSignal.isRaised, !mayFinish(process) { throw .stopped }
      if let deadline, Moment.now > deadline { throw .garbled }
    }
    do throws(SystemError) {
      if try process.output.read(1 << 16, appendingTo: &received) == 0 { throw SystemError.isForReading }
    } catch {
      if error.isInterruption { return }
      throw .died
    }
  }
}
