import Documents
import GameCore
import Games
import Questions
import Server
import Testing

@Suite struct SiteTests {
  /// Answers as it is asked.
  private let queue = AnswerQueue(AnswerQueue.Limits(threads: 0))
  private var site: Site { LocalServer.site(queue) }

  private func look(_ path: String, _ method: String = "GET") -> HTTPResponse? {
    let request = HTTPRequest(method, path, head: ["host": "localhost", "content-type": "application/json"])
    return site.refusal(of: request) ?? site.response(to: request, body: [], HTTPExchange(request))
  }

  @Test(arguments: Site.pages) func `every page is the shell`(page: String) throws {
    let response = try #require(look(page))
    #expect(response.status == 200)
    guard case .file(let file) = response.body else { throw Fault(.internal, "a page is a file") }
    #expect(file.path == "/index.html")
    let policy = try #require(response.head.first { $0.name == "Content-Security-Policy" })
    #expect(policy.value.hasPrefix("default-src 'none'; script-src 'self'; style-src 'self'"))
    #expect(!policy.value.contains("unsafe"))
    let link = try #require(response.head.first { $0.name == "Link" })
    for module in link.value.split(separator: ",") {
      let path = try #require(module.wholeMatch(of: /<(.+)>; rel=(modulepreload|preload; as=style)/)?.1)
      #expect(PageFile.all[String(path)] != nil, "\(path)")
    }
    #expect(link.value.contains("</main.js>; rel=modulepreload"))
  }

  @Test func `the modules of every page are known`() {
    #expect(PageFile.links.keys.sorted() == (Site.pages + ["404"]).sorted())
  }

  @Test func `every file of the page is served, with its type`() throws {
    #expect(PageFile.all.count > 10)
    for (path, file) in PageFile.all {
      #expect(look(path)?.status == 200)
      #expect(file.type != "application/octet-stream", "\(path)")
      #expect(file.bytes.count == file.count && file.count > 0)
    }
  }

  @Test(arguments: [
    "/..", "/../Package.swift", "/lib/../../page.c", "/%2e%2e/page.c", "/site/index.html", "/index.html/", "//", "",
    "/api",
    "/lib/parts/dom.js\u{0}", "/setx", "/SET", "/.git/config", "/etc/passwd",
  ])
  func `no other path leads to a file`(path: String) throws {
    let response = try #require(look(path))
    if case .file = response.body { Issue.record("\(path) is a file") }
    #expect(response.status == (path == "/api" ? 200 : 404))
  }

  @Test(arguments: ["/setx", "/set/more", "/lib/none.js"])
  func `a browser gets a page with links for what isn't there`(path: String) throws {
    let request = HTTPRequest("GET", path, head: ["host": "localhost", "accept": "text/html,*/*;q=0.8"])
    let response = try #require(site.response(to: request, body: [], HTTPExchange(request)))
    #expect(response.status == 404)
    guard case .file(let file) = response.body else { throw Fault(.internal, "it is the shell") }
    #expect(file.path == "/index.html")
  }

  @Test func `a slash after a page does no harm`() { #expect(look("/set/")?.status == 200) }

  @Test func `files are sent in gzip, and once`() throws {
    for (path, file) in PageFile.all {
      var request = HTTPRequest("GET", path, head: ["host": "localhost", "accept-encoding": "gzip, deflate, br"])
      let response = try #require(site.response(to: request, body: [], HTTPExchange(request)))
      guard case .file(let sent) = response.body else { throw Fault(.internal, "a file is a file") }
      #expect(sent.isPacked == response.head.contains { $0 == ("Content-Encoding", "gzip") })
      #expect(sent.isPacked ? sent.bytes.prefix(2) == [0x1f, 0x8b] : sent.bytes == file.bytes)
      #expect(sent.count <= file.count)
      request.head["if-none-match"] = try #require(response.head.first { $0.name == "ETag" }?.value)
      #expect(site.response(to: request, body: [], HTTPExchange(request))?.status == 304)
      request.head["if-none-match"] = "W/\"another\""
      #expect(site.response(to: request, body: [], HTTPExchange(request))?.status == 200)
    }
    #expect(Set(PageFile.all.values.map(\.tag)).count == PageFile.all.count)
  }

  @Test func `other methods are refused`() {
    for method in ["PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PATCH", "get", ""] {
      #expect(look("/", method)?.status == 405)
      #expect(look("/api/set.hints", method)?.head.contains { $0 == ("Allow", "GET, HEAD, POST") } == true)
    }
    for path in ["/", "/api", "/api/", "/api/openapi.json", "/api/common", "/api/set.play"] {
      let response = look(path, "POST")
      #expect(response?.status == 405 && response?.head.contains { $0 == ("Allow", "GET, HEAD") } == true, "\(path)")
    }
    #expect(look("/", "POST")?.head.contains { $0 == ("Content-Type", "application/json") } == true)
    #expect(look("/none")?.head.contains { $0 == ("Content-Type", "application/json") } == true)
  }

  @Test func `the list of questions and their schemas are there to read`() throws {
    guard case .bytes(let list)? = look("/api/")?.body else { throw Fault(.internal, "the list is bytes") }
    #expect(String(decoding: list, as: UTF8.self).contains(#""set.hints":"List every Set of a deal""#))
    guard case .bytes(let schema)? = look("/api/set.hints")?.body else { throw Fault(.internal, "a schema is bytes") }
    #expect(String(decoding: schema, as: UTF8.self).contains("\"$schema\""))
  }

  @Test(arguments: ["GET", "POST"])
  func `an unknown question isn't found, and the nearest name is in the message`(method: String) throws {
    let response = try #require(look("/api/set.hint", method))
    #expect(response.status == 404)
    guard case .bytes(let bytes) = response.body else { throw Fault(.internal, "a fault is bytes") }
    #expect(
      try JSON(reading: bytes[...])["message"] == .string("unknown question 'set.hint'; did you mean 'set.hints'?"))
  }

  @Test(arguments: [("PUT", 405), ("POST", 415), ("GET", 404)])
  func `every refusal is a document`(method: String, status: Int) throws {
    let request = HTTPRequest(method, "/api/set.\(status == 404 ? "none" : "hints")", head: ["host": "localhost"])
    let response = try #require(
      site.refusal(of: request) ?? site.response(to: request, body: [], HTTPExchange(request)))
    #expect(response.status == status)
    guard case .bytes(let bytes) = response.body else { throw Fault(.internal, "a refusal is bytes") }
    #expect(try JSON(reading: bytes[...])["schema"] == .string("puzzlelab/error/1"))
  }

  /// Whatever is asked is answered or refused, and nothing falls over.
  @Test func `hostile questions are answered`() throws {
    var random = SeededGenerator(seed: 15)
    let pieces = [
      "{", "}", "[", "]", "\"", ":", ",", "cards", "heaps", "rules", "moves", "0000", "1e99", "-1", "null", "\u{0}",
      "é", "\\u", "take:3",
      "{\"cards\":\"0000 1111 2222\"}", "{\"actions\":[\"new\"],\"commands\":[\"hint\"]}", "true",
      "99999999999999999999",
    ]
    // What takes microseconds, so that an answer comes at once.
    let quick = Set(["set.hints"])
    var statuses: Set<Int> = []
    for _ in 0..<20_000 {
      let body = (0..<random.index(7)).map { _ in pieces[random.index(pieces.count)] }.joined()
      let name = random.index(4) == 0 ? pieces[random.index(pieces.count)] : "set.hints"
      let request = HTTPRequest(
        "POST", "/api/\(name)", head: ["host": "localhost", "content-type": "application/json", "accept": body])
      guard quick.contains(name) || QuestionTable.puzzlelab.question(named: name) == nil else { continue }
      let exchange = HTTPExchange(request)
      let response = site.response(to: request, body: Array(body.utf8), exchange) ?? exchange.answered
      statuses.insert(try #require(response).status)
    }
    #expect(statuses == [200, 400, 404])
  }
}
