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
    self.fields = sortedOrder(of: fields.map { $0.key }).map { fields[$0] }
  }

  /// The form of the object.
  package var schema: JSONSchema { .object(fields.map { $0.property }) }

  /// Appends the object made from `root`.
  package func write(_ root: Root, to json: inout JSONWriter) {
    json.raw("{")
    var isFirst = true
    for field in fields where field.write(root, isFirst, &json) { isFirst = false }
    json.raw("}")
  }
}

/// A key of a ``Shape``.
package final class Field<Root: Sendable>: Sendable {
  /// The key, camelCase, with its unit where one is needed.
  package let key: String
  /// What it holds, and what its schema is.
  package let property: JSONSchema.Property
  /// The key as JSON, first and after other keys.
  private let first: [UInt8]
  private let later: [UInt8]
  private let source: Source

  /// Where the value comes from.
  private enum Source: Sendable {
    case value(FieldValue<Root>)
    case written(@Sendable (Root, inout JSONWriter) -> Bool)
  }

  /// A key, what it holds (a phrase without a final stop), and where its value comes from. An
  /// optional value that is `nil` leaves its key out.
  package convenience init<Value: JSONWritable>(
    _ key: String, _ help: String, _ value: @escaping @Sendable (Root) -> Value
  ) {
    self.init(
      JSONSchema.Property(key, help, Value.schema, isRequired: !Value.isOptional), .value(FieldValue(value)))
  }

  /// A key whose value is known by its schema; `write` appends it, or returns false when there is
  /// none.
  package convenience init(
    _ key: String, _ help: String, schema: JSONSchema, write: @escaping @Sendable (Root, inout JSONWriter) -> Bool
  ) {
    self.init(JSONSchema.Property(key, help, schema, isRequired: false), .written(write))
  }

  private init(_ property: JSONSchema.Property, _ source: Source) {
    key = property.key
    self.property = property
    (first, later) = keyBytes(property.key)
    self.source = source
  }

  /// Appends the key and its value, with a comma before them unless they are the first; false when
  /// there is no value.
  package func write(_ root: Root, _ isFirst: Bool, _ json: inout JSONWriter) -> Bool {
    switch source {
    case .value(let value): return value.append(root, isFirst ? first : later, &json)
    case .written(let write):
      let count = json.bytes.count
      json.raw(isFirst ? first : later)
      if write(root, &json) { return true }
      json.truncate(to: count)
      return false
    }
  }

  /// The titles of its columns in a table.
  package var columns: [String] {
    guard case .value(let value) = source else { return property.schema.isList ? [] : [key] }
    return value.columnEndings().map { key + $0 }
  }

  /// Its cells in these columns.
  package func cells(_ root: Root) -> [String] {
    switch source {
    case .value(let value): return value.cells(root)
    case .written(let write):
      if property.schema.isList { return [] }
      var json = JSONWriter()
      return [write(root, &json) ? String(decoding: json.bytes, as: UTF8.self) : ""]
    }
  }

  /// The same field of something that holds a `Root`.
  func field<Whole>(of root: @escaping @Sendable (Whole) -> Root) -> Field<Whole> {
    switch source {
    case .value(let value): Field<Whole>(property, .value(value.of(root)))
    case .written(let write): Field<Whole>(property, .written { write(root($0), &$1) })
    }
  }

  /// Whether it is an object that is one number: its first column has no name but the key.
  var isNumberOfParts: Bool {
    property.schema.properties != nil && columns.first == key
  }

  /// The value as a cell of a page's table.
  package func cell(_ root: Root) -> String? { text(.cell, root) }
  /// The exact value, where the cell is rounded.
  func exact(_ root: Root) -> String? { text(.exact, root) }
  /// The value as a sentence, where it is one.
  func sentence(_ root: Root) -> String? { text(.sentence, root) }

  private func text(_ aspect: FieldAspect, _ root: Root) -> String? {
    if case .value(let value) = source { value.text(aspect, root) } else { nil }
  }
}

/// What a table or a page may ask of a value, one text each.
private enum FieldAspect: Sendable { case cell, exact, sentence }

/// The value of a field of any type, as functions of what has the field.
private struct FieldValue<Root: Sendable>: Sendable {
  /// Appends a key and the value; false when there is none.
  let append: @Sendable (Root, _ key: [UInt8], inout JSONWriter) -> Bool
  /// The cells of the value, and the endings of the titles of their columns.
  let cells: @Sendable (Root) -> [String]
  let columnEndings: @Sendable () -> [String]
  let text: @Sendable (FieldAspect, Root) -> String?

  /// The same value of something that holds a `Root`.
  func of<Whole>(_ root: @escaping @Sendable (Whole) -> Root) -> FieldValue<Whole> {
    FieldValue<Whole>(
      append: { append(root($0), $1, &$2) }, cells: { cells(root($0)) }, columnEndings: columnEndings,
      text: { text($0, root($1)) })
  }
}

extension FieldValue {
  /// The value that `value` gives.
  init<Value: JSONWritable>(_ value: @escaping @Sendable (Root) -> Value) {
    append = { root, key, json in
      let value = value(root)
      if value.isAbsent { return false }
      json.raw(key)
      value.write(to: &json)
      return true
    }
    cells = { value($0).cells }
    columnEndings = { Value.columnEndings }
    text = { aspect, root in
      switch aspect {
      case .cell: value(root).cell
      case .exact: value(root).exact
      case .sentence: value(root).sentence
      }
    }
  }
}

/// A key as JSON text, and with a comma before it.
private func keyBytes(_ key: String) -> (first: [UInt8], later: [UInt8]) {
  var json = JSONWriter()
  json.string(key)
  json.raw(":")
  return (json.bytes, [UInt8(ascii: ",")] + json.bytes)
}

/// The places of keys, which differ, in their order as JSON writes them.
private func sortedOrder(of keys: [String]) -> [Int] {
  let order = keys.indices.sorted { keys[$0] < keys[$1] }
  for (place, next) in zip(order, order.dropFirst()) {
    precondition(keys[place] != keys[next], "two fields are called \(keys[place])")
  }
  return order
}

/// A value that is an object in JSON, made by its shape.
package protocol Record: JSONWritable {
  /// The keys.
  static var shape: Shape<Self> { get }
  /// What it is, in a word that no other record of its game has: its name in the `$defs` of
  /// schemas, and of its class in Python.
  static var recordName: String { get }
}

extension Record {
  package static var schema: JSONSchema { .record(recordName, shape.fields.map { $0.property }) }

  /// The name of the type, without the words that every record could have.
  package static var recordName: String {
    #if hasFeature(Embedded)
      // Types have no names there, and schemas aren't written.
      return ""
    #else
      let type = String(describing: Self.self).prefix { $0 != "<" }
      return String(type.hasSuffix("Record") ? type.dropLast("Record".count) : type).lowercasedFirst
    #endif
  }

  package func write(to json: inout JSONWriter) { Self.shape.write(self, to: &json) }
}
