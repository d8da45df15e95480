import GameCore

/// A mean or a share of seeded random trials, together with how sure it is: the one shape that
/// sampled values have in documents of all games.
package struct Estimate: Sendable {
  private let value: Double?
  private let standardError: Double?
  private let evidence: EvidenceRecord?
  private let words: String?

  /// An estimate; without a value where a limit allowed no trials, without evidence where a single
  /// one has no interval; `nil` without both.
  package init?<Proof: WordedProof>(
    _ value: Double?, _ evidence: Evidence<Proof>?, standardError: Double? = nil
  ) {
    guard value != nil || evidence != nil else { return nil }
    self.value = value
    self.standardError = standardError
    self.evidence = evidence.map { EvidenceRecord($0) }
    words = evidence?.sentence
  }

  /// An estimate from trials; without evidence where it has no interval, `nil` also without a
  /// value.
  package init?(
    _ value: Double?, trials: UInt64, seed: UInt64, interval: ClosedRange<Double>?, standardError: Double? = nil
  ) {
    self.init(
      value,
      interval.map {
        Evidence<NoProof>.sampled(
          trials: trials, seed: seed, lower: $0.lowerBound, upper: $0.upperBound, confidence: Confidence.level)
      }, standardError: standardError)
  }

  /// A mean with its evidence.
  package init?<Proof: WordedProof>(_ mean: Mean, _ evidence: Evidence<Proof>?) {
    self.init(mean.value, evidence, standardError: mean.standardError)
  }

  /// A share of trials.
  package init?(_ share: Share, seed: UInt64) {
    self.init(
      share.value, trials: share.trials, seed: seed, interval: share.interval, standardError: share.standardError)
  }

  /// A value whose trials depend on each other, so that it has no interval; `nil` without trials.
  package init?(withoutInterval value: Double?) {
    guard let value else { return nil }
    self.value = value
    (standardError, evidence, words) = (nil, nil, nil)
  }

  static let shape = Shape<Self>(
    Field(
      "evidence", "How sure it is; absent where there is no interval, as after a single trial",
      schema: .common("evidence")
    ) { estimate, json in
      guard let evidence = estimate.evidence else { return false }
      EvidenceRecord.shape.write(evidence, to: &json)
      return true
    },
    Field("standardError", "Its standard error, as estimated from the trials; absent where they show none") {
      $0.standardError
    },
    Field("value", "The mean or the share of the trials; absent where there is none") { $0.value })
}

/// The proofs of trials: there are none.
private enum NoProof: WordedProof {
  var words: String { switch self {} }
}

extension Estimate: JSONWritable {
  package static var schema: JSONSchema { .common("estimate") }
  /// To the digits that its interval carries.
  package var cell: String? { value.map { evidence?.interval?.rounded($0) ?? JSONNumber.text($0) } }
  package var sentence: String? { words }
  /// A column for the value, its standard error, and each part of its interval.
  package static var columnEndings: [String] {
    ["", "StandardError"] + EvidencePart.interval.map { $0.rawValue.capitalizedFirst }
  }
  package var cells: [String] {
    let error = standardError.map { evidence?.interval?.rounded($0, more: 1) ?? JSONNumber.text($0) }
    return [cell ?? "", error ?? ""] + EvidencePart.interval.map { evidence?[$0] ?? "" }
  }
  package func write(to json: inout JSONWriter) { Self.shape.write(self, to: &json) }
}
