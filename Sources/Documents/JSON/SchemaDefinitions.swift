/// The records of a schema, each defined once under a name of its own.
///
/// A record that two keys have is one definition; of two records with the same name the later one
/// has a number appended.
package struct SchemaDefinitions {
  private var schemas: [String: JSONSchema] = [:]
  private var texts: [String: [UInt8]] = [:]
  /// Whether the schema is the common one, which has the shapes that others refer to.
  private let isCommon: Bool

  /// No definitions yet, whose schema is the common one or one that refers to it.
  package init(isCommon: Bool = false) { self.isCommon = isCommon }

  /// Defines a shape, with the records in it, under a name that no other one has yet.
  package mutating func define(_ name: String, as schema: JSONSchema) {
    schemas[name] = schema
    let referring = referring(schema)
    schemas[name] = referring
    texts[name] = Self.text(of: referring)
  }

  /// Appends the `$defs`.
  package func write(to json: inout JSONWriter) {
    json.object { members in
      for (name, schema) in schemas.sorted(by: { $0.key < $1.key }) {
        members.add(name) { schema.write(to: &$0) }
      }
    }
  }

  /// The shape with references in place of its records, which are defined.
  private mutating func referring(_ schema: JSONSchema) -> JSONSchema {
    switch schema {
    case .array(let element): return .array(referring(element))
    case .anyOf(let schemas): return .anyOf(schemas.map { referring($0) })
    case .object(let properties): return .object(properties.map { referring($0) })
    case .record(let name, let properties): return .reference(defined(name, .object(properties.map { referring($0) })))
    case .common(let name): return isCommon ? .reference(name) : schema
    default: return schema
    }
  }

  private mutating func referring(_ property: JSONSchema.Property) -> JSONSchema.Property {
    JSONSchema.Property(
      property.key, property.help, referring(property.schema), isRequired: property.isRequired,
      absence: property.absence)
  }

  /// The name under which a record is defined.
  private mutating func defined(_ name: String, _ schema: JSONSchema) -> String {
    let text = Self.text(of: schema)
    var (free, number) = (name, 1)
    while schemas[free] != nil {
      if texts[free] == text { return free }
      number += 1
      free = "\(name)\(number)"
    }
    (schemas[free], texts[free]) = (schema, text)
    return free
  }

  private static func text(of schema: JSONSchema) -> [UInt8] {
    var json = JSONWriter()
    schema.write(to: &json)
    return json.bytes
  }
}
