/// Card codes to packed cards (two bits a digit, see `set_triples.h`) and back.
///
/// A code is a number in base 3, at most 81 of them here; packed, a card's digits can be compared
/// side by side.
@safe  // Owns two tables that are written once, before anybody else can see them.
package struct PackedCards: Sendable {
  /// The number of codes: dimension 4.
  package static let codeCount = 81
  /// The packed byte that isn't a card.
  package static let none: UInt8 = 0xFF
  /// The one instance; its tables live as long as the program.
  package static let shared = PackedCards()

  nonisolated(unsafe) private let packedOfCode: UnsafePointer<UInt8>
  nonisolated(unsafe) private let codeOfPacked: UnsafePointer<UInt8>

  private init() {
    let packed = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    let codes = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    unsafe packed.initialize(repeating: PackedCards.none, count: 256)
    unsafe codes.initialize(repeating: PackedCards.none, count: 256)
    for code in 0..<PackedCards.codeCount {
      let byte = code % 3 | (code / 3 % 3) << 2 | (code / 9 % 3) << 4 | (code / 27) << 6
      unsafe packed[code] = UInt8(byte)
      unsafe codes[byte] = UInt8(code)
    }
    unsafe packedOfCode = UnsafePointer(packed)
    unsafe codeOfPacked = UnsafePointer(codes)
  }

  /// The packed card of `code`, 0..<81.
  @inline(__always)
  package func pack(_ code: UInt8) -> UInt8 { unsafe packedOfCode[Int(code)] }

  /// The code of a packed card.
  @inline(__always)
  package func unpack(_ byte: UInt8) -> UInt8 { unsafe codeOfPacked[Int(byte)] }
}
