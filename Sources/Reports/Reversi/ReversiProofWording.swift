import GameCore
import Reversi

extension Evidence<ReversiProof> {
  /// The evidence in the words of documents.
  var worded: WordedEvidence {
    switch self {
    case .proved(let proof): .proved(method: proof.method)
    case .bounded(let lower, let upper, let proof):
      .bounded(lower: lower, upper: upper, method: proof.method + (proof == .search ? ", stopped early" : ""))
    case .sampled(let trials, let seed, let lower, let upper, let confidence):
      .sampled(trials: trials, seed: seed, lower: lower, upper: upper, confidence: confidence)
    case .heuristic(let depth, let selectivity): .heuristic(depth: depth, selectivity: selectivity)
    case .numeric(let errorBound): .numeric(errorBound: errorBound)
    }
  }

  /// The evidence in a few words for a person.
  var words: String { worded.words }
}

extension EvidenceValue {
  init(reversi evidence: Evidence<ReversiProof>) { self.init(evidence.worded) }
}

extension ReversiProof {
  /// The argument in a few words.
  fileprivate var method: String {
    switch self {
    case .gameOver: "the game is over"
    case .search: "exhaustive search"
    case .stableDiscs: "stable discs"
    case .everyLine: "counting every line of play"
    }
  }
}
