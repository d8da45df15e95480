import CArchives

/// One packed stream that is being unpacked. Its owner ensures that one thread at a time uses it.
@safe final class PackedStream: @unchecked Sendable {
  /// How a stream is packed.
  enum Method: Int32 {
    case gzip, bzip2, xz, zstandard, deflate
  }

  /// What came of unpacking a piece.
  enum Outcome: Int32 {
    case more, end, damaged, tooLarge
  }

  private let stream: OpaquePointer

  /// Begins a stream; `nil` when there is no memory for it.
  init?(_ method: Method) {
    guard let stream = unsafe car_open(method.rawValue) else { return nil }
    unsafe self.stream = stream
  }

  deinit { unsafe car_close(stream) }

  /// Unpacks the next bytes of `packed`: at most `room` bytes, with the number of packed ones they
  /// were made from.
  func unpack(_ packed: ArraySlice<UInt8>, room: Int) -> (bytes: [UInt8], consumed: Int, outcome: Outcome) {
    var consumed = min(packed.count, 1 << 20)
    var outcome = Outcome.damaged
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { to, written in
      unsafe packed.withUnsafeBufferPointer { from in
        var none: UInt8 = 0
        written = room
        let code = unsafe withUnsafePointer(to: &none) { empty in
          unsafe car_unpack(stream, from.baseAddress ?? empty, &consumed, to.baseAddress, &written)
        }
        outcome = Outcome(rawValue: code) ?? .damaged
      }
    }
    return (bytes, consumed, outcome)
  }

  /// The CRC-32 of bytes that follow those whose CRC-32 is `start`.
  static func crc(_ bytes: [UInt8], after start: UInt32) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { unsafe car_crc(start, $0.baseAddress, $0.count) }
  }
}
