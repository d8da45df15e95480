import Documents
import Games
import Questions

/// What the server answers: the page's files, and the questions of a catalogue.
package struct Site: HTTPHandler {
  private let policy: RequestPolicy
  private let interface: HTTPInterface

  package init(policy: RequestPolicy, interface: HTTPInterface) {
    self.policy = policy
    self.interface = interface
  }

  /// The addresses of the pages; each is the shell, which opens the page that the address names.
  package static let pages = ["/"] + GameApp.all.map { "/\($0.name)" } + ["/results"]

  package func refusal(of request: HTTPRequest) -> HTTPResponse? {
    (policy.refusal(of: request) ?? refusalOfMethod(request) ?? policy.refusalOfType(request))?.guarded
  }

  package func head(for request: HTTPRequest) -> [(name: String, value: String)] { policy.origins.head(for: request) }

  private func refusalOfMethod(_ request: HTTPRequest) -> HTTPResponse? {
    let isAsked = request.path.hasPrefix("/api/") && !interface.isToRead(request.path.dropFirst(5))
    let allowed = isAsked ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"]
    guard !allowed.contains(request.method) else { return nil }
    let hint = isAsked ? "ask with POST, or look with GET" : "look with GET"
    return .refusal(
      405, "there is no \(Quoting.quoted(request.method)) here; \(hint)",
      head: [("Allow", allowed.joined(separator: ", "))])
  }

  package func response(to request: HTTPRequest, body: [UInt8], _ exchange: HTTPExchange) -> HTTPResponse? {
    if request.method == "POST" {
      return interface.response(to: request, body: body, exchange)?.guarded
    }
    return look(at: request).guarded
  }

  private func look(at request: HTTPRequest) -> HTTPResponse {
    let path = request.path
    if path == "/api" || path.hasPrefix("/api/") { return interface.description(of: path.dropFirst(5)) }
    // A stroke too many at the end does no harm.
    let page = path.count > 2 && path.hasSuffix("/") ? String(path.dropLast()) : path
    if let links = PageFile.links[page], page.hasPrefix("/"), let shell = PageFile.all["/index.html"] {
      return send(shell, for: request, links: links)
    }
    if let file = PageFile.all[path] { return send(file, for: request) }
    if request.head["accept"]?.contains("text/html") == true, let shell = PageFile.all["/index.html"] {
      return send(shell, for: request, status: 404, links: PageFile.links["404"])
    }
    return .refusal(404, "there is nothing at this address; the pages are \(Self.pages.joined(separator: " "))")
  }

  /// A file in an encoding that the browser accepts; only a reply that it is unchanged, if the
  /// browser has it.
  private func send(
    _ file: PageFile, for request: HTTPRequest, status: Int = 200, links: String? = nil
  ) -> HTTPResponse {
    let takesPacked = request.head["accept-encoding"]?.split(separator: ",").contains { $0.hasGzip } ?? false
    let sent = takesPacked ? file.packed : file
    var head = [(name: "ETag", value: file.tag), (name: "Vary", value: "Accept-Encoding")]
    if let links { head.append((name: "Link", value: links)) }
    if status == 200, request.head["if-none-match"] == file.tag {
      return HTTPResponse(304, file.type, .bytes([]), head: head)
    }
    if sent.isPacked { head.append((name: "Content-Encoding", value: "gzip")) }
    return HTTPResponse(status, file.type, .file(sent), head: head)
  }
}

extension Substring {
  /// Whether a coding that is accepted is gzip: "gzip", "gzip;q=0.5".
  fileprivate var hasGzip: Bool { prefix { $0 != ";" }.filter { $0 != " " } == "gzip" && !hasSuffix("q=0") }
}
