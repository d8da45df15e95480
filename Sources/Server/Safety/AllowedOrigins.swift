/// The pages elsewhere whose scripts may ask, by their origins as browsers name them; they have to
/// show the token.
package struct AllowedOrigins: Sendable {
  private let origins: Set<String>

  /// These origins, none of them unless they are named.
  package init(_ origins: [String] = []) { self.origins = Set(origins) }

  package var isEmpty: Bool { origins.isEmpty }

  /// Whether a text is an origin as browsers write it: `https://example.org`,
  /// `http://localhost:5173`; without a path, and without the port that its scheme has anyway.
  package static func isOrigin(_ text: String) -> Bool {
    for (scheme, port) in [("http://", ":80"), ("https://", ":443")] where text.hasPrefix(scheme) {
      let host = text.dropFirst(scheme.count)
      let isPlain = host.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "-.:[]".utf8.contains(byte)
        }
      }
      return isPlain && !host.hasSuffix(port) && host.last.map { !"-.:[".contains($0) } ?? false
    }
    return false
  }

  /// Whether a request comes from such a page; only questions are for them, not our own pages.
  func haveSent(_ request: HTTPRequest) -> Bool {
    request.path.hasPrefix("/api/") && request.head["origin"].map { origins.contains($0) } ?? false
  }

  /// The answer to a browser that asks, before a request of such a page, whether it may send it;
  /// `nil` for all other requests. It has no token to show yet, and learns nothing.
  func preflight(_ request: HTTPRequest) -> HTTPResponse? {
    guard request.method == "OPTIONS", request.head["access-control-request-method"] != nil, haveSent(request)
    else { return nil }
    var response = HTTPResponse(204, "", .bytes([]))
    response.head = [
      ("Access-Control-Allow-Methods", "GET, POST"), ("Access-Control-Allow-Headers", "authorization, content-type"),
      ("Access-Control-Allow-Private-Network", "true"), ("Access-Control-Max-Age", "600"),
    ]
    return response
  }

  /// What lets a browser show the answer to the page that asked.
  package func head(for request: HTTPRequest) -> [(name: String, value: String)] {
    guard haveSent(request), let origin = request.head["origin"] else { return [] }
    return [
      ("Access-Control-Allow-Origin", origin), ("Access-Control-Expose-Headers", "Retry-After"), ("Vary", "Origin"),
    ]
  }
}
