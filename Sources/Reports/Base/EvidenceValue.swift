import GameCore

/// ``GameCore/Evidence`` as it stands in JSON: a `kind` and what belongs to it.
public struct EvidenceValue: Encodable, Sendable, Equatable {
  let kind: String
  var method: String?
  var lower: Int?
  var upper: Int?
  var trials: UInt64?
  var seed: UInt64?
  var interval: Interval?
  var depth: Int?
  var selectivity: Int?
  var errorBound: Double?

  struct Interval: Encodable, Sendable, Equatable {
    let lower: Double
    let upper: Double
    let confidence: Double
  }

  /// Creates the JSON form of `evidence`.
  public init(_ evidence: WordedEvidence) {
    switch evidence {
    case .proved(let method):
      kind = "proved"
      self.method = method
    case .bounded(let lower, let upper, let method):
      kind = "bounded"
      self.lower = lower
      self.upper = upper
      self.method = method
    case .sampled(let trials, let seed, let lower, let upper, let confidence):
      kind = "sampled"
      self.trials = trials
      self.seed = seed
      interval = Interval(lower: lower, upper: upper, confidence: confidence)
    case .heuristic(let depth, let selectivity):
      kind = "heuristic"
      self.depth = depth
      self.selectivity = selectivity
    case .numeric(let errorBound):
      kind = "numeric"
      self.errorBound = errorBound
    }
  }
}

extension WordedEvidence {
  /// The evidence in a few words for a person: "proved by exhaustive search".
  package var words: String {
    switch self {
    case .proved(let method): "proved: \(method)"
    case .bounded(let lower, let upper, let method): "bounded, \(lower) to \(upper): \(method)"
    case .sampled(let trials, let seed, let lower, let upper, let confidence):
      "sampled: \(Wording.grouped(trials)) trials, seed \(seed), "
        + "\(Wording.short(confidence * 100)) % interval \(Wording.short(lower)) to \(Wording.short(upper))"
    case .heuristic(let depth, let selectivity): "heuristic: depth \(depth), selectivity \(selectivity) %"
    case .numeric(let errorBound): "numeric: error at most \(Wording.short(errorBound))"
    }
  }
}
