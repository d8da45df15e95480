import Documents
import Questions

/// The interface of HTTP in OpenAPI 3.1, made from the questions: what may be asked, what answers
/// look like, and what is refused.
package enum OpenAPI {
  /// The document, one line. The schemas of a question are `set.hints.asked`, what a client may
  /// send; `set.hints`, the answer; and the definitions of that, such as `set.hints.result`.
  package static func document(of table: QuestionTable) -> [UInt8] {
    var json = JSONWriter()
    json.object { members in
      members.add("components") { writeComponents(of: table, to: &$0) }
      members.add("info") { json in
        json.object { members in
          members.add("description") {
            $0.string("Exact answers about games: each question is an address, its answer the document of --json.")
          }
          members.add("license") { $0.raw(#"{"identifier":"MIT","name":"MIT"}"#) }
          members.add("title") { $0.string("puzzlelab") }
          members.add("version") { $0.string(Toolkit.version) }
        }
      }
      members.add("openapi") { $0.string("3.1.0") }
      members.add("paths") { writePaths(of: table, to: &$0) }
      members.add("security") { $0.raw(#"[{},{"token":[]}]"#) }
      members.add("servers") { $0.raw(#"[{"url":"/"}]"#) }
    }
    json.raw("\n")
    return json.bytes
  }

  private static func writeComponents(of table: QuestionTable, to json: inout JSONWriter) {
    var schemas: [JSON.Member] = []
    for name in (SharedSchema.allCases.map { $0.rawValue } + table.questions.map { $0.name }) {
      guard let text = table.schema(named: name), let schema = try? JSON(reading: text[...]) else { continue }
      schemas += components(of: schema, named: name)
      guard let question = table.question(named: name) else { continue }
      var asked = JSONWriter()
      DocumentSchema.asked(question).write(to: &asked, help: question.summary)
      guard let form = try? JSON(reading: asked.bytes[...]) else { continue }
      schemas += [JSON.Member(key: "\(name).asked", value: placed(form, in: name))]
    }
    json.object { members in
      members.add("responses") {
        $0.raw(##"{"error":{"content":{"application/json":{"schema":{"$ref":"#/components/schemas/error"}}},"##)
        $0.raw(#""description":"Why there is no answer"}}"#)
      }
      members.add("schemas") { JSON.object(schemas.sorted { $0.key < $1.key }).write(to: &$0) }
      members.add("securitySchemes") {
        $0.raw(
          #"{"token":{"description":"What serve prints when others have access","scheme":"bearer","type":"http"}}"#)
      }
    }
  }

  /// A document's schema and its definitions, side by side; of a schema of definitions only those.
  private static func components(of schema: JSON, named name: String) -> [JSON.Member] {
    guard case .object(let members) = schema else { return [] }
    var found: [JSON.Member] = []
    if case .object(let definitions)? = schema["$defs"] {
      found = definitions.map { JSON.Member(key: "\(name).\($0.key)", value: placed($0.value, in: name)) }
    }
    let own = members.filter { !["$defs", "$id", "$schema"].contains($0.key) }
    return schema["type"] == nil ? found : found + [JSON.Member(key: name, value: placed(.object(own), in: name))]
  }

  /// A schema whose references, to its own definitions and to those of a schema named by its URN,
  /// are to components.
  private static func placed(_ schema: JSON, in name: String) -> JSON {
    switch schema {
    case .array(let elements): .array(elements.map { placed($0, in: name) })
    case .object(let members):
      .object(
        members.map { member in
          guard member.key == "$ref", case .string(let address) = member.value,
            let definition = address.split(separator: "/").last
          else { return JSON.Member(key: member.key, value: placed(member.value, in: name)) }
          let home = address.hasPrefix("#") ? name : String(address.split(separator: ":")[2])
          return JSON.Member(key: "$ref", value: .string("#/components/schemas/\(home).\(definition)"))
        })
    default: schema
    }
  }

  private static func writePaths(of table: QuestionTable, to json: inout JSONWriter) {
    let list = (path: "", summary: "All questions, each with what it asks for", type: "application/json")
    let own = (path: "openapi.json", summary: "This document", type: "application/json")
    let schemas = table.schemaNames.map { name in
      (path: name, summary: "The JSON Schema of a document", type: "application/schema+json")
    }
    json.object { members in
      for (path, summary, type) in ([list, own] + schemas).sorted(by: { $0.path < $1.path }) {
        members.add("/api/\(path)") { json in
          json.object { members in
            members.add("get") { writeGet(summary, type, to: &$0) }
            if let question = table.question(named: path) { members.add("post") { writePost(question, to: &$0) } }
          }
        }
      }
    }
  }

  private static func writeGet(_ summary: String, _ type: String, to json: inout JSONWriter) {
    json.object { members in
      members.add("responses") { json in
        json.object { members in
          members.add("200") { json in
            json.raw(#"{"content":{"#)
            json.string(type)
            json.raw(#":{"schema":{"type":"object"}}},"description":"#)
            json.string(summary)
            json.raw("}")
          }
          members.add("default") { $0.raw(##"{"$ref":"#/components/responses/error"}"##) }
        }
      }
      members.add("summary") { $0.string(summary) }
    }
  }

  private static func writePost(_ question: Question, to json: inout JSONWriter) {
    func content(_ name: String, _ json: inout JSONWriter) {
      json.raw(#"{"application/json":{"schema":{"$ref":"#)
      json.string("#/components/schemas/\(name)")
      json.raw("}}")
    }
    json.object { members in
      members.add("operationId") { $0.string(question.name) }
      members.add("parameters") { json in
        let columns = "The columns of a table, in this order, with commas between them; x-columns of the schema has all"
        let parameters = [
          ("columns", columns, JSONSchema.string),
          ("format", "How the answer is sent", .words(["json", "csv", "tsv"])),
          ("list", "The list of the answer that is the table, by the keys on the way to it", .string),
        ]
        for (place, (name, help, schema)) in parameters.enumerated() {
          json.raw(place == 0 ? "[" : ",")
          json.object { members in
            members.add("description") { $0.string(help) }
            members.add("in") { $0.string("query") }
            members.add("name") { $0.string(name) }
            members.add("schema") { schema.write(to: &$0) }
          }
        }
        json.raw("]")
      }
      members.add("requestBody") { json in
        json.raw(#"{"content":"#)
        content("\(question.name).asked", &json)
        json.raw(#"},"required":true}"#)
      }
      members.add("responses") { json in
        json.raw(#"{"200":{"content":"#)
        content(question.name, &json)
        json.raw(#","text/csv":{"schema":{"type":"string"}},"text/tab-separated-values":{"schema":{"type":"string"}}"#)
        json.raw(#","text/event-stream":{"schema":{"type":"string"}}},"description":"The answer; as events where "#)
        json.raw(#"those are accepted, with better and better answers"},"#)
        for status in ["400", "401", "403", "413", "415", "503", "default"] {
          if status != "400" { json.raw(",") }
          json.string(status)
          json.raw(##":{"$ref":"#/components/responses/error"}"##)
        }
        json.raw("}")
      }
      members.add("summary") { $0.string(question.summary) }
      members.add("tags") { [String(question.name.prefix { $0 != "." })].write(to: &$0) }
    }
  }
}
