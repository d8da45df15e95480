import Documents
import ExactArithmetic
import GameCore
import Matchsticks

extension RulesError: ReportedError {
  /// What is wrong with the rules, where, and what to write.
  package var message: String {
    let place = "at character \(offset + 1)"
    switch fault {
    case .empty: return "the rules are empty; write take:3, octal:0.77, last:x2 or pile:half"
    case .unknownName(let name, let nearest):
      let hint =
        nearest.map { "did you mean \($0)?" } ?? "rules begin with \(Self.families), or are a name such as kayles"
      return "there are no rules '\(name.clipped)'; \(hint)"
    case .foreign(let game, let name):
      let nearest = game.nearest.map { "; what comes nearest is \($0)" } ?? ""
      return "\(name.clipped) isn't a game of these rules: \(game.difference)\(nearest) (help rules)"
    case .several(let count):
      return "these are \(count) rulesets and one is asked about; several are lines of a file (--file FILE)"
    case .twoReadings(let first, let second): return "this can be read as \(first) or as \(second): write which"
    case .oneOrSeveral(let word):
      return "'\(word.clipped)' is one number or \(NumberReadings.words(word, separator: ", ", at: " (\(place))"))"
    case .missingPart:
      return offset == 0 ? "something is missing at the start" : "something is missing after character \(offset)"
    case .badNumber(let error): return "\(error.message) (\(place))"
    case .takeBelowOne: return "a take must be at least 1 (\(place))"
    case .descendingRange: return "a range must not end below its start (\(place))"
    case .missingPoint: return "a code needs a point, as in 0.77"
    case .badDigit(let character, let base): return badDigit(character, base: base)
    case .zerothDigit:
      return "the digit before the point may only break heaps: 0 or 4, in hexadecimal codes also 8 or c (\(place))"
    case .badRepetition: return "repeating digits are in brackets at the end, as in 0.(123) (\(place))"
    case .noMove: return "under this rule no move ever exists; at least one digit must not be 0"
    case .badAllowance: return "behind last: write a factor such as x2 or x3/2, or an addend such as +1 (\(place))"
    case .factorBelowOne: return "the factor must be at least 1, or nobody could answer a take of 1 (\(place))"
    case .unknownPileRule(let nearest):
      return "behind pile: write \(PileRule.allCases.listed) (\(place))\(Self.hint("pile:", nearest))"
    case .unknownSplitRule(let nearest):
      return "behind split: write \(SplitRule.allCases.listed) (\(place))\(Self.hint("split:", nearest))"
    case .badCodeRange:
      return
        "a range of codes is two octal codes of at most \(CodeRange.mostPlaces) digits, the smaller one first, such as 0.1-0.777 (\(place))"
    case .partizan:
      return "sets of two players are for matchsticks value, where the answer is a game's value (\(place))"
    case .badPart:
      return "a sum is rules and their heaps, with + between them, as in 'take:1|2 5,7 + nim 3' (\(place))"
    case .badHeaps(let error): return "\(error.message) (\(place))"
    case .tooLarge: return "this is more than such a rule may hold (\(place))"
    }
  }

  private static var families: String {
    Wording.list(RulesNotation.families.map { $0 + ":" }, conjunction: "or")
  }

  private static func hint(_ family: String, _ nearest: String?) -> String {
    nearest.map { "; did you mean \(family)\($0)?" } ?? ""
  }

  private func badDigit(_ character: Character, base: Int) -> String {
    let hint =
      switch character {
      case "-": "; a range of codes is for matchsticks survey --octal"
      case _ where base == 8 && character.isHexDigit: "; hexadecimal codes begin with hex:"
      default: ""
      }
    return
      "\(character.quoted) is no digit of \(base == 8 ? "an octal" : "a hexadecimal") code (at character \(offset + 1))\(hint)"
  }
}

extension Collection where Element: RawRepresentable<String> {
  /// The words that may be written.
  fileprivate var listed: String { Wording.list(map(\.rawValue), conjunction: "or") }
}

extension CodeSurveyError: ReportedError {
  /// Why the checkpoint doesn't fit.
  package var message: String {
    switch self {
    case .otherCheckpoint(let range, let bound): "this is the survey of \(range) to heap \(bound), another one"
    }
  }
}

extension KeptSearchError: ReportedError {
  /// Why a search isn't kept.
  package var message: String {
    switch self {
    case .otherCheckpoint(let code): "this is the search for the period of \(code), another code"
    case .notKept: "only searches of octal codes that break heaps and end are kept: leave out --checkpoint"
    }
  }
}

extension HeapsError: ReportedError {
  /// What is wrong with the heaps, and where.
  package var message: String {
    switch self {
    case .empty: "there is no heap; write sizes such as 5,7,9"
    case .emptyPile: "a pile holds at least one match"
    case .severalPiles: "a pile is one number; several are heaps, such as 5,7,9"
    case .oneOrSeveral(let word, _): Self.oneOrSeveral(word)
    case .badNumber(let error, let heap, _): "heap \(heap + 1): \(error.message)"
    case .negative(let heap, _): "heap \(heap + 1) is negative; a heap holds 0 matches or more"
    }
  }

  /// Where in the list it is wrong; a list of one number or none has no need to say so.
  package var characterOffset: Int? {
    switch self {
    case .badNumber(.empty, _, let offset), .badNumber(.missingDigits, _, let offset): max(0, offset - 1)
    case .badNumber(_, _, let offset), .severalPiles(let offset), .oneOrSeveral(_, let offset): offset
    default: nil
    }
  }

  /// Both readings of a word such as "92,679".
  private static func oneOrSeveral(_ word: String) -> String {
    "'\(word.clipped)' is one heap or \(NumberReadings.words(word, separator: " "))"
  }
}

extension FirstMoveError: ReportedError {
  /// Why the first move can't be limited so.
  package var message: String {
    switch self {
    case .notLastMove: "only rules that begin with last: limit the first move"
    case .belowOne: "must be at least 1"
    }
  }
}

extension SolverError: ReportedError {
  /// A limit is no fault.
  package var isStop: Bool { if case .stopped = self { true } else { false } }

  /// Why there is no answer, and what would help.
  package var message: String {
    switch self {
    case .heapTooLarge(let heap, let largest):
      "heap \(heap + 1) is too large: these rules are solved up to \(largest.words()) only"
    case .searchTooLarge(let limit):
      "more than \(Wording.grouped(limit)) positions would have to be searched; take smaller heaps"
    case .stopped: "stopped before there was an answer"
    case .unsupported(let question): question.message
    }
  }
}

extension SolverError {
  /// What follows "Stopped" where a table ends early.
  var missing: String {
    switch self {
    case .stopped(let reason): " (\(reason.words)); larger heaps are missing"
    case .searchTooLarge(let limit): ": larger heaps need more than \(Wording.grouped(limit)) forms"
    default: "; larger heaps are missing"
    }
  }
}

extension SolverError.Question {
  fileprivate var message: String {
    switch self {
    case .grundyValues: "these rules have no Grundy values of single heaps"
    case .misereQuotient: "misère quotients are computed for finite octal and hexadecimal codes and finite take sets"
    case .strategies: "the clever strategy knows take limits only; use perfect"
    case .largeNimbers:
      "heaps under impartial rules are summed with other games up to the Grundy value \(HeapSum.largestNimber)"
    }
  }
}

extension MatchError: ReportedError {
  /// A limit is no fault.
  package var isStop: Bool { if case .stopped = self { true } else { false } }

  /// Why there is no match, and what would help.
  package var message: String {
    switch self {
    case .tooManyPositions(let limit):
      "a match under these rules is played from heaps with up to \(Wording.grouped(limit)) positions below; take a smaller one"
    case .cleverNeedsLimit: "the clever strategy knows take limits only; use perfect"
    case .heapTooLarge(let largest): "a match is played from heaps up to \(Wording.grouped(largest))"
    case .stopped: "stopped before there was an answer"
    }
  }
}
