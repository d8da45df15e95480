/// The form of a JSON value, in JSON Schema (draft 2020-12).
package indirect enum JSONSchema: Sendable {
  case boolean
  /// Nothing: in a request, what is left out.
  case null
  case integer
  /// An integer from 0 on.
  case natural
  case range(ClosedRange<Int>)
  case number
  case string
  /// The name of a file or folder.
  case path
  /// A decimal string of an integer of any size.
  case digits
  /// One of a few words.
  case words([String])
  case array(JSONSchema)
  /// An object with just these keys.
  case object([Property])
  /// An object with just these keys that has a name, by which a document's schema defines it once.
  case record(String, [Property])
  /// One of several shapes.
  case anyOf([JSONSchema])
  /// A shape that documents of all games share, by its name in the `$defs` of the common schema.
  case common(String)
  /// A shape of the same schema's `$defs`.
  case reference(String)

  /// A key of an object.
  package struct Property: Sendable {
    package let key: String
    /// What it holds, a phrase without a final stop; may be empty.
    package let help: String
    package let schema: JSONSchema
    package let isRequired: Bool
    /// What a request has without it; `nil` for all other objects.
    package let absence: Absence?

    package init(
      _ key: String, _ help: String, _ schema: JSONSchema, isRequired: Bool, absence: Absence? = nil
    ) {
      self.key = key
      self.help = help
      self.schema = schema
      self.isRequired = isRequired
      self.absence = absence
    }
  }

  /// What is taken for a parameter that a request leaves out.
  package struct Absence: Sendable {
    /// The default in JSON, where there is a fixed one.
    let value: [UInt8]?
    /// What happens, in words, where the value doesn't say it.
    let words: String?
    /// Whether the parameter has to be a list in JSON because its text means something else.
    let isListOnly: Bool

    package init(value: [UInt8]?, words: String?, isListOnly: Bool) {
      self.value = value
      self.words = words
      self.isListOnly = isListOnly
    }

    fileprivate func write(to members: inout JSONMembers) {
      if let words { members.add("x-default") { $0.string(words) } }
      if isListOnly { members.add("x-listOnly") { $0.raw("true") } }
    }
  }

  /// The keys of an object; `nil` for everything else.
  package var properties: [Property]? {
    switch self {
    case .object(let properties), .record(_, let properties): properties
    default: nil
    }
  }

  /// What it says about all its keys.
  package var allHelp: String {
    switch self {
    case .array(let element): element.allHelp
    case .anyOf(let shapes): shapes.map { $0.allHelp }.joined()
    default: (properties ?? []).map { "\($0.help). \($0.schema.allHelp)" }.joined()
    }
  }

  /// Appends the schema, keys sorted; `help` is its description.
  package func write(to json: inout JSONWriter, help: String = "", absence: Absence? = nil) {
    json.object { members in
      switch self {
      case .anyOf(let schemas): members.add("anyOf") { json in Self.write(schemas, to: &json) }
      case .object, .record: members.add("additionalProperties") { $0.raw("false") }
      case .common(let name): members.add("$ref") { $0.string("\(CommonShapes.identifier)#/$defs/\(name)") }
      case .reference(let name): members.add("$ref") { $0.string("#/$defs/\(name)") }
      default: break
      }
      if let value = absence?.value { members.add("default") { $0.raw(value) } }
      if !help.isEmpty { members.add("description") { $0.string(help) } }
      describe(&members)
      absence?.write(to: &members)
    }
  }

  private func describe(_ members: inout JSONMembers) {
    switch self {
    case .boolean: members.add("type") { $0.string("boolean") }
    case .null: members.add("type") { $0.string("null") }
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
    case .path:
      members.add("format") { $0.string("path") }
      members.add("type") { $0.string("string") }
    case .digits:
      members.add("pattern") { $0.string("^-?[0-9]+$") }
      members.add("type") { $0.string("string") }
    case .words(let words): members.add("enum") { words.write(to: &$0) }
    case .array(let element):
      members.add("items") { element.write(to: &$0) }
      members.add("type") { $0.string("array") }
    case .object(let properties), .record(_, let properties): describe(properties, in: &members)
    case .anyOf, .common, .reference: break
    }
  }

  private func describe(_ properties: [Property], in members: inout JSONMembers) {
    members.add("properties") { json in
      json.object { members in
        for property in properties {
          members.add(property.key) { json in
            property.schema.write(to: &json, help: property.help, absence: property.absence)
          }
        }
      }
    }
    members.add("required") { properties.filter { $0.isRequired }.map { $0.key }.write(to: &$0) }
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
