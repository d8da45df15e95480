import CardMatch
import Documents

extension CardMatchProof: WordedProof {
  package var words: String {
    switch self {
    case .matching:
      "best matching over ranks and suits; a part of the deal can be cleared exactly when its size is even"
    case .census: "every deal counted, rank by rank"
    case .decisionProcess(areKeysChecked: true): "exact decision process over everything that can be known"
    case .decisionProcess(areKeysChecked: false):
      "exact decision process over everything that can be known, states told apart by 64-bit keys"
    }
  }
}
