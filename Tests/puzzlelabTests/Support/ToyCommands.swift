import Documents
import ExactArithmetic
import Questions
import Streams
import puzzlelab

/// A game of the tests' own: numbers are doubled.
struct DoublingDocument: Document {
  let number: Int

  static let shape = Shape<Self>(
    Field("number", "What was doubled") { $0.number }, Field("double", "Twice that") { 2 * $0.number })

  func text(style: TextStyle, run: RunInfo?) -> String { "twice \(number) is \(2 * number)\n" }
}

struct ToyError: ReportedError, Equatable {
  let message: String
  let byteOffset: Int?
}

enum Mood: String, CaseIterable { case calm, wild }

enum Toy {
  static let number = Parameter(
    required: "number",
    Domain("NUMBER", schema: .integer) { text throws(ToyError) in
      guard let number = Int(text) else { throw ToyError(message: "'\(text)' is not a number", byteOffset: 0) }
      return number
    } write: {
      $1.integer($0)
    }.with { $0.traits.longest = TextLength.file }, help: "What to double")
  static let mood = Parameter("mood", .choice(Mood.self), default: .calm, help: "How to double")
  static let depth = Parameter("depth", letter: "d", .integer(1...60), help: "How deep to look")
  static let pile = Parameter("pile", .number, help: "How many matches there are")
  static let only = Parameter("only", .ranges, help: "Which lines to answer")
  static let exclude = Parameter("exclude", .text("TEXT"), help: "What to leave out")

  static let question = Question(
    "toy.double", summary: "Double numbers", discussion: "Doubles a number.\n\nMany numbers may stand in a file.",
    operand: Operand("NUMBER", .any, of: number, help: "What to double"),
    pieces: Pieces("number", "numbers", of: number),
    parameters: [number, mood, depth, pile, only, exclude, Parameter.seed, Parameter.digits], isSearch: true,
    examples: [Example("toy double 21", "The answer"), Example("toy double --mood wild '4' | cat", "Wildly")]
  ) { arguments, _ in TypedReply(DoublingDocument(number: arguments[number])) }
}

extension Toy {
  /// A question without operands.
  static let idle = Question(
    "toy.idle", summary: "Double one", parameters: [], examples: [Example("toy idle", "Two")]
  ) { _, _ in TypedReply(DoublingDocument(number: 1)) }
}

extension Command {
  static let double = Command(Toy.question)

  static let halve: Command = Command(
    "toy", "halve", summary: "Halve a number", operands: [Operand("NUMBER", .one, help: "What to halve")],
    parameters: [Options.json], examples: [Example("toy halve 4", "Two")]
  ) { _ in .stopped }

  static let shells: Command = Command(
    "shells", summary: "Name a shell", operands: [Operand("SHELL", .one, words: ["bash", "zsh"], help: "The shell")],
    examples: [Example("shells bash", "It")]
  ) { _ throws(Fault) in throw Fault(.internal, "a toy breaks") }
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

/// The message with which the toy table, or the reading of its values, refuses the words.
func refusal(_ words: String...) -> String {
  do throws(Fault) {
    guard case .call(let invocation) = try Parser(.toy).parse(words) else { return "help" }
    _ = try Call(invocation, console: .memory())
    return "accepted"
  } catch {
    return error.status == .usage ? error.message : "status \(error.status)"
  }
}
