import Documents
import Questions
import Server
import Testing

@Suite struct RequestPolicyTests {
  private func status(_ request: HTTPRequest, token: String? = nil) -> Int? {
    RequestPolicy(token: token).refusal(of: request)?.status
  }

  @Test(arguments: [
    "127.0.0.1", "127.0.0.1:8765", "localhost", "LOCALHOST:1", "[::1]", "[::1]:8765", "192.168.1.20:80", "[fe80::1]:8",
  ])
  func `an address in numbers and this machine's name are let in`(host: String) {
    #expect(status(HTTPRequest("GET", "/", head: ["host": host])) == nil)
  }

  @Test(arguments: [
    "", "evil.example", "evil.example:8765", "127.0.0.1.evil.example", "localhost.evil.example", "127.0.0.1:",
    "127.0.0.1:x", "127.0.0.1:99999", "[::1", "[::1]x", "[evil]", "1.2.3", "1.2.3.4.5", "127.0.0.1:80:80", "١٢٧.0.0.1",
  ])
  func `a host that may be a name that points here is refused`(host: String) {
    #expect(status(HTTPRequest("GET", "/", head: ["host": host])) == 421)
  }

  @Test func `a request without a host is refused`() {
    #expect(status(HTTPRequest("GET", "/")) == 421)
  }

  private func post(_ more: [String: String] = [:]) -> HTTPRequest {
    let head = ["host": "127.0.0.1:8765", "content-type": "application/json"]
    return HTTPRequest("POST", "/api/set.rounds", head: head.merging(more) { $1 })
  }

  @Test func `the page itself and programs may ask`() {
    #expect(status(post()) == nil)
    #expect(status(post(["origin": "http://127.0.0.1:8765", "sec-fetch-site": "same-origin"])) == nil)
    #expect(status(post(["content-type": "application/json; charset=utf-8"])) == nil)
  }

  @Test(arguments: [
    ["origin": "http://evil.example"], ["origin": "null"], ["origin": "http://127.0.0.1:80"],
    ["origin": "https://127.0.0.1:8765"], ["sec-fetch-site": "cross-site"], ["sec-fetch-site": "same-site"],
  ])
  func `another page may not`(head: [String: String]) {
    #expect(status(post(head)) == 403)
  }

  @Test(arguments: ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
  func `a form isn't a request`(type: String) {
    let site = LocalServer.site(AnswerQueue(AnswerQueue.Limits(threads: 0)))
    #expect(site.refusal(of: post(["content-type": type]))?.status == 415)
  }

  @Test func `a body in chunks is refused by its head`() throws {
    #expect(status(post(["transfer-encoding": "chunked"])) == 411)
    #expect(status(post(["transfer-encoding": "gzip"])) == 501)
  }

  @Test(arguments: [
    HTTPRequest("GET", "/"), HTTPRequest("GET", "/\(String(repeating: "a", count: 300))", head: ["host": "::1"]),
    HTTPRequest("POST", "/api/set.rounds", head: ["host": "localhost"]),
    HTTPRequest("GET", "/", head: ["host": "localhost", "origin": "null"]),
  ])
  func `every refusal is an error document`(request: HTTPRequest) throws {
    let response = try #require(RequestPolicy(token: "secret").refusal(of: request))
    #expect(response.head.contains { $0 == ("Content-Type", "application/json") })
    guard case .bytes(let bytes) = response.body else { throw Fault(.internal, "a refusal is bytes") }
    #expect(try JSONReader.read(bytes[...])["schema"] == .string("puzzlelab/error/1"))
  }

  @Test func `a browser may do with a page what the page needs, and no other website may show it`() throws {
    let shell = try #require(PageFile.all["/index.html"])
    let page = HTTPResponse(200, shell.type, .file(shell)).guarded
    let policy = try #require(page.head.first { $0.name == "Content-Security-Policy" }?.value)
    let directives = policy.split(separator: "; ").map(String.init)
    for directive in ["default-src", "base-uri", "form-action", "frame-ancestors"] {
      #expect(directives.contains("\(directive) 'none'"), "\(policy)")
    }
    #expect(page.head.contains { $0 == ("Referrer-Policy", "no-referrer") })
    #expect(page.head.contains { $0 == ("Cross-Origin-Opener-Policy", "same-origin") })
    for response in [page, HTTPResponse(200, "application/json", .bytes([])).guarded] {
      #expect(response.head.contains { $0 == ("X-Content-Type-Options", "nosniff") })
      #expect(response.head.contains { $0 == ("Cross-Origin-Resource-Policy", "same-origin") })
    }
  }

  @Test(arguments: ["1048577", "99999999999999999999", "-1x", ""])
  func `a body that is too long, or has no length, is refused by its head`(length: String) {
    #expect(status(post(["content-length": length])) == 413)
    #expect(status(post(["content-length": "1048576"])) == nil)
  }

  @Test func `without the token no client is admitted, with it the browser gets a cookie`() throws {
    let head = ["host": "192.168.1.20:8765"]
    #expect(status(HTTPRequest("GET", "/set", head: head), token: "secret") == 401)
    #expect(status(HTTPRequest("GET", "/set", head: head, token: "secreT"), token: "secret") == 401)
    #expect(status(HTTPRequest("GET", "/set", head: head, cookie: "secret"), token: "secret") == nil)
    #expect(
      status(HTTPRequest("GET", "/set", head: head.merging(["authorization": "Bearer secret"]) { $1 }), token: "secret")
        == nil)
    let welcome = try #require(
      RequestPolicy(token: "secret").refusal(of: HTTPRequest("GET", "/set", head: head, token: "secret")))
    #expect(welcome.status == 303)
    #expect(welcome.head.contains { $0.name == "Location" && $0.value == "/set" })
    #expect(
      welcome.head.contains {
        $0.name == "Set-Cookie" && $0.value.hasPrefix("puzzlelab=secret; HttpOnly; SameSite=Strict")
      })
    let lost = try #require(
      RequestPolicy(token: "secret").refusal(of: HTTPRequest("GET", "//evil.example", head: head, token: "secret")))
    #expect(lost.head.contains { $0.name == "Location" && $0.value == "/" })
  }
}
