import GameCore

/// What a job costs, as estimated from some of its questions, drawn at random without repetition.
package struct JobCost: Sendable {
  /// How many questions the job has.
  package let questions: Int
  /// What each question of the sample took, in microseconds.
  private var times = Mean()
  /// The longest of them in seconds, and the line of its question.
  package private(set) var longest: (seconds: Double, line: Int)?
  /// How many of the answers were error documents.
  package private(set) var errors = 0

  /// The cost of a job with `questions` questions, of which none was tried yet.
  package init(questions: Int) { self.questions = questions }

  /// Adds a question that was answered.
  package mutating func add(_ duration: Duration, line: Int, isError: Bool) {
    let seconds = duration / .seconds(1)
    times.add(Int((seconds * 1e6).rounded()))
    if seconds > longest?.seconds ?? -1 { longest = (seconds, line) }
    if isError { errors += 1 }
  }

  /// How many questions were answered.
  package var sampled: Int { Int(times.trials) }
  /// What they took, in seconds.
  package var measured: Double { Double(times.sum) / 1e6 }
  /// The estimate for all questions, in seconds, what was measured where all were answered; `nil`
  /// without a sample.
  package var total: Double? {
    sampled == questions ? measured : times.value.map { $0 * Double(questions) / 1e6 }
  }

  /// The interval that holds the seconds of all questions with ``Confidence/level``, by Student's t
  /// and the correction 1 − n/N for a finite population (Cochran 1977); at least what was measured.
  /// `nil` where fewer than two of several questions were answered.
  ///
  /// It is an approximation, the better the more questions there are in the sample; rare questions
  /// that take much longer than all of the sample aren't in it.
  package var interval: ClosedRange<Double>? {
    guard let total else { return nil }
    if sampled == questions { return measured...measured }
    guard let error = times.standardError else { return nil }
    let unseen = (1 - Double(sampled) / Double(questions)).squareRoot()
    let half = Confidence.t(degreesOfFreedom: times.trials - 1) * error * unseen * Double(questions) / 1e6
    return max(measured, total - half)...max(measured, total + half)
  }
}
