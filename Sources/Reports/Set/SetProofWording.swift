import GameCore
import SetGame

extension SetProof {
  /// The argument in a few words.
  var words: String {
    switch self {
    case .definition: "definition"
    case .everyPair: "every pair tried"
    case .everyTwoPairs: "every two pairs tried"
    case .everyFiveCards: "every five cards tried"
    case .capClasses: "all classes under affine maps, each level checked by a double count"
    case .dealsUpToSymmetry: "every deal counted up to symmetry, sum and mean checked"
    case .complementsUpToSymmetry: "counted through the cards left out, sum and mean checked"
    case .secondDealsUpToSymmetry: "every first deal, Set taken and three cards dealt counted up to symmetry"
    }
  }
}

extension Evidence<SetProof> {
  /// The evidence with the argument in words.
  var worded: WordedEvidence {
    switch self {
    case .proved(let proof): .proved(method: proof.words)
    case .bounded(let lower, let upper, let proof): .bounded(lower: lower, upper: upper, method: proof.words)
    case .sampled(let trials, let seed, let lower, let upper, let confidence):
      .sampled(trials: trials, seed: seed, lower: lower, upper: upper, confidence: confidence)
    case .heuristic(let depth, let selectivity): .heuristic(depth: depth, selectivity: selectivity)
    case .numeric(let errorBound): .numeric(errorBound: errorBound)
    }
  }
}
