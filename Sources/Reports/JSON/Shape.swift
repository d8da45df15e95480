/// The keys of a JSON object that is made from a `Root`: what each holds, in words and as a schema,
/// and how it is written.
///
/// One list serves the JSON of a document, its schema, its description and the columns of its
/// table.
package struct Shape<Root: Sendable>: Sendable {
  /// The keys in sorted order, as they are written.
  package let fields: [Field<Root>]
  /// The keys in the order in which they were declared, as tables have them.
  package let declared: [Field<Root>]

  /// The shape with these keys, in any order.
  package init(_ fields: Field<Root>...) { self.init(fields) }

  /// The shape with these keys, in any order.
  package init(_ fields: [Field<Root>]) {
    declared = fields
    self.fields = fields.sorted { $0.key < $1.key }
    for (field, next) in zip(self.fields, self.fields.dropFirst()) {
      precondition(field.key != next.key, "two fields are called \(field.key)")
    }
  }

  /// What the object looks like.
  package var schema: JSONSchema { .object(fields.map(\.property)) }

  /// Appends the object made from `root`.
  package func write(_ root: Root, to json: inout JSONWriter) {
    json.raw("{")
    var isFirst = true
    for field in fields where field.write(root, isFirst, &json) { isFirst = false }
    json.raw("}")
  }
}

/// A key of a ``Shape``.
package struct Field<Root: Sendable>: Sendable {
  /// The key, camelCase, with its unit where one is needed.
  package let key: String
  /// What it holds, and what its schema is.
  package let property: JSONSchema.Property
  /// Appends the key and its value, with a comma before them unless they are the first; false when
  /// there is no value.
  let write: @Sendable (Root, _ isFirst: Bool, inout JSONWriter) -> Bool
  /// The value as a cell of a table.
  package let cell: @Sendable (Root) -> String?
  /// The exact value, where the cell is rounded.
  let exact: @Sendable (Root) -> String?
  /// The value as a sentence, where it is one.
  let sentence: @Sendable (Root) -> String?

  /// A key, what it holds (a phrase without a final stop), and where its value comes from. An
  /// optional value that is `nil` leaves its key out.
  package init<Value: JSONWritable>(
    _ key: String, _ help: String, _ value: @escaping @Sendable (Root) -> Value
  ) {
    self.key = key
    property = JSONSchema.Property(key, help, Value.schema, isRequired: !(Value.self is any OptionalValue.Type))
    let first = Array("\"\(key)\":".utf8)
    let later = Array(",\"\(key)\":".utf8)
    write = { root, isFirst, json in
      let value = value(root)
      if value.isAbsent { return false }
      json.raw(isFirst ? first : later)
      value.write(to: &json)
      return true
    }
    cell = { value($0).cell }
    exact = { value($0).exact }
    sentence = { value($0).sentence }
  }
}

extension Field {
  /// A key whose value is known by its schema; `write` appends it, or returns false when there is
  /// none.
  package init(
    _ key: String, _ help: String, schema: JSONSchema, write: @escaping @Sendable (Root, inout JSONWriter) -> Bool
  ) {
    self.key = key
    property = JSONSchema.Property(key, help, schema, isRequired: false)
    self.write = { root, isFirst, json in
      let count = json.bytes.count
      json.raw(isFirst ? "" : ",")
      json.string(key)
      json.raw(":")
      if write(root, &json) { return true }
      json.truncate(to: count)
      return false
    }
    cell = { _ in nil }
    exact = { _ in nil }
    sentence = { _ in nil }
  }
}

/// Tells optional types from others.
private protocol OptionalValue {}
extension Optional: OptionalValue {}

/// A value that is an object in JSON, made by its shape.
package protocol Record: JSONWritable {
  /// The keys.
  static var shape: Shape<Self> { get }
}

extension Record {
  package static var schema: JSONSchema { shape.schema }
  package func write(to json: inout JSONWriter) { Self.shape.write(self, to: &json) }
}
