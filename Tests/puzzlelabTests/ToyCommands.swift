import Catalogue
import Reports
import puzzlelab

/// A game of the tests' own: numbers are doubled.
struct DoublingDocument: TableDocument {
  struct Request: Encodable, Sendable { let number: Int }
  struct Result: Encodable, Sendable { let double: Int }
  static let schema = "puzzlelab/toy.double/1"
  let request: Request
  var result: Result { Result(double: 2 * request.number) }

  init(text: String) throws(ToyError) {
    guard let number = Int(text) else { throw ToyError(message: "'\(text)' is not a number", byteOffset: 0) }
    request = Request(number: number)
  }

  func text(style: TextStyle, run: RunInfo) -> String { "twice \(request.number) is \(result.double)\n" }
  func csv() -> String { "number,double\n\(request.number),\(result.double)\n" }
}

struct ToyError: ReportedError, Equatable {
  let message: String
  let byteOffset: Int?
}

enum Mood: String, CaseIterable { case calm, wild }

extension Option {
  static let mood = Option.choice("mood", Mood.self, default: .calm, help: "How to double")
  static let depth = Option("depth", letter: "d", .integer(1...60), help: "How deep to look")
  static let pile = Option("pile", .number, help: "How many matches there are")
  static let only = Option("only", .ranges, help: "Which lines to answer")
  static let exclude = Option("exclude", .text, repeats: true, help: "What to leave out")
}

extension Command {
  static let double: Command = Command(
    "toy", "double",
    summary: "Double numbers",
    discussion: "Doubles a number.\n\nMany numbers may stand in a file.",
    operands: [Operand("NUMBER", .any, help: "What to double")],
    options: [.format(.text, .json, .csv), .json, .output, .file, .threads, .mood, .depth, .pile, .only, .exclude]
      + [.time, .nodes, .seed, .digits, .data],
    examples: [Example("toy double 21", "The answer"), Example("toy double --mood wild '4' | cat", "Wildly")]
  ) { call in
    if let path = call.text(.file) {
      return try call.answerLines(of: path) { line in
        LineAnswer(try DoublingDocument(text: try line.text()))
      }
    }
    try call.emit(try DoublingDocument(text: call.operands.joined()))
    return .done
  }

  static let halve: Command = Command(
    "toy", "halve", summary: "Halve a number", operands: [Operand("NUMBER", help: "What to halve")],
    options: [.json], examples: [Example("toy halve 4", "Two")]
  ) { _ in .stopped }

  static let shells: Command = Command(
    "shells", summary: "Name a shell", operands: [Operand("SHELL", words: ["bash", "zsh"], help: "The shell")],
    examples: [Example("shells bash", "It")]
  ) { _ in throw ToyFault() }
}

/// An error that no library reports.
struct ToyFault: Error {}

extension CommandTable {
  static let toy: CommandTable = CommandTable(
    groups: [CommandGroup("toy", summary: "A game for tests", commands: [.double, .halve])], general: [.shells])
}

/// The invocation that the words make of the toy table.
func invocation(_ words: String...) throws -> Invocation { try invocation(of: words) }

func invocation(of words: [String]) throws -> Invocation {
  guard case .call(let invocation) = try Parser(.toy).parse(words) else { throw ToyFault() }
  return invocation
}

/// The message with which the toy table refuses the words.
func refusal(_ words: String...) -> String {
  do throws(Fault) {
    _ = try Parser(.toy).parse(words)
    return "accepted"
  } catch {
    return error.status == .usage ? error.message : "status \(error.status)"
  }
}
