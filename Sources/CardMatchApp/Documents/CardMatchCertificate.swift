import CardMatch
import Documents
import ExactArithmetic

extension Certificate {
  /// The value of best play: the values of all states, each the best of its choices.
  package static func cardmatch(cards: Int, _ states: FaceDownStates) -> Certificate {
    Certificate("cardmatch-values") {
      $0.add("cards") { $0.integer(cards) }
      $0.add("value") { $0.string(states.states.first?.value.description ?? "0") }
    } proof: {
      $0.add("states") {
        states.states.map { [$0.ranks.joined().map(letter).joined(), $0.value.description] }.write(to: &$0)
      }
    }
  }

  private static func letter(_ card: FaceDownStates.CardState) -> String {
    switch card {
    case .notSeen: "-"
    case .matched: "g"
    case .known: "k"
    case .open: "o"
    }
  }
}
