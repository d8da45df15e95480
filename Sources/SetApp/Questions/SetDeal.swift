import Documents
import Questions
import SetGame

extension Question {
  /// `set deal`.
  static let setDeal = Question(
    "set.deal", summary: "Draw random deals, on demand with a given number of Sets",
    discussion: """
      Deals with a condition are drawn by rejection; where that would take too long, all classes of such deals are \
      listed if there are few, one is drawn by its size and moved by a random symmetry of the deck. In both ways every \
      deal that fits is equally likely. Where the classes are too many, a deal is found by local search, which doesn't \
      find all that fit equally often. The answer says which. A number of Sets that is proved to be impossible is \
      refused at once. The text is one deal per line, as set hints --file reads it.
      """,
    parameters: [
      SetParameters.cardsToDeal, SetParameters.sets, SetParameters.setFree, SetParameters.count,
      SetParameters.dimension, Parameter.seed,
    ],
    examples: [
      Example("set deal", "Twelve cards"),
      Example("set deal --sets 6 --count 10", "Ten puzzles: find all six Sets"),
      Example("set deal --deal-size 20 --set-free", "One of the 682,344 largest tables without a Set"),
      Example("set deal --count 3 | puzzlelab set hints --file -", "Deals and their Sets"),
    ]
  ) { arguments, context in
    try arguments.atMostOne(of: SetParameters.sets, SetParameters.setFree)
    let request = DealRequest(
      size: arguments[SetParameters.cardsToDeal],
      sets: arguments[SetParameters.setFree] ? 0 : arguments[SetParameters.sets], count: arguments[SetParameters.count],
      dimension: arguments[SetParameters.dimension], seed: arguments[.seed])
    // A card takes up to 24 bytes on its way to JSON.
    try Fault.requireMemory(
      bytes: request.count * (64 + 24 * request.size), remedy: "ask for fewer deals, and for others with another seed")
    let deals = try RandomDeals.draw(request, limits: context.limits, observer: context.observer)
    return Answered(SetDealDocument(deals), status: deals.stopped == nil ? .done : .stopped)
  }
}
