import Documents
import Questions

/// A request, as far as the server reads it. Its body comes later than the rest.
package struct HTTPRequest: Sendable, Equatable {
  /// "GET", "POST", …
  package var method: String
  /// The path, decoded: "/api/set.hints".
  package var path: String
  /// Fields of the head by their names in lower case; only those of ``fields``.
  package var head: [String: String]
  /// The value of `token` in the address, if there is one.
  package var token: String?
  /// What the address says about tables: the values of ``parameters`` that it has.
  package var query: [String: String] = [:]
  /// The value of the cookie of that name.
  package var cookie: String?
  package var client: Client
  /// The first of ``fields`` that the head has more than once, which leaves open what it says.
  package var repeated: String?

  /// The fields of the head that the server reads.
  package static let fields = [
    "host", "origin", "accept", "content-type", "content-length", "transfer-encoding", "authorization",
    "sec-fetch-site", "accept-encoding", "if-none-match", "access-control-request-method",
  ]

  /// The parameters of an address that say how an answer is sent.
  package static let parameters = ["format", "columns", "list"]

  /// A request.
  package init(
    _ method: String, _ path: String, head: [String: String] = [:], token: String? = nil, cookie: String? = nil,
    client: Client = .thisMachine
  ) {
    self.method = method
    self.path = path
    self.head = head
    self.token = token
    self.cookie = cookie
    self.client = client
  }
}

package struct HTTPResponse: Sendable {
  /// What it carries.
  package enum Body: Sendable {
    case bytes([UInt8])
    case file(PageFile)
    /// Events, as they happen.
    case events(EventStream)
  }

  /// 200, 404, …
  package var status: Int
  /// Fields of the head.
  package var head: [(name: String, value: String)]
  package var body: Body

  /// A response with these fields and those that every response has.
  package init(_ status: Int, _ type: String, _ body: Body, head: [(name: String, value: String)] = []) {
    self.status = status
    self.head = [("Content-Type", type)] + head
    self.body = body
  }

  /// The bytes that have to be kept until it is sent.
  var count: Int { if case .bytes(let bytes) = body { bytes.count } else { 0 } }

  /// The refusal of what is too much for a client's share of memory.
  static var tooMuch: HTTPResponse {
    .refusal(503, "too much traffic for your address; try again in a moment", head: [("Retry-After", "5")])
  }

  /// A line of plain words.
  package static func words(_ status: Int, _ line: String, head: [(name: String, value: String)] = []) -> HTTPResponse {
    HTTPResponse(status, "text/plain; charset=utf-8", .bytes(Array("\(line)\n".utf8)), head: head)
  }

  /// Why a request is refused, as an error document like that of any question.
  package static func refusal(
    _ status: Int, _ message: String, head: [(name: String, value: String)] = []
  ) -> HTTPResponse {
    Fault(status == 503 ? .stopped : .usage, message).response(ask: nil, status: status, head: head)
  }
}

/// What answers requests. Called on the threads that wait for all connections: what takes long is
/// passed to others.
package protocol HTTPHandler: Sendable {
  /// The answer to a request of which only the head is known, if that is enough to refuse it.
  func refusal(of request: HTTPRequest) -> HTTPResponse?
  /// The answer; `nil` when the exchange gets it later.
  func response(to request: HTTPRequest, body: [UInt8], _ exchange: HTTPExchange) -> HTTPResponse?
  /// Fields that the head of every response to a request has in addition.
  func head(for request: HTTPRequest) -> [(name: String, value: String)]
}
