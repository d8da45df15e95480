import GameCore

extension Evidence {
  /// The evidence with the proof in words.
  package func worded(_ words: (Proof) -> String) -> WordedEvidence {
    switch self {
    case .proved(let proof): .proved(method: words(proof))
    case .bounded(let lower, let upper, let proof): .bounded(lower: lower, upper: upper, method: words(proof))
    case .sampled(let trials, let seed, let lower, let upper, let confidence):
      .sampled(trials: trials, seed: seed, lower: lower, upper: upper, confidence: confidence)
    case .heuristic(let depth, let selectivity): .heuristic(depth: depth, selectivity: selectivity)
    case .numeric(let errorBound): .numeric(errorBound: errorBound)
    }
  }
}
