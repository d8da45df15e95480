import Documents

/// JSON Schema (2020-12) of whole documents.
package enum DocumentSchema {
  /// Appends the schema of the document that answers `question`, one line.
  package static func write(_ question: Question, to json: inout JSONWriter) {
    json.object { members in
      members.add("$defs") { json in
        json.object { members in
          for (name, schema) in definitions(of: question) { members.add(name) { schema.write(to: &$0) } }
        }
      }
      members.add("$id") { $0.string(question.schemaName) }
      members.add("$schema") { $0.string("https://json-schema.org/draft/2020-12/schema") }
      members.add("additionalProperties") { $0.raw("false") }
      members.add("description") { $0.string(question.summary) }
      members.add("properties") { json in
        json.object { members in
          members.add("id") { $0.raw("{\"description\":\"What the sender of the question calls it\"}") }
          for name in ["request", "result", "run"] {
            members.add(name) { JSONSchema.reference(name).write(to: &$0) }
          }
          members.add("schema") { $0.object { $0.add("const") { $0.string(question.schemaName) } } }
        }
      }
      members.add("required") { ["request", "result", "schema"].write(to: &$0) }
      members.add("title") { $0.string(question.schemaName) }
      members.add("type") { $0.string("object") }
    }
    json.raw("\n")
  }

  /// The shapes of a document's parts, sorted by name.
  private static func definitions(of question: Question) -> [(String, JSONSchema)] {
    let request = JSONSchema.object(
      question.parameters.sorted { $0.key < $1.key }.map { parameter in
        JSONSchema.Property(
          parameter.key, parameter.help, parameter.schema,
          isRequired: parameter.isRequired || parameter.fallback != nil)
      })
    let shared = CommonShapes.definitions.map { ($0.name, $0.schema) }
    return (shared + [("request", request), ("result", question.result), ("run", RunInfo.shape.schema)])
      .sorted { $0.0 < $1.0 }
  }
}
