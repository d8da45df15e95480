import Documents
import Questions
import SetGame

extension Question {
  static let setChance = Question(
    "set.chance", version: 2, summary: "Compute the exact chance that a deal has no Set",
    discussion: """
      All deals of K cards without a Set are counted on the spot, class by class under the symmetries of the deck. 21 \
      or more cards always have a Set.
      """,
    parameters: [SetParameters.dealSize, Parameter.digits],
    examples: [
      Example("set chance", "The twelve cards of the game"),
      Example("set chance --deal-size 15", "Fifteen cards"),
    ]
  ) { arguments, context throws(Fault) in
    let chance = try Fault.catching { () throws(FailedCheck) in
      try SetFreeChance.compute(
        cards: arguments[SetParameters.dealSize], limits: context.limits, observer: context.observer)
    }
    guard let chance else { throw Fault.interrupted }
    return TypedReply(SetChanceDocument(chance, digits: arguments[.digits]))
  }
}
