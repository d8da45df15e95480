import Documents
import GameCore
import Questions
import SetGame

/// The parameters of the questions about Set.
enum SetParameters {
  private static let deals = DealRequest()
  private static let games = SimulationRequest()
  private static let distribution = DistributionRequest()

  static let cards = Parameter(
    required: "cards", typedAs: ["deal", "table", "layout", "hand"], .setCards,
    help: "The cards of one deal, as digits (0120), letters (2GSF) or words (two green filled squiggles); @FILE or - "
      + "for those of a file")

  static let deck = Parameter(
    "deck", typedAs: ["cardset", "pack", "mode"], .setDeck, default: distribution.deck,
    help: "Which cards there are, and what a group is (see 'help decks')")

  static let dimension = Parameter(
    "dimension", typedAs: ["features", "attributes"], .setDimension, shown: "that of the deck",
    help: "Number of features of a card: short for a deck such as set-3")

  static let round = Parameter(
    "round", typedAs: ["deal", "rounds"], .integer(2...3), shown: "2",
    help: "The deal to count up to: 3 adds the third deal, which takes a minute")

  static let variant = Parameter(
    "variant", typedAs: ["game", "type", "kind"], .setVariant, shown: "that of the deck",
    help: "What to look for among the cards: short for the decks set, ultra and ghost")

  static let faces: Parameter<SetSettings.Faces?> = Parameter(
    "faces", typedAs: ["symbols", "look"], .setFaces, shown: "glyphs",
    help: "The symbols that cards are drawn with: glyphs, tutorial, or a file of one's own",
    helpInJSON: "The symbols that cards are drawn with: glyphs, tutorial, or the text of a file of one's own")

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

  /// The deck of a game that is small enough to be solved, and how it is played.
  static let smallDeck = Parameter(
    "deck", typedAs: ["cardset", "pack"], .setDeck, default: Deck(.set, coordinates: 3) ?? .set,
    help: "Which cards there are: junior (27 cards) or set-2 (nine)")

  static let solitairePick = Parameter(
    "pick", .choice(SolitaireChoice.self), default: .best,
    help: "Which Set is taken: the best one, a random one, or one that leaves the most Sets")

  static let to = Parameter(
    "to", .integer(0...243), shown: "the largest size", metavar: "K", help: "Count tables of up to K cards")

  static let dealSize = Parameter(
    "deal-size", typedAs: sizeWords, .integer(0...243), default: distribution.cards, metavar: "K",
    help: "The number of cards dealt, at most those of the deck")

  static let samples: Parameter<Int?> = Parameter(
    "samples", typedAs: ["trials"], .integer(1...1_000_000_000_000), shown: "all deals are counted",
    help: "Draw N deals of any deck, where all can't be counted")

  /// Absent where all deals are counted.
  static let samplesSeed: Parameter<UInt64?> = Parameter(
    "seed", typedAs: ["s", "random", "randomseed"], .seed, shown: "1 with samples",
    help: "The seed of the random deals; the same seed draws the same deals; 'random' draws one")

  static let extremeSize = Parameter(
    "deal-size", typedAs: sizeWords, .integer(3...81), default: distribution.cards, metavar: "K",
    help: "The number of cards")

  static let checkpoint = Parameter(
    "checkpoint", .path, shown: "none", help: "Save finished work in FILE, or resume from it")

  static let part = Parameter(
    "part", .part, shown: "all of it", help: "Do only part I of N of the work; 'jobs total' combines the parts")

  static let dealsFile = Parameter(
    "file", letter: "f", typedAs: ["input", "i", "infile", "read", "deals"], .input, shown: "none",
    help: "A file of deals, or '-' for standard input")

  static let knownDeals = Parameter(
    required: "deals", .path, help: "A file of deals and their Set counts, or '-' for standard input")
}

extension Arguments {
  /// The deck that is asked about, once a request is settled.
  var deck: Deck { (try? namedDeck()) ?? self[SetParameters.deck] }

  /// The deck that was named, or described by what is short for one.
  func namedDeck() throws(Fault) -> Deck {
    let features = value(SetParameters.dimension)
    let variant = value(SetParameters.variant)
    let named = self[SetParameters.deck]
    guard features != nil || variant != nil else { return named }
    if isGiven(SetParameters.deck) {
      throw .usage(
        "\(name(of: SetParameters.deck)) and "
          + "\(name(of: features != nil ? SetParameters.dimension.any : SetParameters.variant.any)) exclude each other")
    }
    let coordinates = (features ?? .standard).coordinates
    return Deck(variant ?? .set, coordinates: coordinates) ?? named
  }

  /// Names the deck in one way, whichever way was chosen.
  static func settleDeck(_ arguments: inout Arguments) throws(Fault) {
    let deck = try arguments.namedDeck()
    arguments.remove(SetParameters.dimension, SetParameters.variant)
    arguments.set(SetParameters.deck, to: deck)
  }

  /// Names the deck in one way, and the seed of deals that are drawn.
  static func settleSamples(_ arguments: inout Arguments) throws(Fault) {
    try settleDeck(&arguments)
    if arguments[SetParameters.samples] != nil, arguments[SetParameters.samplesSeed] == nil {
      arguments.set(SetParameters.samplesSeed, to: 1)
    }
  }

  /// The deals that are to be drawn; `nil` where all are counted.
  func sampledDeals(_ context: Context) throws(Fault) -> SampledDeals? {
    guard let count = self[SetParameters.samples] else {
      try refuse(SetParameters.samplesSeed, because: "all deals are counted")
      return nil
    }
    try refuse(Parameter<Int>.digits, because: "shares of drawn deals have their interval")
    try requireCards(SetParameters.dealSize)
    let (deck, cards) = (deck, self[SetParameters.dealSize])
    guard deck.variant != .ghostSet || cards <= SampledDeals.ghostLimit else {
      let size = name(of: SetParameters.dealSize)
      throw .usage("\(size): GhostSets are counted among up to \(SampledDeals.ghostLimit) cards")
    }
    return SampledDeals(
      deck: deck, cards: cards, samples: UInt64(count), seed: self[SetParameters.samplesSeed] ?? 1,
      limits: context.limits, observer: context.observer)
  }

  /// The faces that cards are drawn with.
  /// - Throws: where a deck has no cards of number, colour, shape and fill.
  func faces() throws(Fault) -> CardFaces {
    let faces = self[SetParameters.faces]
    if deck.dimension != .standard {
      try refuse(
        SetParameters.faces,
        because: "cards of the deck '\(DeckNotation.name(deck))' are drawn in one way; choose set, ultra or ghost")
    }
    return CardFaces(faces ?? .glyphs)
  }

  /// The deal that was given.
  func deal() throws(Fault) -> Layout { try self[SetParameters.cards].layout(in: deck.dimension) }

  /// Throws where more cards are to be dealt than the deck has.
  func requireCards(_ size: Parameter<Int>) throws(Fault) {
    let cards = deck.dimension.cardCount
    guard self[size] <= cards else {
      throw .usage("\(name(of: size)): the deck has only \(cards) cards")
    }
  }

  /// Throws where a question isn't answered for the deck; `fits` says for which ones it is.
  func requireDeck(_ others: String, of given: Deck? = nil, _ fits: (Deck) -> Bool) throws(Fault) {
    let deck = given ?? deck
    guard fits(deck) else {
      throw .usage(
        "\(name(of: SetParameters.deck)): no answer for the deck '\(DeckNotation.name(deck))'; choose \(others)")
    }
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
