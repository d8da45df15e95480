import GameCore
import Synchronization

/// Admits requests of the page itself and of programs, not those that another page makes a browser
/// send, unless its origin is allowed.
package struct RequestPolicy: Sendable {
  /// What a request must show when the server listens beyond this machine.
  package let token: String?
  /// A word that is taken for the token once, by the browser that the server opens itself: other
  /// users can read the words that a program is called with.
  private let code: OneTimeCode?
  /// Other pages that may ask with the token; none without one.
  package let origins: AllowedOrigins

  /// Longer paths lead nowhere.
  private static let longestPath = 256

  package init(token: String? = nil, code: OneTimeCode? = nil, origins: AllowedOrigins = AllowedOrigins()) {
    self.token = token
    self.code = code
    self.origins = token == nil ? AllowedOrigins() : origins
  }

  /// Why a request is refused by its head; `nil` when it is let in.
  package func refusal(of request: HTTPRequest) -> HTTPResponse? {
    if let field = request.repeated { return .refusal(400, "'\(field)' is in the request more than once") }
    guard request.path.utf8.count <= Self.longestPath else { return .refusal(414, "the address is too long") }
    guard let host = request.head["host"], Self.isNumericOrLocal(host) else {
      return .refusal(421, "address this server by its IP address, or as localhost")
    }
    if origins.haveSent(request) {
      return origins.preflight(request) ?? refusalOfStranger(request, isElsewhere: true) ?? refusalOfBody(request)
    }
    if let origin = request.head["origin"], origin != "http://\(host)" {
      return .refusal(403, "other websites have no access")
    }
    if let site = request.head["sec-fetch-site"], request.method == "POST", site != "same-origin", site != "none" {
      return .refusal(403, "other websites have no access")
    }
    return refusalOfStranger(request) ?? refusalOfBody(request)
  }

  /// A page elsewhere has to send the token itself: neither a cookie nor an address is its own.
  private func refusalOfStranger(_ request: HTTPRequest, isElsewhere: Bool = false) -> HTTPResponse? {
    guard let token else { return nil }
    if !isElsewhere, let shown = request.token, Self.isEqual(shown, token) || code?.isSpent(by: shown) ?? false {
      guard request.method == "GET" else { return nil }
      // From now on the browser sends it automatically, and it doesn't appear in addresses.
      let cookie = "puzzlelab=\(token); HttpOnly; SameSite=Strict; Path=/"
      return .words(303, "come in", head: [("Location", Self.path(request.path)), ("Set-Cookie", cookie)])
    }
    let bearer = request.head["authorization"].flatMap { $0.hasPrefix("Bearer ") ? String($0.dropFirst(7)) : nil }
    if [isElsewhere ? nil : request.cookie, bearer].contains(where: { $0.map { Self.isEqual($0, token) } ?? false }) {
      return nil
    }
    return .refusal(401, "open the address that 'puzzlelab serve' printed, with its token")
  }

  private func refusalOfBody(_ request: HTTPRequest) -> HTTPResponse? {
    if let coding = request.head["transfer-encoding"] {
      let close = [(name: "Connection", value: "close")]
      guard coding.lowercased() == "chunked" else {
        return .refusal(501, "a request must be sent as it is, with its length", head: close)
      }
      // The length of chunks isn't known, and the library waits for as many bytes as they promise.
      return request.head["content-length"] == nil
        ? .refusal(411, "a request must have a length; chunks aren't accepted", head: close)
        : .refusal(400, "a request has a length or chunks, not both", head: close)
    }
    if let length = request.head["content-length"], Int(length).map({ $0 > HTTPExchange.largestBody }) ?? true {
      return .refusal(413, "a request has at most \(HTTPExchange.largestBody) bytes")
    }
    return nil
  }

  /// Why a question is refused by its type, which a form of another page can't have.
  func refusalOfType(_ request: HTTPRequest) -> HTTPResponse? {
    guard request.method == "POST" else { return nil }
    let type = request.head["content-type"]?.prefix { $0 != ";" }.lowercased()
    return type == "application/json" ? nil : .refusal(415, "a request must be of type application/json")
  }

  /// Whether a host is named by an address in numbers, or is this machine by name. Another name may
  /// be one that an attacker makes point here.
  static func isNumericOrLocal(_ host: String) -> Bool {
    var bytes = Array(host.utf8)[...]
    let name: ArraySlice<UInt8>
    if bytes.first == UInt8(ascii: "[") {
      guard let end = bytes.firstIndex(of: UInt8(ascii: "]")) else { return false }
      name = bytes[1..<end]
      bytes = bytes[(end + 1)...]
      guard name.contains(UInt8(ascii: ":")), name.allSatisfy(isPartOfNumber) else { return false }
    } else {
      name = bytes.prefix { $0 != UInt8(ascii: ":") }
      bytes = bytes[name.endIndex...]
      guard isFourNumbers(name) || String(decoding: name, as: UTF8.self).lowercased() == "localhost" else {
        return false
      }
    }
    return bytes.isEmpty || (bytes.first == UInt8(ascii: ":") && isPort(bytes.dropFirst()))
  }

  /// A hexadecimal digit, or a separator of the parts of an address.
  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: ":"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isFourNumbers(_ name: ArraySlice<UInt8>) -> Bool {
    let parts = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { (1...3).contains($0.count) && $0.allSatisfy(isDigit) }
  }

  private static func isPort(_ bytes: ArraySlice<UInt8>) -> Bool {
    (1...5).contains(bytes.count) && bytes.allSatisfy(isDigit)
      && bytes.reduce(0) { 10 * $0 + Int($1) - Int(UInt8(ascii: "0")) } < 65536
  }

  /// A path that leads nowhere but to this server.
  private static func path(_ path: String) -> String {
    let known = path.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0)) }
    return known && !path.hasPrefix("//") ? path : "/"
  }

  /// Whether two texts are the same, in a time that doesn't depend on where they differ.
  static func isEqual(_ left: String, _ right: String) -> Bool {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// A word that opens an interface once, within a minute.
package final class OneTimeCode: Sendable {
  private let state: Lock<String?>
  private let deadline: Deadline

  /// A code that can be used for a minute.
  package init(_ word: String) {
    state = Lock(word)
    deadline = .after(seconds: 60)
  }

  /// Whether a word is the code, which is void from then on.
  func isSpent(by shown: String) -> Bool {
    state.withLock { word in
      guard let own = word, !deadline.hasPassed, RequestPolicy.isEqual(shown, own) else { return false }
      word = nil
      return true
    }
  }
}

extension HTTPResponse {
  /// The response with what keeps a browser from doing anything that the page doesn't need.
  package var guarded: HTTPResponse {
    var response = self
    response.head += [
      ("X-Content-Type-Options", "nosniff"), ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Cache-Control", "no-cache"),
    ]
    // What only a document can do is forbidden to documents.
    guard case .file(let file) = body, file.isDocument else { return response }
    response.head += [
      (
        "Content-Security-Policy",
        """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; base-uri 'none'; \
        form-action 'none'; frame-ancestors 'none'
        """
      ),
      ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ]
    return response
  }
}
