import GameCore
import Jobs
import Questions

/// Hands out the questions that wait for an answer, to many threads, in their order; takes back
/// what a worker had no time for.
///
/// A thread gets a share of what is left, so that all are busy until the end.
final class JobFeed: Sendable {
  private struct State: Sendable {
    var questions: QuestionReader
    /// The ordinals that are still to be read.
    var gaps: ArraySlice<Range<Int>>
    /// What was taken back, to be given out first.
    var returned: [[JobQuestion]] = []
    /// How many questions are neither handed out nor answered.
    var waiting: Int
    /// How many threads have questions, and may give some back.
    var busy = 0
    var failure: Fault?
    var isOver = false
  }

  private let state: Monitor<State>
  private let threads: Int
  private let most: Int
  private let stopSignal: StopSignal
  /// No shard has more bytes of questions, one question aside.
  private static let mostBytes = 1 << 20

  /// The questions of an open file with these ordinals, `most` at a time, for `threads` threads.
  init(_ source: ByteSource, gaps: [Range<Int>], threads: Int, most: Int, stopSignal: StopSignal) {
    state = Monitor(
      State(questions: QuestionReader(source), gaps: gaps[...], waiting: gaps.map(\.count).reduce(0, +)))
    self.threads = threads
    self.most = most
    self.stopSignal = stopSignal
  }

  /// The next questions, consecutive ones, for a thread that has none; waits while others may give
  /// some back. `nil` when there are no more.
  package func take() -> [JobQuestion]? {
    state.wait(until: { $0.isOver || !$0.returned.isEmpty || !$0.gaps.isEmpty || $0.busy == 0 }) { state in
      guard !state.isOver, !stopSignal.isRaised else { return nil }
      let share = min(most, max(1, state.waiting / (4 * threads)))
      guard let questions = next(atMost: share, of: &state) else {
        state.isOver = true
        return nil
      }
      state.waiting -= questions.count
      state.busy += 1
      return questions
    }
  }

  /// A thread has done with what it took, but for these pieces of consecutive questions.
  func finish(leaving rest: [[JobQuestion]]) {
    state.use { state in
      state.busy -= 1
      state.waiting += rest.map(\.count).reduce(0, +)
      state.returned += rest.reversed()
    }
  }

  /// Nothing more can be done.
  func fail(_ fault: Fault) {
    state.use { state in
      state.failure = state.failure ?? fault
      state.isOver = true
    }
  }

  /// Reading is over; throws what stopped it early.
  package func close() throws(Fault) {
    let failure = state.use { state in
      state.questions.close()
      return state.failure
    }
    if let failure { throw failure }
  }

  private func next(atMost count: Int, of state: inout State) -> [JobQuestion]? {
    if let returned = state.returned.popLast() {
      if returned.count > count { state.returned.append(Array(returned[count...])) }
      return Array(returned.prefix(count))
    }
    do throws(Fault) {
      let questions = try read(atMost: count, of: &state)
      return questions.isEmpty ? nil : questions
    } catch {
      state.failure = state.failure ?? error
      return nil
    }
  }

  private func read(atMost count: Int, of state: inout State) throws(Fault) -> [JobQuestion] {
    var questions: [JobQuestion] = []
    var bytes = 0
    while let gap = state.gaps.first, questions.count < count, bytes < Self.mostBytes {
      guard let question = try state.questions.next() else {
        if stopSignal.isRaised { return [] }
        throw .data("the file of questions was cut off while it was read")
      }
      guard question.ordinal >= gap.lowerBound else { continue }
      questions.append(question)
      bytes += question.text.count
      if question.ordinal == gap.upperBound - 1 {
        state.gaps.removeFirst()
        break
      }
    }
    return questions
  }
}
