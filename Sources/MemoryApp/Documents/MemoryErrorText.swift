import Documents
import GameCore
import Memory

extension TableNotationError: ReportedError {
  /// What is wrong with the table, every reason at once.
  package var message: String {
    switch self {
    case .empty: "the table is empty; write names of known faces, ? for unseen cards, . for empty places"
    case .answer: "this is an answer, not a table; give its table, such as A _ cat _"
    case .looseSeparator: Wording.looseSeparator
    case .unbalanced: Wording.unbalancedBracket
    case .tooLong: Wording.tooLong(mostBytes: PastedText.longest)
    case .tooManyPlaces(let count, _):
      "the table has \(Wording.grouped(count)) places; at most \(Wording.grouped(TableNotation.placeLimit)) are read"
    case .impossible(let error, _): error.message
    }
  }

  /// Where the fault is.
  package var byteOffset: Int? {
    switch self {
    case .answer(let offset), .looseSeparator(let offset), .unbalanced(let offset), .tooManyPlaces(_, let offset),
      .impossible(_, let offset):
      offset
    case .empty, .tooLong: nil
    }
  }
}

extension ImpossibleTable: ReportedError {
  /// Why the table can't be, every reason at once.
  package var message: String { "impossible table: " + faults.map { $0.words }.joined(separator: "; ") }
}

extension ImpossibleTable.Fault {
  fileprivate var words: String {
    switch self {
    case .faceTooOften(let places):
      "places \(Wording.list(places.map { String($0 + 1) })) show the same face; at most two may"
    case .oddGone(let count):
      "an odd number of empty places (\(count)), but cards leave in pairs"
    case .oddCards(let count): "an odd number of cards (\(count))"
    case .tooFewUnseen(let unseen, let needed):
      "\(Wording.count(needed, "known card", "known cards")) without a mate, but only "
        + "\(Wording.count(unseen, "unseen place", "unseen places")) for the mates"
    }
  }
}

extension ImpossibleGroups: ReportedError {
  /// What is wrong with the table.
  package var message: String {
    switch self {
    case .gone(let count, let group):
      "impossible table: \(Wording.count(count, "empty place", "empty places")), but equal cards leave in groups of \(group)"
    case .unnamed: "each empty place needs the face of its card, such as .A for a card A that was taken"
    case .tooOften(let places, let left, let copies):
      "impossible table: \(Wording.count(places.count, "place shows", "places show")) a face"
        + (places.isEmpty ? "" : " (\(Wording.list(places.map { String($0 + 1) })))")
        + " of whose \(copies) cards \(left) are on the table"
    case .tooFewUnseen(let unseen, let needed):
      "impossible table: \(Wording.count(needed, "card", "cards")) of known faces must be at unseen places, and there "
        + "are \(unseen)"
    case .leftOver(let cards, let copies):
      "impossible table: \(Wording.count(cards, "unseen card", "unseen cards")) of unknown faces, each of which has "
        + "\(copies)"
    case .tooManyFaces(let faces, let limit):
      "\(faces) faces; tables with such groups are solved for at most \(limit)"
    case .up(let places, let group):
      "the cards that are up in a turn (\(Wording.list(places.map { String($0 + 1) }))) are equal and fewer than \(group)"
    }
  }
}

extension ImpossibleState: ReportedError {
  /// What is wrong with the numbers.
  package var message: String {
    switch self {
    case .fewerThanNoPairs(let pairs): "a table can't have \(pairs) pairs"
    case .knownOutOfRange(let known, let pairs):
      "at most \(pairs) different cards can be known with \(Wording.count(pairs, "pair", "pairs")), not \(known)"
    }
  }
}
