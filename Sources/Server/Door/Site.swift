import Documents
import Games
import Questions

/// What the server answers: the page's files, and the questions of a catalogue.
package struct Site: HTTPHandler {
  private let watchman: Guard
  private let door: HTTPDoor

  /// A site.
  package init(watchman: Guard, door: HTTPDoor) {
    self.watchman = watchman
    self.door = door
  }

  /// The addresses of the rooms; each is the shell, which opens the room that the address names.
  package static let rooms = ["/"] + GameApp.all.map { "/\($0.name)" }

  package func refusal(of request: HTTPRequest) -> HTTPResponse? {
    (watchman.refusal(of: request) ?? refusalOfMethod(request))?.guarded
  }

  private func refusalOfMethod(_ request: HTTPRequest) -> HTTPResponse? {
    let allowed = request.path.hasPrefix("/api/") ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"]
    guard !allowed.contains(request.method) else { return nil }
    return .words(
      405, "\(request.path.hasPrefix("/api/") ? "ask with POST" : "look with GET")",
      head: [("Allow", allowed.joined(separator: ", "))])
  }

  package func response(to request: HTTPRequest, body: [UInt8], _ exchange: HTTPExchange) -> HTTPResponse? {
    if request.method == "POST" {
      return door.response(to: request, body: body, exchange)?.guarded
    }
    return look(at: request.path).guarded
  }

  private func look(at path: String) -> HTTPResponse {
    if let links = PageFile.links[path], let shell = PageFile.all["/index.html"] {
      return HTTPResponse(200, shell.type, .file(shell), head: [("Link", links)])
    }
    if let file = PageFile.all[path] { return HTTPResponse(200, file.type, .file(file)) }
    if path == "/api" || path.hasPrefix("/api/") { return door.description(of: path.dropFirst(5)) }
    return .words(404, "there is nothing at this address; the pages are \(Self.rooms.joined(separator: " "))")
  }
}
