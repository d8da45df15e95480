import CardMatch
import Documents

extension CardMatchProof: WordedProof {
  package var words: String {
    switch self {
    case .matching:
      "best matching over ranks and suits; a component of the deal can be cleared exactly when its size is even"
    case .groupsOfThree:
      "all ways to use the cards of each rank compared; what can be cleared follows from the numbers of cards and of "
        + "matching pairs"
    case .census: "every deal counted, rank by rank"
    case .rawDecisionProcess: "exact dynamic programming over all information states, by the raw rules"
    case .decisionProcess(areKeysChecked: true): "exact dynamic programming over all information states"
    case .decisionProcess(areKeysChecked: false):
      "exact dynamic programming over all information states, with states identified by 64-bit keys"
    }
  }
}
