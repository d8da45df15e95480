import Documents

/// JSON Schema (2020-12) of whole documents.
package enum DocumentSchema {
  /// Appends the schema of the document that answers `question`, one line.
  package static func write(_ question: Question, to json: inout JSONWriter) {
    var definitions = SchemaDefinitions()
    definitions.define("request", as: request(of: question))
    definitions.define("result", as: question.result)
    json.object { members in
      members.add("$defs") { definitions.write(to: &$0) }
      members.add("$id") { $0.string(question.schemaIdentifier) }
      members.add("$schema") { $0.string(draft) }
      members.add("additionalProperties") { $0.raw("false") }
      members.add("description") { $0.string(question.summary) }
      members.add("properties") { json in
        json.object { members in
          members.add("figure") {
            JSONSchema.string.write(to: &$0, help: "The first figure as SVG, where it was asked for")
          }
          members.add("id") { $0.raw("{\"description\":\"What the sender of the question calls it\"}") }
          members.add("request") { JSONSchema.reference("request").write(to: &$0) }
          members.add("result") { JSONSchema.reference("result").write(to: &$0) }
          members.add("run") { JSONSchema.common("run").write(to: &$0) }
          members.add("schema") { $0.object { $0.add("const") { $0.string(question.schemaName) } } }
        }
      }
      members.add("required") { ["request", "result", "schema"].write(to: &$0) }
      members.add("title") { $0.string(question.schemaName) }
      members.add("type") { $0.string("object") }
      members.add("x-columns") { json in
        for (place, head) in question.heads.enumerated() {
          json.raw(place == 0 ? "[" : ",")
          json.object { members in
            members.add("description") { $0.string(head.help) }
            members.add("name") { $0.string(head.title) }
            members.add("type") { $0.string(head.kind.rawValue) }
          }
        }
        json.raw(question.heads.isEmpty ? "[]" : "]")
      }
      members.add("x-operand") { (question.operand?.gives ?? []).map { $0.key }.write(to: &$0) }
      members.add("x-order") { question.parameters.map { $0.key }.write(to: &$0) }
      if let table = question.table { members.add("x-table") { $0.string(table) } }
    }
    json.raw("\n")
  }

  /// Appends the schema of the documents of `play --json`, whose results are those of `replay`, the
  /// question about a game that was played; one line.
  fileprivate static func writePlay(_ name: String, replay: Question, to json: inout JSONWriter) {
    let title = "puzzlelab/\(name)/1"
    json.object { members in
      members.add("$id") { $0.string("urn:puzzlelab:\(name):1") }
      members.add("$schema") { $0.string(draft) }
      members.add("additionalProperties") { $0.raw("false") }
      members.add("description") { $0.string("The state of a game after a command") }
      members.add("properties") { json in
        json.object { members in
          members.add("command") { JSONSchema.string.write(to: &$0, help: "The command; absent before the first one") }
          members.add("result") { json in
            json.object { $0.add("$ref") { $0.string("\(replay.schemaIdentifier)#/$defs/result") } }
          }
          members.add("schema") { $0.object { $0.add("const") { $0.string(title) } } }
        }
      }
      members.add("required") { ["result", "schema"].write(to: &$0) }
      members.add("title") { $0.string(title) }
      members.add("type") { $0.string("object") }
    }
    json.raw("\n")
  }

  /// Appends the schema of documents without a request, `{"result":…,"schema":"puzzlelab/NAME/1"}`,
  /// one line.
  package static func write(_ name: String, _ summary: String, result: JSONSchema, to json: inout JSONWriter) {
    var definitions = SchemaDefinitions()
    definitions.define("result", as: result)
    json.object { members in
      members.add("$defs") { definitions.write(to: &$0) }
      members.add("$id") { $0.string("urn:puzzlelab:\(name):1") }
      members.add("$schema") { $0.string(draft) }
      members.add("additionalProperties") { $0.raw("false") }
      members.add("description") { $0.string(summary) }
      members.add("properties") { json in
        json.object { members in
          members.add("result") { JSONSchema.reference("result").write(to: &$0) }
          members.add("schema") { $0.object { $0.add("const") { $0.string("puzzlelab/\(name)/1") } } }
        }
      }
      members.add("required") { ["result", "schema"].write(to: &$0) }
      members.add("title") { $0.string("puzzlelab/\(name)/1") }
      members.add("type") { $0.string("object") }
    }
    json.raw("\n")
  }

  /// The name of the draft in schemas.
  fileprivate static let draft = "https://json-schema.org/draft/2020-12/schema"

  /// The form of a request, and of one without each parameter.
  private static func request(of question: Question) -> JSONSchema {
    .object(
      question.parameters.sorted { $0.key < $1.key }.map { parameter in
        JSONSchema.Property(
          parameter.key, parameter.helpInJSON ?? parameter.help, parameter.schema,
          isRequired: parameter.isRequired || parameter.fallback != nil, absence: parameter.absence)
      })
  }
}

extension QuestionTable {
  /// The names of all schemas: what documents share, questions, and the play of games.
  package var schemaNames: [String] {
    let plays = questions.filter { $0.name.hasSuffix(".replay") }.map { "\($0.name.dropLast("replay".count))play" }
    return SharedSchema.allCases.map { $0.rawValue } + questions.map { $0.name } + plays
  }

  /// The schema called `name`, one line: of a question's documents, of those of play (`set.play`),
  /// or one of ``SharedSchema``; `nil` when there is none.
  package func schema(named name: String) -> [UInt8]? {
    var json = JSONWriter()
    if let shared = SharedSchema(rawValue: name) {
      shared.write(to: &json)
    } else if let question = question(named: name) {
      DocumentSchema.write(question, to: &json)
    } else if name.hasSuffix(".play"), let replay = question(named: name.dropLast("play".count) + "replay") {
      DocumentSchema.writePlay(name, replay: replay, to: &json)
    } else {
      return nil
    }
    return json.bytes
  }
}

extension AnyParameter {
  /// What a request has without it. Words that are the value itself aren't said again.
  var absence: JSONSchema.Absence {
    let value = isFlag ? Array("false".utf8) : fallback.map { json(of: $0) }
    let text = value.map { String(decoding: $0, as: UTF8.self) }
    let words = shown.flatMap { $0 == text || "\"\($0)\"" == text ? nil : $0 }
    return JSONSchema.Absence(value: value, words: words, isListOnly: isListInJSON)
  }
}

/// JSON Schemas that are not of one question's documents.
package enum SharedSchema: String, CaseIterable, Sendable {
  /// The shapes that documents of all games share.
  case common
  /// The document in place of an answer that can't be given.
  case error

  /// Appends the schema, one line.
  package func write(to json: inout JSONWriter) {
    switch self {
    case .common: Self.writeCommon(to: &json)
    case .error: Self.writeError(to: &json)
    }
    json.raw("\n")
  }

  private static func writeCommon(to json: inout JSONWriter) {
    var definitions = SchemaDefinitions(isCommon: true)
    for (name, schema) in CommonShapes.definitions { definitions.define(name, as: schema) }
    json.object { members in
      members.add("$defs") { definitions.write(to: &$0) }
      members.add("$id") { $0.string(CommonShapes.identifier) }
      members.add("$schema") { $0.string(DocumentSchema.draft) }
      members.add("description") { $0.string("What documents of all games share") }
      members.add("title") { $0.string("puzzlelab/common/1") }
    }
  }

  private static func writeError(to json: inout JSONWriter) {
    let status = "The exit status that the command line would end with"
    json.object { members in
      members.add("$id") { $0.string("urn:puzzlelab:error:1") }
      members.add("$schema") { $0.string(DocumentSchema.draft) }
      members.add("additionalProperties") { $0.raw("false") }
      members.add("description") { $0.string("Why an answer can't be given") }
      members.add("properties") { json in
        json.object { members in
          members.add("ask") {
            JSONSchema.string.write(to: &$0, help: "The question, as its sender named it; absent where there is none")
          }
          members.add("id") { $0.raw("{\"description\":\"What the sender of the question calls it\"}") }
          members.add("line") { JSONSchema.natural.write(to: &$0, help: "The line of the input, from 1") }
          members.add("message") {
            JSONSchema.string.write(to: &$0, help: "What is wrong and what to do about it, one line")
          }
          members.add("offset") {
            JSONSchema.natural.write(to: &$0, help: "The place in the line or in the text, in bytes from 0")
          }
          members.add("schema") { $0.object { $0.add("const") { $0.string("puzzlelab/error/1") } } }
          members.add("status") { JSONSchema.natural.write(to: &$0, help: status) }
        }
      }
      members.add("required") { ["message", "schema", "status"].write(to: &$0) }
      members.add("title") { $0.string("puzzlelab/error/1") }
      members.add("type") { $0.string("object") }
    }
  }
}
