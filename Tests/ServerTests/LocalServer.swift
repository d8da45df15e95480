import Catalogue
import GameCore
import Glibc
import Reports
import Server

/// A server of this process with all questions, on a port of its own.
final class LocalServer: Sendable {
  let hall: AnswerHall
  private let server: HTTPServer

  init(_ limits: AnswerHall.Limits = AnswerHall.Limits(threads: 2)) throws {
    hall = AnswerHall(limits)
    server = try HTTPServer(address: "127.0.0.1", port: 0, threads: 2, handler: LocalServer.site(hall))
  }

  /// What the server answers.
  static func site(_ hall: AnswerHall) -> Site {
    let refuse: @Sendable (String) -> Fault = { .io("\($0): no files here") }
    let surroundings = Surroundings(
      dataFile: { throw refuse($0) }, file: { throw refuse($0) }, save: { path, _ in throw refuse(path) },
      exists: { _ in false }, warn: { _ in })
    return Site(watchman: Guard(), door: HTTPDoor(.puzzlelab, surroundings: surroundings, hall: hall, memory: 64))
  }

  var port: UInt16 { server.port }

  /// A connection to it.
  func connect() throws -> LocalClient { try LocalClient(port: port) }

  func stop() {
    hall.close()
    server.stop()
  }

  /// Waits until something holds; false when it doesn't within ten seconds.
  func waits(until condition: () -> Bool) -> Bool {
    for _ in 0..<1_000 {
      if condition() { return true }
      usleep(10_000)
    }
    return false
  }
}

/// A connection that says just what it is told.
struct LocalClient: ~Copyable {
  struct Refused: Error {}
  private let descriptor: Int32

  init(port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = unsafe withUnsafePointer(to: &place) { place in
      unsafe place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    var patience = timeval(tv_sec: 20, tv_usec: 0)
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

  /// Asks a question.
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
