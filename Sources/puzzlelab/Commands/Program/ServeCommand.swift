import Games
import Documents
import GameCore
import Questions
import Server
import Streams

extension Command {
  static let serve: Command = Command(
    "serve", summary: "Open all games in the browser: play, explore, learn",
    discussion: """
      Prints the address of the page and serves it until Ctrl-C. The page is part of the program and loads nothing \
      from elsewhere. Only programs on this machine have access, unless --listen names an address that others can \
      reach: the address that is printed then has a token, which clients must supply.

      Every question is there as POST /api/<game>.<command>: a request in JSON, answered by the document that --json \
      prints. With ?format=csv or tsv its table is sent, of ?columns=a,b and ?list=NAME as on the command line. With \
      'Accept: text/event-stream' long searches send successively better answers. GET /api/ lists the \
      questions, GET /api/<game>.<command> has the schema of a document, GET /api/openapi.json all of it in OpenAPI \
      3.1. Pages elsewhere have no access, except those of --allow-origin, which need the token, too. An answer is stopped after a minute, or when \
      its client disconnects. Clients take turns, so that none waits for the long questions of another; no files are \
      written.
      """,
    parameters: [
      ServeOptions.port, ServeOptions.listen, ServeOptions.open, ServeOptions.allowOrigin, Options.threads,
      Options.data,
    ],
    examples: [
      Example("serve --open", "Open the page in a browser"),
      Example("serve --port 0", "On any free port"),
      Example("serve --listen 192.168.1.20", "For a class in the same network, with a token"),
      Example("serve --allow-origin http://localhost:5173", "For a page elsewhere, with a token"),
    ]
  ) { call throws(Fault) in try Serving(call).run() }
}

/// Options of the server.
private enum ServeOptions {
  static let port = Parameter(
    "port", typedAs: ["p"], .integer(0...65535), default: 8765, help: "The port; 0 takes any free one")
  static let listen = Parameter(
    "listen", typedAs: ["host", "bind", "address", "ip"], .text("ADDRESS"), default: "127.0.0.1",
    help: "Listen on ADDRESS, in numbers; 0.0.0.0 is all")
  static let open = Parameter(flag: "open", typedAs: ["browser"], help: "Open the page in the browser")
  static let allowOrigin: Parameter<[String]?> = Parameter(
    "allow-origin", typedAs: ["origin", "cors"], .list(of: .origin, placeholder: "ORIGIN"), shown: "none",
    help: "Let pages of ORIGIN ask with the token; commas separate several")
}

extension Domain where Value == String {
  /// The origin of a page.
  fileprivate static var origin: Domain {
    Domain("ORIGIN", schema: .string) { text throws(Fault) in
      guard AllowedOrigins.isOrigin(text) else {
        throw Fault.usage(
          "\(Quoting.quoted(text)) is not an origin, such as https://example.org or http://localhost:5173, without a path"
        )
      }
      return text
    } write: {
      $1.string($0)
    }
  }
}

/// A call of `serve`.
private struct Serving {
  private let call: Call

  init(_ call: Call) { self.call = call }

  /// Serves until Ctrl-C.
  func run() throws(Fault) -> ExitStatus {
    let address = call[ServeOptions.listen]
    let origins = AllowedOrigins(call[ServeOptions.allowOrigin] ?? [])
    let token = isLoopback(address) && origins.isEmpty ? nil : Self.word()
    let code = token == nil || !call[ServeOptions.open] ? nil : Self.word()
    let environment = call.environment.served
    // Questions share the processors: all of them together get no more helpers than one alone.
    ThreadBudget.ofProcess.allow(2 * call.threads + 24)
    let queue = AnswerQueue(AnswerQueue.Limits(threads: call.threads)) { environment.dropKept() }
    let interface = HTTPInterface(.puzzlelab, environment: environment, queue: queue, memory: 512)
    let policy = RequestPolicy(token: token, code: code.map(OneTimeCode.init), origins: origins)
    let site = Site(policy: policy, interface: interface)
    let server = try start(site, at: address)
    let isEverywhere = ["0.0.0.0", "::"].contains(address)
    let host = isEverywhere ? "127.0.0.1" : address.contains(":") ? "[\(address)]" : address
    func place(_ word: String?) -> String { "http://\(host):\(server.port)/\(word.map { "?token=\($0)" } ?? "")" }
    // Nothing touches the address, which is copied.
    let others = isEverywhere ? "for others: the same at an address of this machine; " : ""
    try call.console.write(Array("puzzlelab is at \(place(token)) (\(others)Ctrl-C stops it)\n".utf8))
    try call.console.output.flush()
    if call[ServeOptions.open], !Browser.open(place(code)) {
      call.console.warn("no browser was found; open \(place(token))")
    }
    while !call.console.stopSignal.isRaised { Browser.pause() }
    queue.close()
    server.stop()
    return .done
  }

  private func start(_ site: Site, at address: String) throws(Fault) -> HTTPServer {
    let port = UInt16(call[ServeOptions.port])
    do {
      return try HTTPServer(
        address: address, port: port, threads: min(4, call.threads), handler: site,
        separatesLoopback: FileSystem.environment("PUZZLELAB_LOOPBACK_CLIENTS") == "each")
    } catch {
      switch error {
      case .address(let text):
        throw .usage("--listen: \(Quoting.quoted(text)) is not an IP address, such as 127.0.0.1 or ::1")
      case .taken(let port):
        throw .io("port \(port) is taken; choose another with --port, or 0 for any free one")
      case .system(let reason): throw .io("the server can't listen on \(address), port \(port): \(reason)")
      }
    }
  }

  private func isLoopback(_ address: String) -> Bool { address.hasPrefix("127.") || address == "::1" }

  /// A word that can't be guessed.
  private static func word() -> String {
    let seeds = [SeededGenerator.drawnSeed(), SeededGenerator.drawnSeed()]
    return seeds.map { String($0, radix: 36) }.joined()
  }
}
