import GameCore
import Documents

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
  /// A first run warms caches and tables and isn't counted, unless it takes longer than a second:
  /// then it is warm enough by its own work.
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
    let start = Moment.now
    let work = item.work()
    let elapsed = (Moment.now - start).components
    return (work, Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18)
  }
}

/// A measured case as JSON.
struct MeasurementDocument: Record {
  let suite: String
  let item: Case
  let measurement: Measurement
  let verdict: Verdict

  static let shape = Shape<Self>(
    Field("schema", "The shape of this document") { _ in "puzzlelab/bench/1" },
    Field("request", "The fixed work") { Request(document: $0) },
    Field("result", "What it did") { Result(document: $0) },
    Field("run", "What it cost") { Run(measurement: $0.measurement) })

  struct Request: Record {
    let document: MeasurementDocument
    static let shape = Shape<Self>(
      Field("suite", "The suite") { $0.document.suite }, Field("case", "The case") { $0.document.item.name },
      Field("repetitions", "Runs that were timed") { $0.document.measurement.seconds.count })
  }

  struct Result: Record {
    let document: MeasurementDocument
    static let shape = Shape<Self>(
      Field("signature", "A node count or checksum") { $0.document.measurement.work.signature },
      Field("keptSignature", "The one that is kept") { $0.document.verdict.kept },
      Field("agrees", "Whether the two are the same") { $0.document.verdict.isGood },
      Field("amount", "How much work it was") { $0.document.measurement.work.amount },
      Field("unit", "What is counted") { $0.document.measurement.work.unit })
  }

  struct Run: Record {
    let measurement: Measurement
    static let shape = Shape<Self>(
      Field("medianSeconds", "The median of the runs") { $0.measurement.medianSeconds },
      Field("minimumSeconds", "The fastest run") { $0.measurement.minimumSeconds },
      Field("rate", "Units a second at the median") { $0.measurement.rate },
      Field("version", "The version of the program") { _ in Toolkit.version })
  }
}
