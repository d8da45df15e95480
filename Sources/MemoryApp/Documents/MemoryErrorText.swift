import Documents
import Memory

extension TableNotationError: ReportedError {
  /// What is wrong with the table, every reason at once.
  package var message: String {
    switch self {
    case .empty: "the table is empty; write names of known faces, ? for unseen cards, . for empty places"
    case .answer: "this is an answer, not a table; give the table that it is about, such as A _ cat _"
    case .looseSeparator: Wording.looseSeparator
    case .tooManyPlaces(let count, _):
      "the table has \(Wording.grouped(count)) places; at most \(Wording.grouped(TableNotation.placeLimit)) are read"
    case .impossible(let error, _): error.message
    }
  }

  /// Where the fault is.
  package var byteOffset: Int? {
    switch self {
    case .answer(let offset), .looseSeparator(let offset), .tooManyPlaces(_, let offset), .impossible(_, let offset):
      offset
    case .empty: nil
    }
  }
}

extension ImpossibleTable: ReportedError {
  /// Why the table can't be, every reason at once.
  package var message: String { "this table can't be: " + faults.map(\.words).joined(separator: "; ") }
}

extension ImpossibleTable.Fault {
  fileprivate var words: String {
    switch self {
    case .faceTooOften(let places):
      "places \(Wording.list(places.map { String($0 + 1) })) show the same face; a face lies on two places at most"
    case .oddGone(let count):
      "\(count) empty \(count == 1 ? "place is" : "places are") an odd number, but cards leave in pairs"
    case .oddCards(let count): "\(Wording.count(count, "card", "cards")) can't be all in pairs"
    case .tooFewUnseen(let unseen, let needed):
      "\(Wording.count(needed, "known card", "known cards")) without mate, but only "
        + "\(Wording.count(unseen, "unseen place", "unseen places")) for the mates"
    }
  }
}

extension ImpossibleState: ReportedError {
  /// What is wrong with the numbers.
  package var message: String {
    switch self {
    case .fewerThanNoPairs(let pairs): "a table can't have \(pairs) pairs"
    case .knownOutOfRange(let known, let pairs):
      "\(known) different cards can't be known of \(Wording.count(pairs, "pair", "pairs"))"
    }
  }
}
