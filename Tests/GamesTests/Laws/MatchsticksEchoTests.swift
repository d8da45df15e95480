import Documents
import Games
import Questions
import Testing

/// What the take-away games print of a request can be given back: its JSON, and each text in it.
@Suite struct MatchsticksEchoTests {
  @Test func `the request of every example is read as the same, as JSON and as words`() throws {
    var compared = 0
    for question in QuestionTable.puzzlelab.questions where question.name.hasPrefix("matchsticks.") {
      for example in question.examples {
        let interface = ["--file", "--checkpoint", "--format", "--json", "-o"]
        var words = example.words
        if let end = words.firstIndex(where: interface.contains) { words = Array(words[..<end]) }
        guard let request = try? Request(typed: words, among: [question]) else { continue }
        let echo = try self.echo(request)
        #expect(try self.echo(Request(question, json: echo)) == echo, "\(example.line)")
        guard case .object(let members) = echo else { continue }
        for member in members {
          guard case .string(let text) = member.value,
            let parameter = question.parameters.first(where: { $0.key == member.key })
          else { continue }
          var typed = request
          try typed.arguments.read(text, for: parameter)
          #expect(try self.echo(typed) == echo, "\(example.line): \(parameter.flag) \(text)")
          compared += 1
        }
      }
    }
    #expect(compared > 20, "\(compared)")
  }

  private func echo(_ request: Request) throws -> JSON {
    var json = JSONWriter()
    request.arguments.write(to: &json)
    return try JSONReader.read(json.bytes[...])
  }
}
