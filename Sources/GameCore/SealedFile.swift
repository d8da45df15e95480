/// A kind of binary file that the program writes and reads again: weights, policies, checkpoints.
///
/// A block is a header of 24 bytes (the signature, 8 bytes of ASCII; the version and the length of
/// the payload, 8 bytes each), the payload, and the SHA-256 digest of everything before it. Numbers
/// are little-endian. A file is one block, or several consecutive ones where parts are read one at
/// a time.
///
/// The digest finds errors, not forgers: anyone who alters a file can compute it again. So a reader
/// of a payload still checks what the numbers in it mean, and throws ``SealedFileError/damaged``.
package struct SealedFile: Sendable, Hashable {
  /// What the bytes hold, in 8 characters of ASCII.
  package let mark: [UInt8]
  /// The version of the payload's layout; it grows whenever the meaning of a byte changes.
  package let version: UInt64

  package static let headerLength = 24
  /// The bytes of a block that are not its payload.
  package static let overhead = headerLength + SHA256.byteCount

  /// The kind with this signature (1 to 8 ASCII characters, filled up with spaces) and version.
  package init(mark: StaticString, version: UInt64) {
    let characters = Array("\(mark)".utf8)
    precondition((1...8).contains(characters.count), "a mark has 1 to 8 characters")
    self.mark = characters + [UInt8](repeating: UInt8(ascii: " "), count: 8 - characters.count)
    self.version = version
  }

  /// A block with this payload.
  package func sealed(_ payload: some Collection<UInt8>) -> [UInt8] {
    var words = WordWriter(capacity: Self.overhead + payload.count)
    words.append(contentsOf: mark)
    words.append(version)
    words.append(UInt64(payload.count))
    words.append(contentsOf: payload)
    words.append(contentsOf: SHA256.digest(of: words.bytes[...]))
    return words.bytes
  }

  /// The payload of a file that is one block. It shares its memory, and its indices, with `bytes`.
  /// - Complexity: about 2 ns a byte, for the digest.
  package func payload(of bytes: [UInt8]) throws(SealedFileError) -> ArraySlice<UInt8> {
    var rest = bytes[...]
    let payload = try firstPayload(of: &rest)
    guard rest.isEmpty else { throw .trailingBytes(rest.count) }
    return payload
  }

  /// Takes the first block off `bytes` and returns its payload.
  package func firstPayload(of bytes: inout ArraySlice<UInt8>) throws(SealedFileError) -> ArraySlice<UInt8> {
    let block = try firstBlock(of: &bytes)
    let body = block.dropLast(SHA256.byteCount)
    guard SHA256.digest(of: body) == Array(block[body.endIndex...]) else { throw .damaged }
    return body.dropFirst(Self.headerLength)
  }

  /// Takes the first block off `bytes` without reading its payload, which is read later.
  package func firstBlock(of bytes: inout ArraySlice<UInt8>) throws(SealedFileError) -> ArraySlice<UInt8> {
    // A file of fewer bytes than a signature is cut off if these are right.
    guard !bytes.isEmpty, bytes.prefix(8).elementsEqual(mark.prefix(bytes.count)) else { throw .wrongMark }
    guard bytes.count >= Self.headerLength else { throw .cutOff(missing: Self.overhead - bytes.count) }
    var header = WordReader(bytes.prefix(Self.headerLength).dropFirst(8))
    let found: UInt64 = try header.next()
    guard found >= version else { throw .olderVersion(found, expected: version) }
    guard found <= version else { throw .newerVersion(found, expected: version) }
    guard let length = Int(exactly: try header.next() as UInt64), length <= Int.max - Self.overhead else {
      throw .damaged
    }
    let missing = length + Self.overhead - bytes.count
    guard missing <= 0 else { throw .cutOff(missing: missing) }
    defer { bytes = bytes.dropFirst(length + Self.overhead) }
    return bytes.prefix(length + Self.overhead)
  }
}

/// Why bytes are not the file that they should be.
public enum SealedFileError: Error, Hashable, Sendable {
  /// They are something else: the signature is a different one.
  case wrongMark
  /// An older version of the program wrote them.
  case olderVersion(UInt64, expected: UInt64)
  /// A newer version of the program wrote them.
  case newerVersion(UInt64, expected: UInt64)
  /// The end is missing, at least this many bytes.
  case cutOff(missing: Int)
  /// This many bytes follow after the end.
  case trailingBytes(Int)
  /// The digest is wrong, or the contents contradict each other.
  case damaged
}
