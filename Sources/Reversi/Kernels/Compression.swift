import CCompression

/// Zstandard compression (RFC 8878), through libzstd: for weight files.
enum Compression {
  /// The bytes, compressed: at level 19 as small as is sensible, a megabyte a second; at level 1
  /// some hundred times as fast.
  static func compress(_ bytes: [UInt8], level: Int = 19) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: ccp_bound(bytes.count)) { room, count in
      guard let base = room.baseAddress else { return }
      count = unsafe bytes.withUnsafeBufferPointer { from in
        guard let first = from.baseAddress else { return 0 }
        return unsafe ccp_compress(base, room.count, first, from.count, Int32(level))
      }
    }
  }

  /// What `bytes` hold, if that is exactly `count` bytes; `nil` when they are damaged.
  /// - Complexity: about 1 ns a byte.
  static func decompress(_ bytes: ArraySlice<UInt8>, count: Int) -> [UInt8]? {
    var isWhole = false
    let whole = unsafe [UInt8](unsafeUninitializedCapacity: count) { room, written in
      guard let base = room.baseAddress else { return }
      unsafe bytes.withUnsafeBufferPointer { from in
        guard let first = from.baseAddress else { return }
        isWhole = unsafe ccp_decompress(base, count, first, from.count) == 1
      }
      written = isWhole ? count : 0
    }
    return isWhole ? whole : nil
  }
}
