import ExactArithmetic
import GameCore

/// The shapes that documents of every game share, which the schemas of questions refer to.
package enum CommonShapes {
  /// The `$id` of the schema that has them in its `$defs`.
  package static let identifier = "urn:puzzlelab:common:1"

  /// The shared shapes, sorted by name.
  package static let definitions: [(name: String, schema: JSONSchema)] = [
    ("estimate", Estimate.shape.schema), ("evidence", EvidenceRecord.shape.schema),
    ("fraction", FractionRecord.shape.schema), ("interval", EvidenceRecord.Interval.shape.schema),
    ("number", NumberEcho.shape), ("run", RunInfo.shape.schema),
  ]
}

extension IntegerText: JSONWritable {
  package static var schema: JSONSchema { .digits }
  package var cell: String? { digits }
  package func write(to json: inout JSONWriter) {
    json.raw("\"")
    json.text(digits)
    json.raw("\"")
  }
}

extension FractionValue: JSONWritable {
  package static var schema: JSONSchema { .common("fraction") }
  package var cell: String? { decimal }
  package static var columnEndings: [String] { ["", "Numerator", "Denominator"] }
  package var cells: [String] { [decimal, numerator, denominator] }
  package var exact: String? { denominator == "1" ? nil : "\(numerator)/\(denominator)" }
  package func write(to json: inout JSONWriter) {
    FractionRecord.shape.write(FractionRecord(value: self), to: &json)
  }
}

private struct FractionRecord: Sendable {
  package let value: FractionValue

  static let shape = Shape<Self>(
    Field("decimal", "The fraction in decimal, rounded to the requested digits") { $0.value.decimal },
    Field("denominator", "The denominator, in lowest terms") { $0.value.denominator },
    Field("numerator", "The numerator, in lowest terms") { $0.value.numerator })
}

extension NumberEcho: JSONWritable {
  package static var schema: JSONSchema { .common("number") }

  fileprivate static var shape: JSONSchema {
    .anyOf([
      .string,
      .object([
        JSONSchema.Property("digitCount", "How many digits it has", .natural, isRequired: true),
        JSONSchema.Property("sha256", "The SHA-256 of its digits", .string, isRequired: true),
      ]),
    ])
  }

  package func write(to json: inout JSONWriter) {
    switch self {
    case .digits(let digits): json.string(digits)
    case .summary(let digitCount, let sha256):
      json.object { members in
        members.add("digitCount") { $0.integer(digitCount) }
        members.add("sha256") { $0.string(sha256) }
      }
    }
  }
}

/// A proof that has words for a person.
package protocol WordedProof: Sendable, Equatable {
  /// What it rests on, in a few words without a final stop: "exhaustive search".
  var words: String { get }
  /// What the columns of evidence in a table hold besides its kind, where such a proof isn't the
  /// only evidence there can be.
  static var tableParts: [EvidencePart] { get }
}

extension WordedProof {
  /// An interval of trials.
  package static var tableParts: [EvidencePart] { EvidencePart.interval }
}

/// A number of evidence that has a column of its own in tables. The argument is left to text and
/// JSON.
package enum EvidencePart: String, Sendable {
  case lower, upper, confidence, trials, seed, depth, selectivity, errorBound

  /// What trials say.
  package static let interval: [EvidencePart] = [.lower, .upper, .confidence, .trials, .seed]
}

extension Evidence: JSONWritable where Proof: WordedProof {
  package static var schema: JSONSchema { .common("evidence") }
  package var cell: String? { EvidenceRecord.Kind(self).rawValue }
  package static var columnEndings: [String] { [""] + Proof.tableParts.map { $0.rawValue.capitalizedFirst } }
  package var cells: [String] {
    let record = EvidenceRecord(self)
    return [record.kind.rawValue] + Proof.tableParts.map { record[$0] ?? "" }
  }
  package func write(to json: inout JSONWriter) { EvidenceRecord.shape.write(EvidenceRecord(self), to: &json) }

  /// The one way to say to a person how an answer is known: a whole sentence.
  package var sentence: String? { words }

  fileprivate var words: String {
    switch self {
    case .proved(let proof): "Proved: \(proof.words)."
    case .bounded(let lower, let upper, let proof): "Bounded, \(lower) to \(upper): \(proof.words)."
    case .sampled(let trials, let seed, let lower, let upper, let confidence):
      "Sampled: \(Wording.count(trials, "trial", "trials")), seed \(seed), "
        + "\(Wording.short(confidence * 100)) % interval \(Wording.short(lower)) to \(Wording.short(upper))."
    case .heuristic(let depth, let selectivity):
      "Estimated: depth \(depth)" + (selectivity < 100 ? ", selectivity \(selectivity) %." : ".")
    case .numeric(let errorBound): "Computed in floating point: error at most \(Wording.short(errorBound))."
    case .stated(let proof): "Not proved here: \(proof.words)."
    case .unknown: "Nothing is known yet."
    }
  }
}

extension TextStyle {
  /// The last lines of an answer: how it is known.
  package func evidence<Proof: WordedProof>(_ evidence: Evidence<Proof>) -> String {
    paint(wrapped(evidence.words).dropLast(), .dim) + "\n"
  }
}

/// Evidence of any game as its keys.
struct EvidenceRecord: Sendable {
  let kind: Kind
  var method: String?
  var lower: Int?
  var upper: Int?
  var trials: UInt64?
  var seed: UInt64?
  var interval: Interval?
  var depth: Int?
  var selectivity: Int?
  var errorBound: Double?

  struct Interval: Record {
    let lower: Double
    let upper: Double
    let confidence: Double

    /// A number to the decimals with which half the interval has two significant digits, and
    /// `more`; tables have them.
    func rounded(_ value: Double, more: Int = 0) -> String {
      let half = (upper - lower) / 2
      guard half > 0 else { return JSONNumber.text(value) }
      var (decimals, scaled) = (0, half)
      while scaled < 10, decimals < 15 {
        scaled *= 10
        decimals += 1
      }
      return Wording.fixed(value, decimals: decimals + more)
    }

    static var schema: JSONSchema { .common("interval") }
    static let shape = Shape<Self>(
      Field("confidence", "The probability with which the interval holds the value") { $0.confidence },
      Field("lower", "Its lower end") { $0.lower }, Field("upper", "Its upper end") { $0.upper })
  }

  init<Proof: WordedProof>(_ evidence: Evidence<Proof>) {
    kind = Kind(evidence)
    switch evidence {
    case .proved(let proof), .stated(let proof): method = proof.words
    case .bounded(let lower, let upper, let proof):
      self.lower = lower
      self.upper = upper
      method = proof.words
    case .sampled(let trials, let seed, let lower, let upper, let confidence):
      self.trials = trials
      self.seed = seed
      interval = Interval(lower: lower, upper: upper, confidence: confidence)
    case .heuristic(let depth, let selectivity):
      self.depth = depth
      self.selectivity = selectivity
    case .numeric(let errorBound): self.errorBound = errorBound
    case .unknown: break
    }
  }

  static let shape = Shape<Self>(
    Field("kind", "How the value was obtained") { $0.kind },
    Field("method", "The argument (proved, bounded), or the source of a stated proof (stated)") { $0.method },
    Field("lower", "The value is at least this (bounded)") { $0.lower },
    Field("upper", "The value is at most this (bounded)") { $0.upper },
    Field("trials", "Random trials (sampled)") { $0.trials },
    Field("seed", "The seed of the random numbers (sampled)") { $0.seed },
    Field("interval", "The confidence interval of the true value (sampled)") { $0.interval },
    Field("depth", "Plies searched (heuristic)") { $0.depth },
    Field("selectivity", "The confidence in per cent at which branches were cut; 100 cuts none (heuristic)") {
      $0.selectivity
    },
    Field("errorBound", "The largest absolute error of floating point (numeric)") { $0.errorBound })

  /// A part as a cell; proved bounds and the ends of an interval share their columns.
  subscript(_ part: EvidencePart) -> String? {
    switch part {
    case .lower: lower?.cell ?? interval.map { $0.rounded($0.lower) }
    case .upper: upper?.cell ?? interval.map { $0.rounded($0.upper) }
    case .confidence: interval?.confidence.cell
    case .trials: trials?.cell
    case .seed: seed?.cell
    case .depth: depth?.cell
    case .selectivity: selectivity?.cell
    case .errorBound: errorBound?.cell
    }
  }

  enum Kind: String, CaseIterable, JSONWritable {
    case proved, bounded, sampled, heuristic, numeric, stated, unknown

    init<Proof>(_ evidence: Evidence<Proof>) {
      switch evidence {
      case .proved: self = .proved
      case .bounded: self = .bounded
      case .sampled: self = .sampled
      case .heuristic: self = .heuristic
      case .numeric: self = .numeric
      case .stated: self = .stated
      case .unknown: self = .unknown
      }
    }
  }
}

extension RunInfo: Record {
  package static var schema: JSONSchema { .common("run") }
  package static let shape = Shape<RunInfo>(
    Field("elapsedSeconds", "Wall-clock time of the computation") { $0.elapsedSeconds },
    Field("nodes", "Search nodes visited; absent where nothing is searched") { $0.nodes },
    Field("threads", "Threads used") { $0.threads },
    Field("version", "The version of the program") { $0.version })
}
