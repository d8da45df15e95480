import GameCore
import Jobs
import Questions
import Synchronization

/// Has the questions of a file answered by worker processes and keeps what they answer, shard by
/// shard.
///
/// A process that dies takes no other with it: its questions are cut in half again and again, until
/// the one that ends every process is alone; it is tried `attempts` times and named.
package struct JobRun: Sendable {
  /// The words that start a worker.
  let worker: [String]
  /// How many workers there are.
  let workers: Int
  /// What workers must be.
  let version: JobVersion
  /// How many questions a shard has at most.
  let most: Int
  /// For how many seconds a worker answers before it hands in its answers.
  let seconds: Int
  /// For how many more seconds a worker may be silent; `nil` for no limit.
  let patience: Int?
  /// How many processes a question may end.
  let attempts: Int
  let console: Console

  /// Runs `workers` processes that `worker` starts, each of `version`.
  package init(
    worker: [String], workers: Int, version: JobVersion, most: Int, seconds: Int, patience: Int?, attempts: Int,
    console: Console
  ) {
    (self.worker, self.workers, self.version, self.most) = (worker, workers, version, most)
    (self.seconds, self.patience, self.attempts, self.console) = (seconds, patience, attempts, console)
  }

  /// Answers the questions with these ordinals, and adds the answers to the file at `path`.
  package func run(_ gaps: [Range<Int>], of source: ByteSource, facts: JobFacts, into path: String) throws(Fault) {
    let feed = JobFeed(source, gaps: gaps, threads: workers, most: most, stopSignal: console.stopSignal)
    let left = gaps.map(\.count).reduce(0, +)
    let answered = Lock(facts.count - left)
    let file = Lock(try Fault.catching { () throws(JobError) in try JobFile(adding: path, facts) })
    report(facts.count - left, of: facts)
    Workers.run(max(1, min(workers, left))) { _ in
      let worker = JobWorker(
        worker, version: version, seconds: seconds, patience: patience, stopSignal: console.stopSignal)
      defer { worker.end() }
      do throws(Fault) {
        while let questions = feed.take() {
          let rest = try settle(questions[...], by: worker) { settled throws(Fault) in
            try file.withLock { file throws(Fault) in
              do throws(JobError) {
                switch settled {
                case .success(let shard): try file.add(shard)
                case .failure(let failure): try file.add(failure)
                }
              } catch {
                throw Fault(error)
              }
            }
            report(
              answered.withLock {
                $0 += settled.count; return $0
              }, of: facts)
          }
          feed.finish(leaving: rest)
        }
      } catch {
        feed.fail(error)
      }
    }
    try feed.close()
  }

  /// What is settled: answers, or a question that has none.
  private enum Settled {
    case success(JobShard)
    case failure(JobFailure)

    var count: Int {
      switch self {
      case .success(let shard): shard.questions.count
      case .failure: 1
      }
    }
  }

  /// Has questions answered or found at fault; returns those that there was no time for, in pieces
  /// of consecutive ones.
  private func settle(
    _ questions: ArraySlice<JobQuestion>, by worker: JobWorker, keep: (Settled) throws(Fault) -> Void
  ) throws(Fault) -> [[JobQuestion]] {
    for attempt in 1... {
      switch try worker.answer(questions) {
      case .answered(let shard):
        try keep(.success(shard))
        let rest = Array(questions.dropFirst(shard.questions.count))
        return rest.isEmpty ? [] : [rest]
      case .stopped: return []
      case .died where questions.count > 1:
        let middle = questions.startIndex + questions.count / 2
        let rest = try settle(questions[..<middle], by: worker, keep: keep)
        return try rest + settle(questions[middle...], by: worker, keep: keep)
      case .died(let reason):
        guard attempt >= attempts, let question = questions.first else { continue }
        let ask = (try? JSON(reading: question.text[...]))?.text("ask")
        try keep(
          .failure(
            JobFailure(
              ordinal: question.ordinal, line: question.line, ask: ask, attempts: attempt, reason: reason)))
        return []
      }
    }
    return []
  }

  private func report(_ answered: Int, of facts: JobFacts) {
    console.observer.report(Progress(completed: Double(answered), total: Double(facts.count), unit: "questions"))
  }
}
