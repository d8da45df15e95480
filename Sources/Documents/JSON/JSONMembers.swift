/// The members of a JSON object being written, one after another in sorted order.
package struct JSONMembers: ~Copyable {
  private var json: JSONWriter
  private var isFirst = true

  fileprivate init(_ json: consuming JSONWriter) { self.json = json }

  /// Appends a member whose value `write` appends. The caller keeps the keys sorted.
  package mutating func add(_ key: String, _ write: (inout JSONWriter) -> Void) {
    if !isFirst { json.raw(",") }
    isFirst = false
    json.string(key)
    json.raw(":")
    write(&json)
  }

  fileprivate consuming func finished() -> JSONWriter { json }
}

extension JSONWriter {
  /// Appends an object.
  package mutating func object(_ body: (inout JSONMembers) -> Void) {
    raw("{")
    var members = JSONMembers(self)
    self = JSONWriter()
    body(&members)
    self = members.finished()
    raw("}")
  }
}
