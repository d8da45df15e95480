import Games
import Documents
import Questions

extension Command {
  /// `puzzlelab schema [NAME]`.
  static let schema: Command = Command(
    "schema",
    summary: "Print the JSON Schema of a question's document, or list the questions",
    discussion: """
      The schema (JSON Schema, draft 2020-12) is of the whole document; its $defs are request, result, evidence, \
      fraction and run. Without NAME, the names of all questions, one a line, with what they ask for.
      """,
    operands: [Operand("NAME", .optional, help: "The name of a question, such as set.hints")],
    parameters: [Door.output],
    examples: [
      Example("schema", "The questions that batch answers"),
      Example("schema set.hints", "What its documents look like"),
    ]
  ) { call in
    let table = QuestionTable.puzzlelab
    var writer = JSONWriter()
    if let name = call.operand(0) {
      DocumentSchema.write(try table.known(name), to: &writer)
    } else {
      var list = TextTable(.words(""), .words(""))
      for question in table.questions { list.add(question.name, question.summary) }
      writer.text(list.text(style: call.console.style))
    }
    try call.console.write(writer.bytes)
    return .done
  }
}
