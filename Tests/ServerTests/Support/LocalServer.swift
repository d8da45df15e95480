import Documents
import GameCore
import Games
import Glibc
import Questions
import Server

/// A server of this process with all questions, on a port of its own.
final class LocalServer: Sendable {
  let queue: AnswerQueue
  let server: HTTPServer

  init(
    _ limits: AnswerQueue.Limits = AnswerQueue.Limits(threads: 2),
    connections: Connections.Limits = Connections.Limits(), table: QuestionTable = .puzzlelab,
    relief: @escaping @Sendable () -> Void = {}
  ) throws {
    queue = AnswerQueue(limits, relief: relief)
    server = try HTTPServer(
      address: "127.0.0.1", port: 0, threads: 2, handler: LocalServer.site(queue, table), connections: connections,
      separatesLoopback: true)
  }

  static func site(_ queue: AnswerQueue, _ table: QuestionTable = .puzzlelab) -> Site {
    Site(policy: RequestPolicy(), interface: HTTPInterface(table, environment: .none.served, queue: queue, memory: 64))
  }

  var port: UInt16 { server.port }

  /// A connection to it.
  func connect(from address: String = "127.0.0.1") throws -> LocalClient {
    try LocalClient(port: port, from: address)
  }

  func stop() {
    // A busy machine may take its time.
    queue.close(patience: 600)
    server.stop(patience: 600)
  }

  /// Waits until something holds; false when it doesn't within ten minutes.
  func waits(until condition: () -> Bool) -> Bool {
    for _ in 0..<60_000 {
      if condition() { return true }
      usleep(10_000)
    }
    return false
  }
}

/// A connection that sends exactly what it is given.
struct LocalClient: ~Copyable {
  struct Refused: Error {}
  private let descriptor: Int32

  /// A connection from one of this machine's loopback addresses.
  init(port: UInt16, from address: String) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    func at(_ address: String, _ port: UInt16, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
      var place = sockaddr_in()
      place.sin_family = sa_family_t(AF_INET)
      place.sin_port = port.bigEndian
      _ = unsafe inet_pton(AF_INET, address, &place.sin_addr)
      return unsafe withUnsafePointer(to: &place) { place in
        unsafe place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          unsafe body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
    }
    let bound = unsafe at(address, 0) { unsafe bind(descriptor, $0, $1) }
    let status = unsafe at("127.0.0.1", port) { unsafe Glibc.connect(descriptor, $0, $1) }
    guard bound == 0 else { throw Refused() }
    var patience = timeval(tv_sec: 600, tv_usec: 0)
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    guard descriptor >= 0, status == 0 else { throw Refused() }
  }

  deinit { close(descriptor) }

  /// The descriptor, which stays open for its new owner to close.
  consuming func kept() -> Int32 { dup(descriptor) }

  func say(_ text: String) { say(Array(text.utf8)) }

  func say(_ bytes: [UInt8]) {
    _ = unsafe bytes.withUnsafeBytes { unsafe send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
  }

  func ask(_ question: String, _ request: String, head: String = "") {
    say(
      "POST /api/\(question) HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\(head)"
        + "Content-Length: \(request.utf8.count)\r\n\r\n\(request)")
  }

  /// What comes next, at most 64 KiB; empty when the connection was closed, or nothing comes.
  func hear() -> String {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe recv(descriptor, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  /// Everything until a text has come; what has come when it doesn't.
  func hear(until end: String) -> String {
    var text = ""
    while !text.contains(end) {
      let more = hear()
      if more.isEmpty { break }
      text += more
    }
    return text
  }
}

extension Environment {
  /// No files at all.
  static var none: Environment {
    let refuse: @Sendable (String) -> Fault = { .io("\($0): no files here") }
    return Environment(dataFile: { name throws(Fault) in throw refuse(name) }, files: .refused(refuse))
  }
}
