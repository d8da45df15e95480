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
    return (work, work.seconds ?? seconds(since: start))
  }

  /// The time that has passed on the monotonic clock.
  static func seconds(since start: Moment) -> Double {
    let elapsed = (Moment.now - start).components
    return Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
  }
}

/// A measured case next to its baseline.
struct Comparison: Record {
  let name: String
  let speed: Double
  let work: Double

  /// `nil` if the baseline was not measured or did nothing.
  init?(_ item: Case, _ measurement: Measurement, among measured: [String: Measurement]) {
    guard let name = item.baseline, let baseline = measured[name], baseline.work.amount > 0 else { return nil }
    self.name = name
    speed = baseline.medianSeconds / max(measurement.medianSeconds, 1e-9)
    work = measurement.work.amount / baseline.work.amount
  }

  static let shape = Shape<Self>(
    Field("case", "The baseline") { $0.name },
    Field("speed", "Its median time by that of this case") { $0.speed },
    Field("work", "This case's amount of work by that of the baseline") { $0.work })
}

/// A measured case as JSON.
struct MeasurementDocument: Record {
  let suite: String
  let item: Case
  let measurement: Measurement
  let verdict: Verdict
  let comparison: Comparison?

  static let shape = Shape<Self>(
    Field("schema", "The shape of this document") { _ in "puzzlelab/bench/1" },
    Field("request", "The fixed work") { Request(document: $0) },
    Field("result", "What it did") { Result(document: $0) },
    Field("run", "What it cost") { Run(measurement: $0.measurement, comparison: $0.comparison) })

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
    let comparison: Comparison?
    static let shape = Shape<Self>(
      Field("medianSeconds", "The median of the runs") { $0.measurement.medianSeconds },
      Field("minimumSeconds", "The fastest run") { $0.measurement.minimumSeconds },
      Field("rate", "Units a second at the median") { $0.measurement.rate },
      Field("comparison", "The same beside another case") { $0.comparison },
      Field("processor", "The model of the processor, and how many there are") { _ in Machine.processor },
      Field("vectors", "The widest vectors of the processor") { _ in Machine.vectors },
      Field("builtVectors", "The widest vectors that this program was built for") { _ in Machine.builtVectors },
      Field("version", "The version of the program") { _ in Toolkit.version })
  }
}
