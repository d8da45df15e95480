import Documents
import GameCore
import Questions
import SetGame

/// The parameters of the questions about Set.
enum SetParameters {
  private static let hints = HintRequest()
  private static let deals = DealRequest()
  private static let games = SimulationRequest()
  private static let distribution = DistributionRequest()

  static let cards = Parameter(
    required: "cards", typedAs: ["deal", "table", "layout", "hand"], .setCards,
    help: "The cards of one deal, as digits (0120), letters (2GSF) or words (two green filled squiggles); @FILE or - "
      + "for those of a file")

  static let dimension = Parameter(
    "dimension", typedAs: ["features", "attributes"], .setDimension, default: .standard,
    help: "Number of features of a card; letters and words such as 2GSF exist for 4 only")

  static let variant = Parameter(
    "variant", typedAs: ["game", "type", "kind"], .choice(Variant.self), default: hints.variant,
    help: "What to look for among the cards")

  static let stage = Parameter(
    "stage", .integer(HintRequest.stages), shown: "all", help: "Reveal only the first N cards of each Set")

  static let exclude = Parameter(
    "exclude", typedAs: ["without", "skip", "ignore"], .setPlaces, shown: "none",
    help: "Ignore Sets that use these cards, given by their positions from 1 (JSON: indices from 0)",
    helpInJSON: "Ignore Sets that use these cards, given by their indices from 0")

  private static let sizeWords = ["n", "cards", "size", "k", "tablesize"]

  static let cardsToDeal = Parameter(
    "deal-size", typedAs: sizeWords, .integer(0...243), default: deals.size, metavar: "K", help: "Deal K cards")

  static let sets = Parameter("sets", .integer(0...9801), shown: "any", help: "Only deals with exactly N Sets")

  static let setFree = Parameter(
    flag: "set-free", typedAs: ["noset", "nosets", "cap"], help: "Only deals without a Set (short for --sets 0)")

  static let count = Parameter(
    "count", typedAs: ["n", "deals", "times"], .integer(1...200_000), default: deals.count, metavar: "M",
    help: "Draw M deals")

  static let gameCount = Parameter(
    "games", typedAs: ["n", "count", "trials", "rounds"], .natural, default: games.games, help: "Play N games")

  static let rule = Parameter(
    "rule", typedAs: ["rules", "refill"], .choice(GameRules.Refill.self), default: games.rules.refill,
    help: "classic: a taken Set is replaced only on a table of twelve; replace: always, while the deck lasts")

  static let pick = Parameter(
    "pick", .choice(GameRules.Pick.self), default: games.rules.pick,
    help: "Which Set is taken: a random one, the first by position, or one that leaves the most Sets")

  static let to = Parameter(
    "to", .integer(0...243), shown: "the largest size", metavar: "K", help: "Count tables of up to K cards")

  static let dealSize = Parameter(
    "deal-size", typedAs: sizeWords, .integer(0...81), default: distribution.cards, metavar: "K",
    help: "The number of cards dealt")

  static let countedVariant = Parameter(
    "variant", .words([Variant.set, .ultraSet].map { ($0.rawValue, $0) }) { $0.rawValue },
    default: distribution.variant, help: "What is counted in a deal")

  static let checkpoint = Parameter(
    "checkpoint", .path, shown: "none", help: "Save finished work in FILE, or resume from it")

  static let part = Parameter(
    "part", .part, shown: "all of it", help: "Do only part I of N of the work; 'jobs total' combines the parts")

  static let knownDeals = Parameter(
    required: "deals", .path, help: "A file of deals and their Set counts, or '-' for standard input")
}

extension Arguments {
  /// The deal that was given.
  func deal() throws(Fault) -> Layout {
    try self[SetParameters.cards].layout(in: self[SetParameters.dimension])
  }
}

extension Operand {
  /// The cards of a deal.
  static let setCards = Operand(
    "CARDS", of: SetParameters.cards,
    help: "The cards of one deal, as digits (0120), letters (2GSF) or words; separated by blanks or commas")
}

extension Pieces {
  /// One deal per line.
  static let setDeals = Pieces("deal", "deals", of: SetParameters.cards, parts: .setCards)
}

extension PieceParts {
  /// The cards of a deal.
  static let setCards = PieceParts("cards") { (try? $0.deal())?.cards.count }
}
