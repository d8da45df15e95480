/// What a JSON value looks like, as JSON Schema (draft 2020-12) says it.
package indirect enum JSONSchema: Sendable {
  case boolean
  case integer
  /// An integer from 0 on.
  case natural
  case range(ClosedRange<Int>)
  case number
  case string
  /// A decimal string of an integer of any size.
  case digits
  /// One of a few words.
  case words([String])
  case array(JSONSchema)
  /// An object with just these keys.
  case object([Property])
  /// One of several shapes.
  case anyOf([JSONSchema])
  /// A shape of the document's `$defs`.
  case reference(String)

  /// A key of an object.
  package struct Property: Sendable {
    package let key: String
    /// What it holds, a phrase without a final stop; may be empty.
    package let help: String
    package let schema: JSONSchema
    package let isRequired: Bool

    /// Creates a property.
    package init(_ key: String, _ help: String, _ schema: JSONSchema, isRequired: Bool) {
      self.key = key
      self.help = help
      self.schema = schema
      self.isRequired = isRequired
    }
  }

  /// Appends the schema, keys sorted; `help` is its description.
  package func write(to json: inout JSONWriter, help: String = "") {
    json.object { members in
      switch self {
      case .anyOf(let schemas): members.add("anyOf") { json in Self.write(schemas, to: &json) }
      case .object: members.add("additionalProperties") { $0.raw("false") }
      case .reference(let name): members.add("$ref") { $0.string("#/$defs/\(name)") }
      default: break
      }
      if !help.isEmpty { members.add("description") { $0.string(help) } }
      describe(&members)
    }
  }

  private func describe(_ members: inout JSONMembers) {
    switch self {
    case .boolean: members.add("type") { $0.string("boolean") }
    case .integer: members.add("type") { $0.string("integer") }
    case .natural:
      members.add("minimum") { $0.raw("0") }
      members.add("type") { $0.string("integer") }
    case .range(let range):
      if range.upperBound < .max { members.add("maximum") { $0.integer(range.upperBound) } }
      if range.lowerBound > .min { members.add("minimum") { $0.integer(range.lowerBound) } }
      members.add("type") { $0.string("integer") }
    case .number: members.add("type") { $0.string("number") }
    case .string: members.add("type") { $0.string("string") }
    case .digits:
      members.add("pattern") { $0.string("^-?[0-9]+$") }
      members.add("type") { $0.string("string") }
    case .words(let words): members.add("enum") { words.write(to: &$0) }
    case .array(let element):
      members.add("items") { element.write(to: &$0) }
      members.add("type") { $0.string("array") }
    case .object(let properties): describe(properties, in: &members)
    case .anyOf, .reference: break
    }
  }

  private func describe(_ properties: [Property], in members: inout JSONMembers) {
    members.add("properties") { json in
      json.object { members in
        for property in properties {
          members.add(property.key) { property.schema.write(to: &$0, help: property.help) }
        }
      }
    }
    members.add("required") { properties.filter(\.isRequired).map(\.key).write(to: &$0) }
    members.add("type") { $0.string("object") }
  }

  private static func write(_ schemas: [JSONSchema], to json: inout JSONWriter) {
    json.raw("[")
    for (place, schema) in schemas.enumerated() {
      if place > 0 { json.raw(",") }
      schema.write(to: &json)
    }
    json.raw("]")
  }
}
