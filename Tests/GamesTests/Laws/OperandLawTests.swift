import Documents
import Games
import Questions
import Testing

/// Words after the options mirror an option; what both give is refused, not dropped.
@Suite struct OperandLawTests {
  @Test func `an option next to words that say the same is refused, in every question`() throws {
    var refused: Swift.Set<String> = []
    for question in QuestionTable.puzzlelab.questions {
      guard let operand = question.operand else { continue }
      for example in question.examples {
        let words = example.words.drop { question.path.contains($0) }.prefix { !$0.hasPrefix("-") }
        guard !words.isEmpty else { continue }
        var alone = Arguments(question.list, naming: .flags)
        guard (try? alone.read(Array(words), by: operand)) != nil else { continue }
        for parameter in question.parameters where alone.isGiven(parameter) {
          var both = alone
          #expect(throws: Fault.self, "\(question.name): \(parameter.flag) and \(operand.name)") {
            try both.read(Array(words), by: operand)
          }
          refused.insert(question.name)
        }
      }
    }
    #expect(refused.contains("set.hints") && refused.count > 10, "\(refused)")
  }

  @Test(arguments: [
    "matchsticks analyze --rules nim --heaps 3 4 5", "matchsticks value --rules 'take:1,3|2,3' --heaps 5 6",
    "set hints --cards 1RSF 2RSF 3RSF",
  ])
  func `a list in an option isn't replaced by the words after it`(_ line: String) {
    #expect(throws: Fault.self) { try Request(typed: line, among: QuestionTable.puzzlelab.questions) }
  }

  @Test func `a dimension next to cards isn't a second way to give them`() throws {
    let question = try QuestionTable.puzzlelab.known("set.hints")
    let request = try #require(try Request(typed: "set hints --dimension 3 000 111 222", among: [question]))
    #expect(question.parameters.contains { $0.name == "cards" && request.arguments.isGiven($0) })
  }
}
