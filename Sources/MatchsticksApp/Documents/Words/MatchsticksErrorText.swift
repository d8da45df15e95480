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
      return "unknown rules '\(name.clipped)'; \(hint)"
    case .foreign(let game, let name):
      let nearest = game.nearest.map { "; the closest is \($0)" } ?? ""
      return "\(name.clipped) isn't a game of these rules: \(game.difference)\(nearest) (help rules)"
    case .several(let count):
      return "these are \(count) rulesets, but only one is expected; for several use --file FILE, one per line"
    case .twoReadings(let first, let second):
      return "this can be read as \(first.clipped) or as \(second.clipped): write which"
    case .oneOrSeveral(let word):
      return "'\(word.clipped)' is one number or \(NumberReadings.words(word, separator: ", ", at: " (\(place))"))"
    case .convention(let play):
      return "who wins isn't part of the rules: leave it out, and add --play \(play.rawValue) (\(place))"
    case .missingPart:
      return offset == 0 ? "something is missing at the start" : "something is missing after character \(offset)"
    case .badNumber(let error): return "\(error.message) (\(place))"
    case .takeBelowOne: return "a take must be at least 1 (\(place))"
    case .descendingRange: return "a range must not end below its start (\(place))"
    case .missingPoint: return "a code needs a point, as in 0.77"
    case .badDigit(let character, let base): return badDigit(character, base: base)
    case .zerothDigit:
      return "the digit before the point may only break heaps: 0 or 4, in hexadecimal codes also 8 or c (\(place))"
    case .badRepetition: return "repeating digits go in brackets at the end, as in 0.(123) (\(place))"
    case .noMove: return "this rule has no moves; at least one digit must not be 0"
    case .badAllowance: return "after last: write a factor such as x2 or x3/2, or an addend such as +1 (\(place))"
    case .factorBelowOne: return "the factor must be at least 1, or a take of 1 would have no reply (\(place))"
    case .unknownPileRule(let nearest):
      return "after pile: write \(PileRule.allCases.listed) (\(place))\(Self.hint("pile:", nearest))"
    case .unknownSplitRule(let nearest):
      return "after split: write \(SplitRule.allCases.listed) (\(place))\(Self.hint("split:", nearest))"
    case .badCodeRange:
      return
        "a range of codes is two octal codes of at most \(CodeRange.mostPlaces) digits, the smaller one first, such as 0.1-0.777 (\(place))"
    case .partizan:
      return "partizan rules are for 'matchsticks value' only (\(place))"
    case .partizanSet(let word):
      return "'\(word.clipped)' isn't a set of one player: Left and Right take numbers of finite sets, "
        + "as in take:1,3|1-\(PartizanTake.largestTake) (\(place))"
    case .partizanFamily:
      return "only what may be taken differs for Left and Right, as in take:1,3|2,4 (\(place))"
    case .tooLong(let limit): return "rules have at most \(Wording.grouped(limit)) characters"
    case .badPart:
      return
        "a sum is rules and their heaps, with + between them, as in 'take:1|2 5,7 + nim 3'; a line is in parentheses "
        + "(\(place))"
    case .badHeaps(let error): return "\(error.message) (\(place))"
    case .tooLarge: return "this number is too large for such a rule (\(place))"
    case .line(let fault): return "\(fault.message) (\(place))"
    case .unquotedLine:
      return "put the rule in quotes, as in 'n -> n-k if k<=3': to a shell, '>' is the name of a file"
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
      "\(character.quoted) isn't a digit of \(base == 8 ? "an octal" : "a hexadecimal") code (at character \(offset + 1))\(hint)"
  }
}

extension Collection where Element: RawRepresentable<String> {
  /// The words that may be written.
  fileprivate var listed: String { Wording.list(map { $0.rawValue }, conjunction: "or") }
}

extension CodeSurveyError: ReportedError {
  /// Why the checkpoint doesn't fit.
  package var message: String {
    switch self {
    case .otherCheckpoint(let range, let bound): "this file is of another survey: \(range) to heap \(bound)"
    }
  }
}

extension KeptSearchError: ReportedError {
  /// Why a search isn't kept.
  package var message: String {
    switch self {
    case .otherCheckpoint(let code): "this file is of another code: the search for the period of \(code)"
    case .notKept: "only searches of finite octal codes that break heaps can be saved"
    }
  }
}

extension HeapsError: ReportedError {
  /// What is wrong with the heaps, and where.
  package var message: String {
    switch self {
    case .empty: "no heaps given; write sizes such as 5,7,9"
    case .emptyPile: "a pile has at least one match"
    case .severalPiles: "a pile is one number; give several as heaps, such as 5,7,9"
    case .oneOrSeveral(let word, _): Self.oneOrSeveral(word)
    case .badNumber(let error, let heap, _): "heap \(heap + 1): \(error.message)"
    case .negative(let heap, _): "heap \(heap + 1) is negative; a heap has 0 matches or more"
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
  /// What an option can't be given for.
  package var status: ExitStatus { .usage }

  /// Why the first move can't be limited so.
  package var message: String {
    switch self {
    case .notLastMove: "only last: rules limit the first move"
    case .belowOne: "must be at least 1"
    }
  }
}

extension SolverError: ReportedError {
  /// A limit isn't a fault.
  package var status: ExitStatus { if case .stopped = self { .stopped } else { .data } }

  /// Why there is no answer, and what would help.
  package var message: String {
    switch self {
    case .heapTooLarge(let heap, let largest):
      "heap \(heap + 1) is too large: these rules are solved up to \(largest.words())"
    case .searchTooLarge(let limit):
      "more than \(Wording.grouped(limit)) positions would have to be searched; take smaller heaps"
    case .stopped: "stopped before an answer was found"
    case .unsupported(let question): question.message
    case .line(let failure, let rule): failure.message(rule)
    case .numbers(let given, let rule): Self.numbers(given, rule)
    case .map(let fault): fault.message
    }
  }
}

extension SolverError {
  /// How many numbers positions of a line have.
  private static func numbers(_ given: Int, _ rule: WrittenRule) -> String {
    let given = "\(Wording.count(given, "number", "numbers")) \(given == 1 ? "is" : "are") given"
    if rule.hasDots { return "a position of \(rule.head) has a heap or more, but \(given)" }
    let count = Wording.count(rule.letters.count, "number", "numbers")
    return "a position of \(rule.head) has \(count), but \(given); write heaps such as "
      + rule.letters.indices.map { "\(3 + 2 * $0)" }.joined(separator: ",")
  }

  /// What follows "Stopped" where a table ends early.
  var missing: String {
    switch self {
    case .stopped(let reason): " (\(reason.words)); larger heaps are missing"
    case .searchTooLarge(let limit): ": larger heaps need more than \(Wording.grouped(limit)) forms"
    default: "; larger heaps are missing"
    }
  }
}

extension SolverError.MapFault {
  fileprivate var message: String {
    switch self {
    case .notLine: "a map is of a line, such as 'a,b -> a-k,b; a,b-k', or of a game that is one"
    case .dots: "a position has any number of heaps: say how many, as in --heap-count 3"
    case .heapCount(let letters):
      "a position has \(Wording.count(letters, "number", "numbers")); the number of heaps is only said for lines with "
        + "dots, and in lists of P-positions for rules of single heaps"
    case .letter(let letter): "\(letter.text) isn't a letter of the position"
    case .letters(0): "all letters are fixed: one at least must vary"
    case .letters: "at most \(TakeAwayGame.mostMapped) letters vary in a map: fix others by --at, as in --at c=2"
    case .bounds(let given, let letters):
      "\(Wording.count(given, "bound", "bounds")) for \(Wording.count(letters, "letter", "letters")): "
        + "give one for all, or one for each"
    case .noValues: "Grundy values are of normal play, where nothing else says who wins; leave out --values"
    case .work(let steps, let fits):
      "this takes about \(Wording.rounded(steps)) tries of moves, more than "
        + "\(Wording.grouped(LineLimits.mostWork)): take smaller numbers, such as "
        + "--to \((Set(fits).count == 1 ? [fits[0]] : fits).map { "\($0)" }.joined(separator: ","))"
    }
  }
}

extension Wording {
  /// A number from 10 on with two significant digits.
  fileprivate static func rounded(_ number: Int) -> String {
    var unit = 1
    while number / unit >= 100 { unit *= 10 }
    return grouped(number / unit * unit)
  }
}

extension SolverError.Question {
  fileprivate var message: String {
    switch self {
    case .grundyValues: "these rules have no Grundy values of single heaps"
    case .misereQuotient: "misère quotients are computed for finite octal and hexadecimal codes and finite take sets"
    case .strategies: "'clever' works only with take limits; use 'perfect'"
    case .lineValues:
      "a sequence needs Grundy values of single numbers: a line with one letter that doesn't say who wins; "
        + "for several numbers use matchsticks map"
    case .lineLosing:
      "this is about single heaps, a line with one letter; for several numbers use matchsticks losing or map"
    case .losingSums:
      "P-positions of several heaps under these rules follow neither from Grundy values nor from a quotient"
    case .lineEndings: "plays and matches aren't counted under a rule that says who wins"
    case .lineForms:
      "this needs a finite table of moves of single heaps: of lines, only those that are a take-and-break code"
    case .valueEndings: "positions have no values where a rule says who wins: leave out 'wins if' and 'loses if'"
    case .valueDots:
      "a table needs a fixed number of letters: give one position by --heaps, or write a,b or a,b,c in place of the dots"
    case .largeNimbers:
      "heaps under impartial rules can be added to other games up to Grundy value \(HeapSum.largestNimber)"
    }
  }
}

extension MatchError: ReportedError {
  /// A limit isn't a fault.
  package var status: ExitStatus { if case .stopped = self { .stopped } else { .data } }

  /// Why there is no match, and what would help.
  package var message: String {
    switch self {
    case .tooManyPositions(let limit):
      "a match under these rules needs a heap of at most \(Wording.grouped(limit)) positions; take a smaller one"
    case .line(let error): error.message
    case .cleverNeedsLimit: "'clever' works only with take limits; use 'perfect'"
    case .heapTooLarge(let largest): "the heap of a match is at most \(Wording.grouped(largest))"
    case .stopped: "stopped before an answer was found"
    }
  }
}
