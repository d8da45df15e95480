import Documents
import GameCore
import Matchsticks
import Questions

/// What parameters of `matchsticks survey` its parts need, too.
enum SurveyParameters {
  static let octal = Parameter(
    "octal", .codes, help: "Octal codes instead of sets; 0.001-0.777: all codes of up to three digits")
  static let bound = Parameter(
    "to", .integer(1...1 << 30), shown: "\(CodeSurvey.defaultBound)",
    help: "The largest heap of a code to examine if no period is proved earlier")
}

/// The rows of codes, from the documents of parts of a survey.
struct SurveyPartSum: PartSum {
  private var parts: [Int: [CodeSurvey.Row]] = [:]

  /// The rows by ascending codes.
  var rows: [CodeSurvey.Row] { parts.sorted { $0.key < $1.key }.flatMap { $0.value } }

  mutating func add(_ result: JSON, pieces: Range<Int>, of request: Request) throws(Fault) {
    guard result["isComplete"] == .bool(true) else {
      throw .data("this part was stopped before it had all its codes; ask for it again")
    }
    let codes = request.arguments[SurveyParameters.octal]?.codes ?? []
    guard let entries = result.list("codes"), entries.count == codes.count else {
      throw .data("this part has other codes than it was asked for")
    }
    var rows: [CodeSurvey.Row] = []
    for (code, entry) in zip(codes, entries) {
      let name = Ruleset.takeAndBreak(code).description
      guard entry.text("code") == name, let row = Self.row(of: code, entry) else {
        throw .data("what this part says about code \(name) can't be")
      }
      rows.append(row)
    }
    parts[pieces.lowerBound] = rows
  }

  private static func row(of code: TakeAndBreakCode, _ entry: JSON) -> CodeSurvey.Row? {
    guard let heaps = entry.integer("heaps"), let value = entry.integer("largestValue") else { return nil }
    var period: ProvedPeriod?
    if entry["period"] != nil {
      guard let length = entry.integer("period"), let before = entry.integer("preperiod"), length > 0, before >= 0,
        let end = entry.integer("provedTo"), end >= before, let saltus = entry.integer("saltus")
      else { return nil }
      period = ProvedPeriod(preperiod: before, period: length, saltus: saltus, checkedTo: end)
    }
    var space: GrundyReport.SparseSpaceSummary?
    if let mask = entry.integer("mask") {
      guard case .bool(let seesParity)? = entry["seesHeapParity"], let rare = entry.integer("rareCount") else {
        return nil
      }
      space = .init(
        foundMask: mask, seesHeapParity: seesParity, rareCount: rare, lastRare: entry.integer("lastRare"))
    }
    return CodeSurvey.Row(code, heaps: heaps, period: period, largestValue: value, sparseSpace: space)
  }
}

extension PartKind {
  /// Surveys of octal codes: a part is a range of them. Its line is the code of as many places
  /// whose digits after the point are all 0.
  static var codes: PartKind {
    PartKind(
      cutting: ["octal", "resume"], lack: "its request has no \"octal\"",
      place: { request throws(Fault) in
        guard let text = request.text("octal") else { return nil }
        do throws(RulesError) {
          let range = try CodeRangeNotation.parse(text)
          return PartPlace(
            pieces: range.numbers.lowerBound..<range.numbers.upperBound + 1,
            line: "\(range.zeroth)." + String(repeating: "0", count: range.places))
        } catch {
          throw Fault(error)
        }
      },
      words: { pieces, line in
        pieces.count == 1
          ? "code \(code(pieces.lowerBound, line)) is" : "codes \(codes(pieces, line)) are"
      },
      members: { pieces, line in [JSON.Member(key: "octal", value: .string(codes(pieces, line)))] },
      from: { SurveyPartSum() },
      answer: { (arguments, sum: SurveyPartSum, _) -> TypedReply<MatchsticksSurveyDocument>? in
        guard let range = arguments[SurveyParameters.octal] else { return nil }
        return CodeSurvey(
          range, upTo: arguments[SurveyParameters.bound] ?? CodeSurvey.defaultBound, rows: sum.rows
        ).map { TypedReply(MatchsticksSurveyDocument($0)) }
      })
  }

  private static func code(_ number: Int, _ line: String) -> String {
    let digits = String(number, radix: 8)
    return line.dropLast(min(digits.count, line.count - 2)) + digits
  }

  private static func codes(_ pieces: Range<Int>, _ line: String) -> String {
    "\(code(pieces.lowerBound, line))-\(code(pieces.upperBound - 1, line))"
  }
}
