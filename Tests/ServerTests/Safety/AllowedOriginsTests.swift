import Server
import Testing

@Suite struct AllowedOriginsTests {
  private static let page = "https://example.org"
  private let policy = RequestPolicy(token: "secret", origins: AllowedOrigins([page]))

  private func request(
    _ method: String = "POST", _ path: String = "/api/set.hints", origin: String = page,
    head more: [String: String] = [:],
    token: String? = nil, cookie: String? = nil
  ) -> HTTPRequest {
    let head = [
      "host": "127.0.0.1:8765", "origin": origin, "content-type": "application/json", "sec-fetch-site": "cross-site",
    ]
    return HTTPRequest(method, path, head: head.merging(more) { $1 }, token: token, cookie: cookie)
  }

  private let bearer = ["authorization": "Bearer secret"]

  @Test func `a page of an allowed origin may ask with the token`() {
    #expect(policy.refusal(of: request(head: bearer)) == nil)
    #expect(policy.refusal(of: request("GET", "/api/", head: bearer)) == nil)
    let head = policy.origins.head(for: request(head: bearer))
    #expect(head.contains { $0 == ("Access-Control-Allow-Origin", Self.page) })
    #expect(head.contains { $0 == ("Vary", "Origin") })
    #expect(!head.contains { $0.name == "Access-Control-Allow-Credentials" })
  }

  @Test func `without the token it may not, nor by a cookie or an address`() {
    #expect(policy.refusal(of: request())?.status == 401)
    #expect(policy.refusal(of: request(head: ["authorization": "Bearer Secret"]))?.status == 401)
    #expect(policy.refusal(of: request(cookie: "secret"))?.status == 401)
    #expect(policy.refusal(of: request("GET", "/api/", token: "secret"))?.status == 401)
  }

  @Test(arguments: [
    "http://example.org", "https://example.org:8443", "https://example.org.evil.example", "https://sub.example.org",
    "null",
    "", "https://EXAMPLE.org",
  ])
  func `every other origin stays refused`(origin: String) {
    #expect(policy.refusal(of: request(origin: origin, head: bearer))?.status == 403)
    #expect(policy.origins.head(for: request(origin: origin)).isEmpty)
    let preflight = request("OPTIONS", origin: origin, head: ["access-control-request-method": "POST"])
    #expect(policy.refusal(of: preflight)?.status == 403)
  }

  @Test func `what else is refused stays refused`() {
    #expect(policy.refusal(of: request("GET", "/set", head: bearer))?.status == 403)
    #expect(policy.refusal(of: request(head: bearer.merging(["host": "evil.example"]) { $1 }))?.status == 421)
    #expect(policy.refusal(of: request(head: bearer.merging(["content-length": "9999999"]) { $1 }))?.status == 413)
    #expect(policy.refusal(of: request(head: bearer.merging(["transfer-encoding": "chunked"]) { $1 }))?.status == 411)
  }

  @Test func `without a token no origin is allowed`() {
    let open = RequestPolicy(origins: AllowedOrigins([Self.page]))
    #expect(open.refusal(of: request())?.status == 403)
    #expect(open.origins.head(for: request()).isEmpty)
  }

  @Test func `a browser learns before a request what it may send`() throws {
    let asked = request("OPTIONS", head: ["access-control-request-method": "POST"])
    let response = try #require(policy.refusal(of: asked))
    #expect(response.status == 204)
    #expect(response.head.contains { $0 == ("Access-Control-Allow-Methods", "GET, POST") })
    #expect(response.head.contains { $0 == ("Access-Control-Allow-Headers", "authorization, content-type") })
    #expect(policy.refusal(of: request("OPTIONS"))?.status == 401)
  }

  @Test(arguments: [
    ("https://example.org", true), ("http://localhost:5173", true), ("http://[::1]:8080", true),
    ("https://a-b.example", true),
    ("*", false), ("null", false), ("example.org", false), ("https://", false), ("https://example.org/", false),
    ("https://example.org/page", false), ("https://Example.org", false), ("https://example.org:443", false),
    ("http://example.org:80", false), ("ftp://example.org", false), ("https://example.org:", false),
    ("https://a b", false),
  ])
  func `an origin is written as browsers write it`(text: String, isOrigin: Bool) {
    #expect(AllowedOrigins.isOrigin(text) == isOrigin)
  }
}
