import Documents
import Questions
import SetGame

extension Question {
  static let setDeal = Question(
    "set.deal", version: 3, summary: "Deal random cards, optionally with a given number of Sets",
    discussion: """
      Deals with a condition are drawn by rejection sampling. Where that would take too long and there are few classes \
      of such deals, a class is drawn in proportion to its size, and a random symmetry of the deck is applied to it. \
      Either way every matching deal is equally likely. Where there are too many classes, a deal is found by local \
      search, which doesn't find all matching deals equally often. The answer names the method. A number of Sets that \
      is proved to be impossible is refused at once. Deals of other groups are drawn by rejection sampling alone. The text has one deal per line, as 'set hints --file' reads it.
      """,
    parameters: [
      SetParameters.cardsToDeal, SetParameters.sets, SetParameters.setFree, SetParameters.count,
      SetParameters.deck, SetParameters.dimension, SetParameters.faces, Parameter.seed,
    ],
    examples: [
      Example("set deal", "Twelve cards"),
      Example("set deal --sets 6 --count 10", "Ten puzzles: find all six Sets"),
      Example("set deal --deal-size 20 --set-free", "One of the 682,344 largest tables without a Set"),
      Example("set deal --deck quads --sets 0 --deal-size 8", "Eight cards of EvenQuads without a quad"),
      Example("set deal --count 3 | puzzlelab set hints --file -", "Deals and their Sets"),
    ],
    settle: Arguments.settleDeck
  ) { arguments, context throws(Fault) in
    try arguments.atMostOne(of: SetParameters.sets, SetParameters.setFree)
    let request = DealRequest(
      size: arguments[SetParameters.cardsToDeal],
      sets: arguments[SetParameters.setFree] ? 0 : arguments[SetParameters.sets], count: arguments[SetParameters.count],
      deck: arguments.deck, seed: arguments[.seed])
    // A card takes up to 24 bytes on its way to JSON.
    try Fault.requireMemory(
      bytes: request.count * (64 + 24 * request.size), remedy: "ask for fewer deals, then for more with another seed")
    let faces = try arguments.faces()
    let deals = try Fault.catching { () throws(DealError) in
      try RandomDeals.draw(request, limits: context.limits, observer: context.observer)
    }
    return TypedReply(SetDealDocument(deals, faces: faces), status: deals.stopped == nil ? .done : .stopped)
  }
}
