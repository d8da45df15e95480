import CMicroHTTPD
import Glibc

/// Which clients have closed their connections: libmicrohttpd doesn't check those that sleep.
enum ClosedConnections {
  /// Those of the exchanges whose clients have left.
  static func among(_ exchanges: [HTTPExchange]) -> [HTTPExchange] {
    guard !exchanges.isEmpty else { return [] }
    let left = http_has_left | Int16(POLLHUP) | Int16(POLLERR)
    var places = exchanges.map { pollfd(fd: $0.descriptor, events: http_has_left, revents: 0) }
    let count = unsafe poll(&places, UInt(places.count), 0)
    guard count > 0 else { return [] }
    return zip(exchanges, places).filter { $1.revents & left != 0 }.map { $0.0 }
  }
}
