import CMicroHTTPD

/// Clients that share a turn and its limits, by address.
///
/// An IPv4 address is one client. The addresses of an IPv6 /64 are one, because one subscriber has
/// all of them; an IPv4 address in IPv6 form is that IPv4 address. All programs of this machine are
/// one client, at whatever loopback address.
package enum Client: Hashable, Sendable {
  case thisMachine
  case address(UInt32)
  /// The first 64 bits of an IPv6 address.
  case network(UInt64)
  /// An address of this machine's loopback as a client of its own: only where measurements and
  /// tests ask for it, which have no other addresses.
  case loopback(UInt64)
  /// Not an Internet address.
  case unknown

  /// The client at a numeric address.
  package init(_ text: String, separatesLoopback: Bool = false) {
    var number: UInt64 = 0
    let kind = unsafe http_client_of_text(text, &number)
    self.init(kind: kind, number, separatesLoopback: separatesLoopback)
  }

  init(_ address: UnsafePointer<sockaddr>?, separatesLoopback: Bool) {
    var number: UInt64 = 0
    let kind = unsafe http_client(address, &number)
    self.init(kind: kind, number, separatesLoopback: separatesLoopback)
  }

  private init(kind: Int32, _ number: UInt64, separatesLoopback: Bool) {
    switch kind {
    case 1: self = separatesLoopback ? .loopback(number) : .thisMachine
    case 4: self = .address(UInt32(truncatingIfNeeded: number))
    case 6: self = .network(number)
    default: self = .unknown
    }
  }
}
