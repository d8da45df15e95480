import Documents
import GameCore

/// A JSON value as it was sent. Numbers keep their digits, so that none is rounded.
package enum JSON: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSON])
  /// Members in the order in which they were sent.
  case object([Member])

  /// A member of an object.
  package struct Member: Sendable, Equatable {
    package let key: String
    package let value: JSON

    package init(key: String, value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// The member of an object called `key`, if this is an object that has one.
  package subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// Reads a text, as ``JSONReader/read(_:limits:)``.
  package init(reading bytes: ArraySlice<UInt8>, limits: SearchLimits = .none) throws(Fault) {
    do throws(JSONReader.Failure) {
      self = try JSONReader.read(bytes, limits: limits)
    } catch {
      throw error.stop == nil ? .data(error.message, offset: error.offset) : Fault(.stopped, error.message)
    }
  }

  /// What it is, for a message.
  package var noun: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// The value as it is written, without blanks.
  package var text: String {
    var json = JSONWriter()
    write(to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// Appends the value; members stay in their order.
  package func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.raw("null")
    case .bool(let value): value.write(to: &json)
    case .number(let digits): json.text(digits)
    case .string(let text): json.string(text)
    case .array(let elements):
      json.raw("[")
      for (place, element) in elements.enumerated() {
        if place > 0 { json.raw(",") }
        element.write(to: &json)
      }
      json.raw("]")
    case .object(let members):
      json.raw("{")
      for (place, member) in members.enumerated() {
        if place > 0 { json.raw(",") }
        json.string(member.key)
        json.raw(":")
        member.value.write(to: &json)
      }
      json.raw("}")
    }
  }
}
