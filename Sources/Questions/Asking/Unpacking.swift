#if !hasFeature(Embedded)
  import Archives
#endif

/// Files that are sent with a request, as they are or packed.
package enum Unpacking {
  /// What a file holds, unpacked where it is packed; at most `most` bytes.
  package static func contents(of bytes: [UInt8], atMost most: Int) throws(Fault) -> [UInt8] {
    #if hasFeature(Embedded)
      guard bytes.count <= most else { throw .data("it has more than \(most) bytes") }
      return bytes
    #else
      try Fault.catching { () throws(ArchiveError) in try FileDecoder.contents(of: bytes, atMost: most) }
    #endif
  }
}
