import Documents
import Foundation
import GameCore
import Games
import Questions
import TestSupport
import Testing

/// The quick way to the answers of many questions says what the long one says, or isn't taken.
@Suite struct QuickWayLawTests {
  static let questions = QuestionTable.puzzlelab.questions.filter {
    $0.quickLines(Arguments($0.list, naming: .keys)) != nil
  }

  private static let deals = [
    "0000 1111 2222 0120", "2GSF 1PDS 1RSO 3RSO", "000 111 222 012", "", "0000 0000", "one red empty oval; 2GDS",
    #"["0000", "1111", "2222"]"#, "[[[[", "0000 111x",
  ]

  /// A document without what it has cost.
  private func whole(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing(/"run":\{[^}]*\},/, with: "")
  }

  @Test func `there is a question with a quick way`() {
    #expect(Self.questions.contains { $0.name == "set.hints" })
  }

  @Test(arguments: questions.map(\.name))
  func `a parameter either takes the long way or is used by the quick one`(name: String) throws {
    let question = try QuestionTable.puzzlelab.known(name)
    let pieces = try #require(question.pieces)
    var (quick, answers) = (0, 0)
    for parameter in question.parameters where !pieces.gives.contains(where: { $0.key == parameter.key }) {
      for text in OtherValues.texts(of: parameter, in: question) {
        var request = Request(question, naming: .keys)
        try request.arguments.read(text, for: parameter)
        guard let lines = question.quickLines(request.arguments) else { continue }
        quick += 1
        for deal in Self.deals {
          for showsRun in [true, false] {
            var (short, long) = (JSONWriter(), JSONWriter())
            guard lines(Array(deal.utf8)[...], showsRun, &short) else {
              #expect(short.bytes.isEmpty)
              continue
            }
            answers += 1
            var asked = request
            let answering = Answering(environment: Asked.environment, stopSignal: StopSignal())
            let place: Comment = "\(parameter.flag) \(text): \(deal)"
            do {
              try pieces.read(deal, &asked.arguments)
              try answering.answer(asked).write(showsRun: showsRun, to: &long)
            } catch {
              #expect(Bool(false), place)
              continue
            }
            #expect(whole(short.bytes) == whole(long.bytes), place)
            #expect(showsRun || short.bytes == long.bytes, place)
          }
        }
      }
    }
    #expect(quick > 0 && answers > 2, "the dimension, at least, is used by the quick way")
  }

  @Test func `an option that the quick way doesn't know takes the long way`() throws {
    let cards = Parameter<String>(required: "cards", .text("CARDS"), help: "Cards")
    let known = Parameter<Int>("known", .integer(1...9), default: 1, help: "Known")
    let new = Parameter<Int>("new", .integer(1...9), default: 1, help: "New")
    let question = Question(
      "toy.hints", summary: "Show", pieces: Pieces("deal", "deals", of: cards), parameters: [cards, known, new],
      examples: [], quick: QuickWay(knowing: known) { _ in { _, _, _ in true } }
    ) { _, _ in TypedReply(ToyDocument()) }
    var arguments = Arguments(question.list, naming: .keys)
    #expect(question.quickLines(arguments) != nil)
    arguments.set(known, to: 5)
    arguments.set(new, to: 1)
    #expect(question.quickLines(arguments) != nil, "a default changes nothing")
    arguments.set(new, to: 2)
    #expect(question.quickLines(arguments) == nil)
  }
}

private struct ToyDocument: Document {
  static let shape = Shape<Self>(Field("nothing", "Nothing") { _ in 0 })
  func text(style: TextStyle, run: RunInfo?) -> String { "" }
}
