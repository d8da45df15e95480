import Documents
import SetGame

extension SetProof: WordedProof {
  /// The argument in a few words.
  package var words: String {
    switch self {
    case .definition: "by the definition of a Set, feature by feature"
    case .everyPair: "every pair tried"
    case .everyTwoPairs: "every two pairs tried"
    case .everyFiveCards: "every five cards tried"
    case .everyThreeCards: "every three cards tried"
    case .everySubset: "every subset tried, the smallest first; their number by linear algebra"
    case .sumOfCards: "by the sum of the cards, feature by feature"
    case .quadFreeClasses: "all classes under affine maps, weighted by a double count"
    case .cosetsUpToSymmetry:
      "all cosets of the affine functions counted up to symmetry, sum, mean and variance checked"
    case .ranksInClosedForm: "by the rank of the cards, in closed form"
    case .capClasses: "all classes under affine maps, each level checked by a double count"
    case .capsBeyondClasses(let cards):
      "to \(Wording.count(cards, "card", "cards")) all classes under affine maps, each level checked by a double "
        + "count; beyond, all ways to add cards to the largest classes, agreeing with a second count for one and two "
        + "more cards and checked only by divisibility for three"
    case .dealsUpToSymmetry: "every deal counted up to symmetry, sum and mean checked"
    case .partUpToSymmetry: "a part of the deals counted up to symmetry; the sum is checked with the other parts"
    case .complementsUpToSymmetry: "counted through the cards left out, sum and mean checked"
    case .secondDealsUpToSymmetry: "every first deal, Set taken and three cards dealt counted up to symmetry"
    case .thirdDealsUpToSymmetry:
      "every second table and the Sets taken before and after it counted up to symmetry, agreeing with a count from "
        + "the first"
    case .gamesUpToSymmetry: "every state of the game solved from its end, tables up to symmetry"
    case .boundsOfWeightedDirections:
      "only the bounds, by weights of the ways in which directions cut a deal, verified exactly; Sets counted"
    case .weightedDirections: "by weights of the ways in which directions cut a deal, verified exactly; Sets counted"
    }
  }
}
