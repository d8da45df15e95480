import CardMatch
import Documents
import GameCore

extension CardNotationError: ReportedError {
  /// What is wrong with the cards, and what to write.
  package var message: String {
    switch self {
    case .empty: "no cards given; write cards such as AH 10D TS QC"
    case .looseSeparator: Wording.looseSeparator
    case .unbalanced: Wording.unbalancedBracket
    case .tooLong: Wording.tooLong(mostBytes: PastedText.longest)
    case .noMember(let name, _): "\(Self.quoted(name)) isn't a member of a card; a card has a rank and a suit"
    case .contradiction(let word, _):
      "\(Self.quoted(word)) isn't the card that the other members describe; correct one of them"
    case .notACard("", _): "no card between two commas; omit one comma"
    case .notACard(let word, _):
      "\(Self.quoted(word)) is not a card; write a rank (A 2 … 10 J Q K) and a suit (H D S C), such as 10H"
    case .duplicate(let card, _): "\(CardNotation.text(card)) is named twice; a deck has only one"
    case .tooManyOpen(let card, .two, _): "\(CardNotation.text(card)) is the second open card; at most one is up"
    case .tooManyOpen(let card, .three, _): "\(CardNotation.text(card)) is the third open card; at most two are up"
    case .tooMany(_, let limit): "more cards than a deck has (\(limit))"
    case .impossible(let error): error.message
    }
  }

  /// Where the fault is.
  package var byteOffset: Int? {
    switch self {
    case .looseSeparator(let offset), .notACard(_, let offset), .duplicate(_, let offset),
      .tooManyOpen(_, _, let offset),
      .unbalanced(let offset), .noMember(_, let offset), .contradiction(_, let offset):
      offset
    case .empty, .tooLong, .tooMany, .impossible: nil
    }
  }

  /// A word for a message, cut when it is long, without control characters.
  private static func quoted(_ word: String) -> String {
    return "'\(String(word.prefix(20)).visible)\(word.count > 20 ? "…" : "")'"
  }
}

extension ImpossibleKnowledge: ReportedError {
  /// Why the table can't be, every reason at once.
  package var message: String { "impossible table: " + faults.map { $0.words }.joined(separator: "; ") }
}

extension ImpossibleKnowledge.Fault {
  fileprivate var words: String {
    switch self {
    case .duplicate(let card): "\(CardNotation.text(card)) is named more than once"
    case .incompleteMatched(let count, .two): "an odd number of matched cards (\(count))"
    case .incompleteMatched(let count, .three): "the number of matched cards (\(count)) isn't a multiple of three"
    case .unmatchableMatched(.two): "the matched cards can't be put in pairs of equal rank or suit"
    case .unmatchableMatched(.three): "the matched cards can't be put in threes of which two match"
    case .tooManyOpen(let count, let group): "\(count) open cards, more than \(group.rawValue - 1)"
    case .openNotKnown(let card): "the open card \(CardNotation.text(card)) isn't among the known ones"
    case .tooManyCards(let count): "\(count) cards are more than a deck has"
    }
  }
}

extension ScoringError: ReportedError {
  /// Which number is wrong, and why.
  package var message: String {
    switch self {
    case .outOfRange(let field, let number): "\(field.words) must be 0…\(Scoring.limit), not \(number)"
    }
  }
}

extension ScoringError.Field {
  fileprivate var words: String {
    switch self {
    case .rankScore: "the score of a rank pair"
    case .suitScore: "the score of a suit pair"
    case .partialRankScore: "the score of two of a rank among three"
    case .partialSuitScore: "the score of two of a suit among three"
    case .bonus: "the bonus"
    case .mismatch: "the penalty for a mismatch"
    case .cost: "the penalty for a card"
    case .unchooseCost: "the penalty for turning a card down"
    }
  }
}

extension FaceDownGameError: ReportedError {
  /// Why the game can't be solved.
  package var message: String {
    switch self {
    case .dealSize(let size, let largest):
      "\(Wording.count(size, "card", "cards")): face-down play is solved for 1 to \(largest)"
    case .unchoosingDearerThanMismatch:
      "turning a card down must not cost more than a mismatch: the solver's shortcut, never to turn a known card onto "
        + "an open one that it doesn't match, would be wrong"
    case .groupsOfThree(let size, let largest):
      "\(Wording.count(size, "card", "cards")): optimal play of groups of three is solved for 1 to \(largest): deal no more; "
        + "'cardmatch solve --policy peek-all' has a lower bound for more"
    case .planOfPairs(let play, let others):
      "\(play.rawValue) is a strategy for pairs; for groups of three there are "
        + Wording.list(others.map { $0.rawValue })
    }
  }
}

extension FaceDownError: ReportedError {
  /// Why there is no answer.
  package var message: String {
    switch self {
    case .unsolved(let error): error.message
    case .stopped(let reason): Stopped(reason).message
    }
  }

  /// Whether a limit stopped the work.
  package var status: ExitStatus { if case .stopped = self { .stopped } else { .data } }
}

extension PolicyError: ReportedError {
  /// Why a kept policy can't be used.
  package var message: String {
    switch self {
    case .file: "the kept policy is damaged"
    case .otherGame: "the kept policy is for another game"
    case .missingState: "the kept policy lacks this table; delete it from the cache folder and ask again"
    }
  }

  /// A file is at fault, not the question.
  package var status: ExitStatus { .io }
}
