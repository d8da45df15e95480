/// Bytes as text that any channel lets through (RFC 4648, section 4).
package enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let values: [UInt8?] = (0...255).map { byte in
    letters.firstIndex(of: UInt8(byte)).map { UInt8($0) }
  }

  package static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let word = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      for place in 0..<4 {
        text.append(place <= part.count ? letters[word >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text; `nil` when it is none.
  package static func bytes(of text: String) -> [UInt8]? {
    let text = Array(text.utf8)
    guard text.count.isMultiple(of: 4) else { return nil }
    let padding = text.suffix(2).count { $0 == UInt8(ascii: "=") }
    guard padding < 2 || text.suffix(2).allSatisfy({ $0 == UInt8(ascii: "=") }),
      padding != 1 || text.last == UInt8(ascii: "=")
    else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    for start in stride(from: 0, to: text.count, by: 4) {
      var word = 0
      let isLast = start + 4 == text.count
      for place in 0..<4 {
        let isPadding = isLast && place >= 4 - padding
        guard let value = isPadding ? 0 : values[Int(text[start + place])] else { return nil }
        word = word << 6 | Int(value)
      }
      bytes += [UInt8(word >> 16), UInt8(word >> 8 & 255), UInt8(word & 255)].prefix(isLast ? 3 - padding : 3)
    }
    return bytes
  }
}
