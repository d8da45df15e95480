import CardMatch
import Documents

extension CardMatchProof: WordedProof {
  package var words: String {
    switch self {
    case .matching:
      "best matching over ranks and suits; a component of the deal can be cleared exactly when its size is even"
    case .census: "every deal counted, rank by rank"
    case .decisionProcess(areKeysChecked: true): "exact dynamic programming over all information states"
    case .decisionProcess(areKeysChecked: false):
      "exact dynamic programming over all information states, with states identified by 64-bit keys"
    }
  }
}
