import Documents
import Questions
import SetGame

extension Question {
  /// `set chance`.
  static let setChance = Question(
    "set.chance", summary: "Give the exact chance that a deal holds no Set",
    discussion: """
      Counted when asked: all deals of K cards without a Set, class by class under the symmetries of the deck. From 21 \
      cards on there is always a Set.
      """,
    parameters: [SetParameters.dealSize, Parameter.digits],
    examples: [
      Example("set chance", "The twelve cards of the game"),
      Example("set chance --deal-size 15", "Fifteen cards"),
    ]
  ) { arguments, context in
    let chance = try SetFreeChance.compute(
      cards: arguments[SetParameters.dealSize], limits: context.limits, observer: context.observer)
    guard let chance else { throw Fault.interrupted }
    return Answered(SetChanceDocument(chance, digits: arguments[.digits]))
  }
}
