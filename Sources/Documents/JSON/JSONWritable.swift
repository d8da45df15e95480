import ExactArithmetic

/// Something that has a place in a document: it writes itself as JSON and knows its schema.
///
/// Integers that may exceed 2⁵³ are decimal strings: `BigInt`, and others through ``IntegerText``.
package protocol JSONWritable: Sendable {
  /// The form of every value of the type.
  static var schema: JSONSchema { get }
  /// Whether a value may be absent.
  static var isOptional: Bool { get }
  /// Whether there is nothing to write: the key is left out then (`nil`).
  var isAbsent: Bool { get }
  /// The value as a cell of a table; `nil` for what is larger than a cell.
  var cell: String? { get }
  /// The endings of the titles of its columns in a table; empty for the key itself.
  static var columnEndings: [String] { get }
  /// Its cells, as many as there are columns.
  var cells: [String] { get }
  /// The exact value, where the cell is rounded.
  var exact: String? { get }
  /// The value as a sentence, where it is one.
  var sentence: String? { get }
  /// Appends the value.
  func write(to json: inout JSONWriter)
  /// Appends the values with commas between them: a loop of its own for each type.
  static func write(_ values: [Self], to json: inout JSONWriter)
}

extension JSONWritable {
  /// Required, unless the type says otherwise.
  package static var isOptional: Bool { false }
  /// Present, unless the type says otherwise.
  package var isAbsent: Bool { false }
  /// Larger than a cell, unless the type says otherwise.
  package var cell: String? { nil }
  /// Nothing is rounded, unless the type says otherwise.
  package var exact: String? { nil }
  /// No sentence, unless the type says otherwise.
  package var sentence: String? { nil }
  /// Value after value.
  package static func write(_ values: [Self], to json: inout JSONWriter) { writeEach(of: values, to: &json) }

  /// Value after value, with commas between them.
  static func writeEach(of values: some Sequence<Self>, to json: inout JSONWriter) {
    var isFirst = true
    for value in values {
      if json.leavesList() { return }
      if !isFirst { json.raw(",") }
      isFirst = false
      value.write(to: &json)
      json.flushWhenLarge()
    }
  }
}

extension Bool: JSONWritable {
  package static var schema: JSONSchema { .boolean }
  package var cell: String? { self ? "true" : "false" }
  package func write(to json: inout JSONWriter) { if self { json.raw("true") } else { json.raw("false") } }
}

extension Int: JSONWritable {
  package static var schema: JSONSchema { .integer }
  package var cell: String? { String(self) }
  package func write(to json: inout JSONWriter) { json.integer(self) }
}

extension UInt64: JSONWritable {
  package static var schema: JSONSchema { .natural }
  package var cell: String? { String(self) }
  package func write(to json: inout JSONWriter) { json.text(String(self)) }
}

extension Double: JSONWritable {
  package static var schema: JSONSchema { .number }
  package var cell: String? { JSONNumber.text(self) }
  package func write(to json: inout JSONWriter) { json.text(JSONNumber.text(self)) }
}

extension String: JSONWritable {
  package static var schema: JSONSchema { .string }
  package var cell: String? { self }
  package func write(to json: inout JSONWriter) { json.string(self) }
}

extension BigInt: JSONWritable {
  package static var schema: JSONSchema { .digits }
  package var cell: String? { description }
  package func write(to json: inout JSONWriter) {
    json.raw("\"")
    json.text(description)
    json.raw("\"")
  }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  package static var schema: JSONSchema { Wrapped.schema }
  package static var isOptional: Bool { true }
  package var isAbsent: Bool { self?.isAbsent ?? true }
  package var cell: String? { self?.cell }
  package var exact: String? { self?.exact }
  package var sentence: String? { self?.sentence }
  package func write(to json: inout JSONWriter) { self?.write(to: &json) }
}

extension Array: JSONWritable where Element: JSONWritable {
  package static var schema: JSONSchema { .array(Element.schema) }
  package func write(to json: inout JSONWriter) {
    json.raw("[")
    Element.write(self, to: &json)
    json.raw("]")
  }
}

/// An enumeration of words is the word itself: conform it by an empty extension.
extension JSONWritable where Self: RawRepresentable<String> & CaseIterable {
  package static var schema: JSONSchema { .words(allCases.map { $0.rawValue }) }
  package var cell: String? { rawValue }
  package func write(to json: inout JSONWriter) { json.string(rawValue) }
}

/// Numbers in floating point as JSON has them: the shortest digits that read back as the same
/// number.
enum JSONNumber {
  package static func text(_ number: Double) -> String {
    precondition(number.isFinite, "JSON has no \(number)")
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
