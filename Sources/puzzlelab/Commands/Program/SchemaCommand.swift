import Games
import Documents
import Questions
import Server
import Streams

extension Command {
  /// `puzzlelab schema [NAME]`.
  static let schema: Command = Command(
    "schema",
    summary: "Print the JSON Schema of a question's document, or list the questions",
    discussion: """
      The schema (JSON Schema, draft 2020-12) is of the whole document; its $defs are request, result and the \
      records of the result. It refers to 'common', the schema of what all documents share, such as evidence, \
      fraction and run. 'openapi' is all of them in OpenAPI 3.1, as serve has them, with what may be asked; 'compare' is \
      the document of that command. Without NAME, the names of all questions, one per line, with their summaries.
      """,
    operands: [
      Operand(
        "NAME", .optional, suggestions: QuestionTable.puzzlelab.schemaNames + ["openapi", "compare"],
        help: "A question such as set.hints, or set.play, common, error, compare or openapi")
    ],
    parameters: [Options.output],
    examples: [
      Example("schema", "The questions that batch answers"),
      Example("schema set.hints", "What its documents look like"),
      Example("schema common", "What documents of all games share"),
    ]
  ) { call throws(Fault) in
    let table = QuestionTable.puzzlelab
    var writer = JSONWriter()
    if call.operand(0) == "openapi" {
      writer.raw(OpenAPI.document(of: table))
    } else if call.operand(0) == "compare" {
      DocumentSchema.write("compare", Command.compare.summary, result: ComparisonRecord.shape.schema, to: &writer)
    } else if let name = call.operand(0) {
      if let schema = table.schema(named: name) { writer.raw(schema) } else { _ = try table.known(name) }
    } else {
      var list = TextTable(.words(""), .words(""))
      for question in table.questions { list.add(question.name, question.summary) }
      // One per line, for scripts, unless a person reads it.
      let style = call.console.style
      writer.text(list.text(style: style.fits ? style : TextStyle(columns: 1000)))
    }
    try call.console.write(writer.bytes)
    return .done
  }
}
