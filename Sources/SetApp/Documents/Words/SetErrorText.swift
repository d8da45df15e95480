import Documents
import GameCore
import SetGame

extension NotationError: ReportedError {
  /// The place of the wrong character.
  package var byteOffset: Int? { offset }

  /// What is wrong and what to write instead, one line.
  package var message: String {
    let place = "card \(position + 1) '\(card)'"
    switch problem {
    case .length(let features):
      let words = features == 4 ? ", such as 0120, or a word such as 2GSF" : ""
      return "\(place): a card has \(Wording.count(features, "digit", "digits"))\(words)"
    case .digit(let feature):
      return "\(place): the \(Wording.ordinal(feature + 1)) digit must be 0, 1 or 2"
    case .letter(let feature):
      let letters = ["1, 2 or 3", "R, G or P", "O, D or S", "E, S or F"]
      return "\(place): the \(SetWords.features[feature]) must be \(letters[feature])"
    case .unknownWord where ["count", "proved", "evidence"].contains(card),
      .unknownLabel where ["request", "result", "run", "schema"].contains(card):
      return "\(place): this is an answer as CSV or JSON, not a deal; take its cards, or 'set deal' without --format"
    case .unknownWord:
      return "\(place): this isn't a word of a card"
        + (nearest(among: CardVocabulary.names)
          ?? "; write a card such as 2GSF, 1122 or 'two green filled squiggles' (see 'help cards')")
    case .unknownLabel:
      return "\(place): this isn't a feature of a card"
        + (nearest(among: CardVocabulary.labelNames) ?? "; a card has a number, a color, a shape and a shading")
    case .unknownCharacter: return "\(place): this character isn't part of a card; write a card such as 2GSF or 1122"
    case .tooManySigns: return "\(place): a card has one to three signs"
    case .ambiguous, .ambiguousNumbers, .cardNumber, .severalDeals, .sameValue:
      return "\(place): \(faultOfDeal)"
    case .noReading: return "\(place): these values don't form a card; write a card such as 2GSF or 1122"
    case .missing(let feature):
      return "\(place): the \(SetWords.features[feature]) is missing; it is "
        + Wording.list(SetWords.values[feature], conjunction: "or")
    case .repeated(let feature): return "\(place): the \(SetWords.features[feature]) is given twice"
    case .wordOutsideDimension4: return "\(place): only cards of dimension 4 have words; write digits"
    case .noCard(let dimension): return "\(place): \(Self.lack(of: dimension))"
    case .binary: return "\(place): this is not text; write cards such as 0120 or 2GSF"
    case .tooLong:
      return "\(place): this isn't a code such as 0120 or 2GSF, and only codes may be longer than "
        + "\(Wording.grouped(PastedText.longest)) bytes; give one deal at a time"
    case .unbalanced: return Wording.unbalancedBracket
    case .contradiction: return "\(place): the other members say another card; correct one of them"
    }
  }

  /// What is found only by checking the whole deal.
  private var faultOfDeal: String {
    switch problem {
    case .ambiguous(let names):
      return "this can be read as \(Wording.list(names, conjunction: "or")); write which"
    case .ambiguousNumbers(let names):
      return "this can be read as \(Wording.list(names, conjunction: "or")), counted from 0 or from 1; "
        + "write them in one of these ways"
    case .cardNumber(let features):
      let (last, example) = ([3, 9, 27, 81, 243][features - 1] - 1, String("01201".prefix(features)))
      return "numbers of cards are 0 to \(last), or 1 to \(last + 1), and can't be mixed with other cards; "
        + "a card in digits has \(features), such as \(example)"
    case .severalDeals:
      return "a second list begins, but only one deal is expected; give one at a time, or each on a line of "
        + "--file"
    case .sameValue(let word, let other):
      return "'\(word)' and '\(other)' mean the same here, so a deal can't have both; write letters such as "
        + "2GSF"
    default: return ""
    }
  }

  /// What a card over the field of two elements looks like.
  private static func lack(of dimension: Dimension) -> String {
    let example = dimension.allCards[dimension.cardCount / 2]
    let (digits, name) = (CardNotation.digits(example, in: dimension), CardNotation.name(example, in: dimension))
    return "this isn't a card of the deck; write "
      + (name == digits ? "digits such as \(digits)" : "a card such as \(name), or digits such as \(digits)")
  }

  /// The word that was probably meant: other words that sound alike (yellow, null) begin otherwise.
  private func nearest(among words: [String]) -> String? {
    let words = words.filter { $0.first == card.lowercased().first }
    return NearestWord.nearest(to: card, among: words).map { "; did you mean '\($0)'?" }
  }
}

extension IllegalLayout: ReportedError {
  /// Every reason in one line.
  package var message: String {
    let texts = reasons.prefix(5).map { reason in
      switch reason {
      case .repeated(let card, let first, let again):
        "card \(again + 1) repeats card \(first + 1) (\(CardNotation.name(card, in: dimension)))"
      case .foreign(_, let position):
        "card \(position + 1) isn't one of the \(dimension.cardCount) cards"
      }
    }
    let more = reasons.count - texts.count
    return texts.joined(separator: "; ") + (more > 0 ? "; and \(more) more" : "") + "; every card exists once"
  }
}

extension HintRequestError: ReportedError {
  /// What is wrong with the request, one line.
  package var message: String {
    switch self {
    case .stage(let stage):
      "\(stage) cards can't be revealed; it is \(HintRequest.stages.lowerBound) to \(HintRequest.stages.upperBound)"
    case .excludedCount(let count, let expected):
      "a matched group has \(expected) cards, not \(count)"
    case .excludedPosition(let position, let cards):
      position < 0
        ? "index \(position) does not exist; indices begin at 0"
        : "card \(position + 1) (index \(position)) does not exist: the deal has "
          + Wording.count(cards, "card", "cards")
    case .excludedTwice(let position): "card \(position + 1) (index \(position)) is named twice"
    case .tooManyCards(let count, let most):
      "\(count) cards have too many groups to list; this variant allows deals of up to \(most)"
    case .excludedIsNoGroup: "the excluded cards can't be a match: they don't form a group"
    }
  }
}

extension WrongCardCount: ReportedError {
  /// The number of cards needed.
  package var message: String {
    let size = variant.groupSize.map { "exactly \(["three", "four", "five", "six"][$0 - 3]) cards" } ?? "cards"
    return "\(variant.one) has \(size) (\(count) given)"
  }
}

extension Wording {
  /// "1st", "2nd", "3rd", "4th", …
  static func ordinal(_ number: Int) -> String {
    let suffix =
      switch (number % 10, number % 100) {
      case (_, 11...13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      default: "th"
      }
    return "\(number)\(suffix)"
  }
}

extension LayoutError: ReportedError {
  /// Where the text is at fault.
  package var byteOffset: Int? {
    if case .notation(let error) = self { error.byteOffset } else { nil }
  }

  /// Where it is among the characters of the text.
  package var characterOffset: Int? {
    if case .notation(let error) = self { error.characterOffset } else { nil }
  }

  /// What is wrong with the text or its cards.
  package var message: String {
    switch self {
    case .notation(let error): error.message
    case .illegal(let error): error.message
    }
  }
}

extension ExpectedDealError: ReportedError {
  /// The place where the number is missing.
  package var byteOffset: Int? {
    switch self {
    case .deal(let error): error.byteOffset
    case .noBar: nil
    case .noCount(let offset): offset
    }
  }

  /// What is wrong with the line.
  package var message: String {
    switch self {
    case .deal(let error): error.message
    case .noBar: "no bar; write a deal, a bar and its number of Sets, such as 0000 1111 2222 | 1"
    case .noCount: "no number of Sets after the bar"
    }
  }
}

extension PuzzleDifficulty {
  /// The mean numbers of differing features that are this difficulty.
  fileprivate var meanInWords: String {
    switch self {
    case .easy: "at most 2.5"
    case .medium: "more than 2.5 and less than 3"
    case .hard: "3 or more"
    }
  }
}

extension DealError: ReportedError {
  /// Why there is no deal.
  package var message: String {
    switch self {
    case .noSuchDeal(let cards, let sets, let variant):
      "no deal of \(Wording.count(cards, "card", "cards")) has "
        + (sets == 0 ? variant.none : "exactly \(variant.count(sets))")
    case .tooRare(let tries):
      "none of \(Wording.grouped(tries)) random deals has that number of Sets: such deals are too rare to be found, "
        + "or there is none"
    case .noSuchDifficulty(let difficulty, let cards, let sets):
      "no deal of \(Wording.count(cards, "card", "cards")) with \(Wording.count(sets, "Set", "Sets")) is "
        + "\(difficulty.rawValue): their cards can't differ in \(difficulty.meanInWords) features on average; ask for "
        + "another difficulty, or for another number of Sets"
    case .rareDifficulty(let difficulty, let found, let tries):
      "\(found == 0 ? "none" : "only \(Wording.grouped(found))") of \(Wording.grouped(tries)) random deals with that "
        + "number of Sets \(found < 2 ? "is" : "are") \(difficulty.rawValue); ask for "
        + "\(found == 0 ? "" : "fewer puzzles, or for ")another difficulty"
    case .deckTooSmall(let cards): "the deck has only \(Wording.count(cards, "card", "cards"))"
    case .noDifficulty: "a deal without a Set has no difficulty: omit it, or ask for a Set"
    case .inconsistent: "a check of the drawn deals failed"
    }
  }
}

extension FailedCheck: ReportedError {
  /// A fault of the program: two ways to count that don't agree.
  package var message: String {
    "internal error: the count of deals of \(Wording.count(cards, "card", "cards")) fails its check (please report it)"
  }
  package var status: ExitStatus { .internal }
}
