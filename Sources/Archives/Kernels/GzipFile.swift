import CArchives

/// Files that are packed with gzip.
package enum GzipFile {
  /// The file of these bytes (below 4 GiB), the same for the same bytes; `nil` when there is no
  /// memory for it.
  package static func packed(_ bytes: [UInt8]) -> [UInt8]? {
    let room = car_gzip_room(bytes.count)
    let packed = unsafe [UInt8](unsafeUninitializedCapacity: room) { to, written in
      unsafe written = bytes.withUnsafeBufferPointer { from in
        unsafe car_gzip(from.baseAddress, from.count, to.baseAddress, room)
      }
    }
    return packed.isEmpty ? nil : packed
  }
}
