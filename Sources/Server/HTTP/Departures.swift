import CMicroHTTPD
import Glibc

/// Which clients have closed their connections: libmicrohttpd doesn't look at those that sleep.
enum Departures {
  /// Those of the exchanges whose clients have left.
  static func among(_ exchanges: [HTTPExchange]) -> [HTTPExchange] {
    guard !exchanges.isEmpty else { return [] }
    let left = http_has_left | Int16(POLLHUP) | Int16(POLLERR)
    var places = exchanges.map { pollfd(fd: $0.descriptor, events: http_has_left, revents: 0) }
    let count = unsafe poll(&places, UInt(places.count), 0)
    guard count > 0 else { return [] }
    return zip(exchanges, places).filter { $1.revents & left != 0 }.map(\.0)
  }
}

/// The memory of this process.
enum ProcessMemory {
  /// The bytes that are resident; 0 when the system doesn't tell.
  static var bytes: Int {
    let file = unsafe open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    var text = [UInt8](repeating: 0, count: 128)
    let count = unsafe read(file, &text, text.count)
    guard count > 0 else { return 0 }
    let words = text.prefix(count).split(separator: UInt8(ascii: " "))
    guard words.count > 1, let pages = Int(String(decoding: words[1], as: UTF8.self)) else { return 0 }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
