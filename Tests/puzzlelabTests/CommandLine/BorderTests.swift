import Documents
import Games
import Questions
import Testing
import puzzlelab

/// Every range that help names is asked at its ends.
@Suite struct BorderTests {
  /// The parameters of all commands, those of one name separately where their ranges differ.
  private static let parameters: [AnyParameter] = {
    var found: [String: AnyParameter] = [:]
    for command in CommandTable.puzzlelab.commands {
      for parameter in command.allParameters {
        found["\(command.path[0]) \(parameter.name) \(parameter.note ?? "") \(parameter.metavar)"] = parameter
      }
    }
    return found.values.sorted { $0.name < $1.name }
  }()

  /// Texts at the ends of parameters that are ranges or parts of something, and beyond.
  private static let borders = [
    Border("I/N", reads: ["1/1", "1/5", "5/5"], refuses: ["0/5", "6/5", "1/0", "1", "1/2/3"]),
    Border("YYYY-MM-DD", reads: ["2026-12-31", "2024-02-29"], refuses: ["2026-02-29", "2026-13-01", "2026-00-10"]),
    Border("LIST only", reads: ["1", "1-1", "1-19,25"], refuses: ["0", "0-3", "5-2", ""]),
    Border("LIST heaps", reads: ["0", "1", "10^1000"], refuses: ["-1", "1.5"]),
    Border("CODES", reads: ["0.001-0.777", "0.77"], refuses: ["0.777-0.001", "0.8-0.9"]),
    Border("I,J,K", reads: ["1", "1,5,8"], refuses: ["0", "1,0", "-1"]),
    Border("LOW..HIGH", reads: ["-64..64", "-64..-62", "62..64", "-3..2"], refuses: ["-66..64", "-64..66", "2..-2"]),
    Border("E0,E1", reads: ["0,20", "-1000,1000", "-5..2.5"], refuses: ["20,0", "0,0", "-1001,0", "0,1001", "5"]),
    Border("S selectivity", reads: ["73", "100"], refuses: ["72", "101"]),
    Border("SECONDS time", reads: ["0.001", "1e9"], refuses: ["0", "-1", "1e10"]),
    Border("SECONDS delay", reads: ["0", "0.5"], refuses: ["-1"]),
    Border("K take-limit", reads: ["1", "10^1000"], refuses: ["0", "-1"]),
  ]

  @Test func `a range of whole numbers holds both ends, and a number beyond gets the nearest suggested`() {
    var count = 0
    for parameter in Self.parameters where parameter.words.isEmpty {
      guard case .range(let range) = parameter.schema else { continue }
      count += 1
      Self.expect(parameter, range.lowerBound, beyond: range.lowerBound - 1)
      if range.upperBound < .max {
        #expect(parameter.note == Digits.words(range), "\(parameter.flag)")
        Self.expect(parameter, range.upperBound, beyond: range.upperBound + 1)
      }
      if let usual = parameter.shown.flatMap({ Int($0) }) {
        #expect(range.contains(usual), "the default of \(parameter.flag) is outside \(range)")
      }
    }
    #expect(count > 40)
  }

  @Test func `a span of whole numbers holds both ends, and a number beyond gets the nearest suggested`() throws {
    let spans = Self.parameters.filter { $0.metavar == "N-M" }
    #expect(!spans.isEmpty)
    for parameter in spans {
      let ends = try #require(parameter.note).split(separator: "…").compactMap { Int($0) }
      let (low, high) = (ends[0], ends[1])
      #expect(Self.message(parameter, "\(low)-\(high)") == nil)
      Self.expect(parameter, low, beyond: low - 1)
      Self.expect(parameter, high, beyond: high + 1)
      #expect(Self.message(parameter, "\(high)-\(low)")?.hasSuffix("write \(low)-\(high)") == true)
    }
  }

  private static func expect(_ parameter: AnyParameter, _ end: Int, beyond: Int) {
    #expect(message(parameter, "\(end)") == nil, "\(parameter.flag) \(end)")
    let refusal = message(parameter, "\(beyond)")
    #expect(refusal?.hasSuffix("the nearest is \(end)") == true, "\(parameter.flag) \(beyond): \(refusal ?? "taken")")
  }

  @Test(arguments: borders) func `a value that is a range itself is read at its ends and not beyond`(_ border: Border) {
    let own = Self.parameters.filter { border.isAbout($0) }
    #expect(!own.isEmpty, "no parameter is a \(border.kind)")
    for parameter in own {
      for text in border.reads { #expect(Self.message(parameter, text) == nil, "\(parameter.flag) \(text)") }
      for text in border.refuses { #expect(Self.message(parameter, text) != nil, "\(parameter.flag) \(text)") }
    }
  }

  @Test func `every value that has two ends is among them`() {
    // A setting of a game is called as its parameter is.
    for parameter in Self.parameters where parameter.metavar != parameter.name.uppercased() {
      guard parameter.metavar != "N-M", parameter.metavar.contains(where: { "./-,".contains($0) }) else { continue }
      #expect(Self.borders.contains { $0.isAbout(parameter) }, "\(parameter.flag) \(parameter.metavar)")
    }
  }

  /// Why a text isn't a value of a parameter; `nil` where it is one.
  private static func message(_ parameter: AnyParameter, _ text: String) -> String? {
    var arguments = Arguments(ParameterList([parameter]), naming: .flags)
    do throws(Fault) {
      try arguments.read(text, for: parameter)
      return nil
    } catch {
      return error.message
    }
  }
}

/// The ends of a kind of value: what it is called in help, and the name of the parameter where
/// several kinds are called alike.
struct Border: Sendable, CustomTestStringConvertible {
  let kind: String
  let reads: [String]
  let refuses: [String]

  init(_ kind: String, reads: [String], refuses: [String]) {
    (self.kind, self.reads, self.refuses) = (kind, reads, refuses)
  }

  func isAbout(_ parameter: AnyParameter) -> Bool {
    [parameter.metavar, "\(parameter.metavar) \(parameter.name)"].contains(kind)
  }

  var testDescription: String { kind }
}
