import Documents
import Questions

extension Fault {
  /// The error document, one line; `ask` is the question that it is about, where there is one.
  func document(ask: String?) -> [UInt8] {
    var json = JSONWriter()
    write(ask: ask, to: &json)
    return json.bytes
  }

  /// The error document as a response.
  func response(
    ask: String?, status code: Int? = nil, head: [(name: String, value: String)] = []
  ) -> HTTPResponse {
    let usual =
      switch status {
      case .internal: 500
      case .stopped: 503
      default: 400
      }
    return HTTPResponse(code ?? usual, "application/json", .bytes(document(ask: ask)), head: head)
  }
}
