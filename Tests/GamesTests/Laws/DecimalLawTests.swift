import Documents
import ExactArithmetic
import GameCore
import Games
import Questions
import TestSupport
import Testing

/// Every decimal is its fraction, rounded: in all documents that have both.
@Suite struct DecimalLawTests {
  /// Requests, without their last brace, where the first example of a question's help would take
  /// long or has few fractions; nothing where another law asks.
  private static let requests = [
    "matchsticks.report": #"{"rules":"kayles","to":200"#,
    "matchsticks.match": #"{"strategies":"clever,wild","pile":18,"takeLimit":3,"games":50"#,
    "matchsticks.value": #"{"rules":"take:1,3|2,4","to":6"#,
    "matchsticks.review": #"{"actions":["new","take 2","answer 2 take 1"]"#,
    "set.distribution": #"{"dealSize":4"#, "set.report": #"{"dealSize":6"#,
    "set.census": #"{"dimension":3"#, "set.review": #"{"actions":["new"]"#,
    "reversi.review": "",
    "memory.hints": #"{"table":"A A B B C ? ? ? ? ?","players":2"#,
    "memory.report": #"{"pairs":7,"players":2"#, "memory.review": #"{"actions":["new"]"#,
    "cardmatch.hints": #"{"places":"AH ?? 8D+ 8C ??""#, "cardmatch.solve": #"{"dealSize":4"#,
    "cardmatch.report": #"{"dealSize":4,"games":10"#,
    "cardmatch.review": "",
  ]

  @Test(arguments: [1, 3, 7, 15, 40]) func `every decimal is its fraction rounded to the digits asked for`(
    digits: Int
  ) throws {
    let questions = QuestionTable.puzzlelab.questions.filter { $0.parameters.contains { $0.key == "digits" } }
    for question in questions where Self.requests[question.name] != "" {
      let request = try Self.request(question, digits: digits)
      let result = try Asked.result(question.name, request)
      for fraction in Self.fractions(in: result) { fraction.check(digits: digits, "\(question.name) \(request)") }
    }
  }

  private static func request(_ question: Question, digits: Int) throws -> String {
    if let request = requests[question.name] { return request + ",\"digits\":\(digits)}" }
    let example = try #require(
      LawRequests.requests(question).first, "no example in the help of \(question.name) can be asked")
    return LawRequests.json(try #require(LawRequests.limited(example, "digits", "\(digits)")))
  }

  @Test func `the fractions of a report without digits are rounded to 15`() throws {
    for (name, request) in [
      ("memory.simulate", #"{"pairs":4,"games":10}"#), ("cardmatch.simulate", #"{"dealSize":4,"games":10}"#),
      ("memory.report", #"{"pairs":3}"#), ("memory.report", #"{"pairs":8,"recall":3}"#),
    ] {
      let fractions = Self.fractions(in: try Asked.result(name, request))
      #expect(!fractions.isEmpty)
      for fraction in fractions { fraction.check(digits: 15, "\(name) \(request)") }
    }
  }

  /// Whole sentences and tables for a person: each number with a point is one of the fractions of
  /// the document, or a hundred times one, rounded to the digits asked for.
  @Test(arguments: [3, 6, 15, 30]) func `texts of memory and card matching show rounded fractions`(
    digits: Int
  ) throws {
    for (name, request) in [
      ("memory.analyze", #"{"pairs":7,"known":2,"players":2"#), ("memory.hints", #"{"table":"A A B B C ? ? ? ? ?""#),
      ("memory.report", #"{"pairs":7,"players":2"#), ("cardmatch.hints", #"{"places":"AH ?? 8D+ 8C ??""#),
      ("cardmatch.solve", #"{"dealSize":4"#), ("cardmatch.report", #"{"dealSize":4,"dealsOnly":true"#),
    ] {
      let request = try JSON(reading: Array("\(request),\"digits\":\(digits)}".utf8)[...])
      let question = try QuestionTable.puzzlelab.known(name)
      let answer = try Answering(environment: Asked.environment, stopSignal: StopSignal())
        .answer(Request(question, json: request))
      let text = answer.reply.document.text(style: .plain, run: answer.run)
      let result = try Asked.result(name, Asked.text(request))
      let shown = Set(
        Self.fractions(in: result).flatMap { fraction in
          [fraction.value, fraction.value * 100].map { $0.decimal(digits: digits) }
        })
      let numbers = text.split { !($0.isASCII && ($0.isNumber || $0 == "." || $0 == "-")) }
        .filter { number in number.contains(".") && number.first != "." && number.last != "." }
      #expect(numbers.count > 1 || name == "cardmatch.solve", "\(name) shows no decimals")
      for number in numbers { #expect(shown.contains(String(number)), "\(name), \(digits) digits: \(number)") }
    }
  }

  @Test func `chances of a short report add up`() throws {
    let result = try Asked.result("memory.report", #"{"pairs":7,"players":2,"digits":8}"#)
    let chances = ["winProbability", "drawProbability", "lossProbability"].map { result[$0]?["decimal"] }
    #expect(chances == ["0.38818219", "0.25308025", "0.35873756"].map(JSON.string))
    let three = try Asked.result("memory.report", #"{"pairs":3}"#)
    #expect(three["variance"]?["decimal"] == .string("0.355555555555556"))
  }

  /// All fractions with a decimal within a value.
  private static func fractions(in json: JSON) -> [ShownFraction] {
    switch json {
    case .array(let elements): return elements.flatMap(fractions)
    case .object(let members):
      if case .string(let numerator)? = json["numerator"], case .string(let denominator)? = json["denominator"],
        case .string(let decimal)? = json["decimal"], let upper = try? BigInt(decimal: numerator),
        let lower = try? BigInt(decimal: denominator)
      {
        return [ShownFraction(numerator: upper, denominator: lower, decimal: decimal)]
      }
      return members.flatMap { fractions(in: $0.value) }
    default: return []
    }
  }
}

/// A fraction and the decimal next to it.
private struct ShownFraction {
  let numerator: BigInt
  let denominator: BigInt
  let decimal: String

  var value: Rational { Rational(numerator, denominator) }

  /// Checks in whole numbers that the decimal is nearest, half away from zero, and as long as asked
  /// for.
  func check(digits: Int, _ place: String) {
    let isNegative = decimal.first == "-"
    let parts = decimal.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    let places = parts.count == 2 ? parts[1].count : 0
    guard let scaled = try? BigInt(decimal: parts.joined()), parts.count <= 2 else {
      Issue.record("\(place): \(decimal) is no decimal")
      return
    }
    // Twice the error, in units of the last place, over the denominator.
    let error = (numerator.magnitude * BigInt.power(10, places) - scaled * denominator) * 2
    let isNearest = error < denominator && error >= -denominator
    #expect(isNearest && isNegative == (numerator < 0 && scaled > 0), "\(place): \(decimal) of \(value)")
    let significant = parts.joined().drop { $0 == "0" }.count
    if error == 0 {
      #expect(places == 0 || decimal.last != "0", "\(place): \(decimal) is exact")
    } else {
      #expect(significant == digits || places == 0 && significant > digits, "\(place): \(decimal), \(digits) digits")
    }
  }
}
