import Reports

/// What a case did and how long it took.
struct Measurement: Sendable {
  let work: Work
  /// Seconds of each repetition, ascending.
  let seconds: [Double]
  /// Whether every repetition had the same signature.
  let isReproducible: Bool

  /// The middle time, or the mean of the two in the middle.
  var medianSeconds: Double { (seconds[(seconds.count - 1) / 2] + seconds[seconds.count / 2]) / 2 }
  var minimumSeconds: Double { seconds[0] }
  /// Units a second at the median.
  var rate: Double { work.amount / max(medianSeconds, 1e-9) }

  /// Times `repetitions` runs of the case on the monotonic clock.
  ///
  /// A first run warms caches and tables and isn't counted, unless it takes longer than a second: then it is warm
  /// enough by its own work.
  static func take(_ item: Case, repetitions: Int) -> Measurement {
    var (work, seconds) = time(item)
    var times = seconds > 1 || repetitions == 1 ? [seconds] : []
    var isReproducible = true
    while times.count < repetitions {
      let signature = work.signature
      (work, seconds) = time(item)
      times.append(seconds)
      if work.signature != signature { isReproducible = false }
    }
    return Measurement(work: work, seconds: times.sorted(), isReproducible: isReproducible)
  }

  private static func time(_ item: Case) -> (Work, Double) {
    let start = ContinuousClock.now
    let work = item.work()
    let elapsed = (ContinuousClock.now - start).components
    return (work, Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18)
  }
}

/// A measured case as JSON.
struct MeasurementDocument: Encodable {
  struct Request: Encodable {
    let suite: String
    let `case`: String
    let repetitions: Int
  }

  struct Result: Encodable {
    let signature: String
    let keptSignature: String?
    let agrees: Bool
    let amount: Double
    let unit: String
  }

  struct Run: Encodable {
    let medianSeconds: Double
    let minimumSeconds: Double
    let rate: Double
    let version: String
  }

  let schema = "puzzlelab/bench/1"
  let request: Request
  let result: Result
  let run: Run

  init(suite: String, item: Case, measurement: Measurement, verdict: Verdict) {
    request = Request(suite: suite, case: item.name, repetitions: measurement.seconds.count)
    result = Result(
      signature: measurement.work.signature, keptSignature: verdict.kept, agrees: verdict.isGood,
      amount: measurement.work.amount, unit: measurement.work.unit)
    run = Run(
      medianSeconds: measurement.medianSeconds, minimumSeconds: measurement.minimumSeconds, rate: measurement.rate,
      version: Toolkit.version)
  }
}
