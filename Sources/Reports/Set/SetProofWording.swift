import SetGame

/// How an answer about Set is known.
package enum SetProof: Sendable, Equatable {
  /// Every first deal, Set taken and three cards dealt was counted.
  case everyRound
}

extension SetProof: WordedProof {
  package var words: String {
    switch self {
    case .everyRound: "every first deal, Set taken and three cards dealt counted up to symmetry"
    }
  }
}
