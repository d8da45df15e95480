import CMessageDigest

/// SHA-256 (FIPS 180-4), through libmd: names big numbers and guards files that we wrote ourselves.
public enum SHA256 {
  /// The number of bytes in a digest.
  public static let byteCount = 32

  /// The digest of `bytes`, 32 bytes.
  /// - Complexity: about 2 ns a byte.
  public static func digest(of bytes: [UInt8]) -> [UInt8] { digest(of: bytes[...]) }

  /// The digest of part of an array, which isn't copied.
  public static func digest(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: byteCount)
    unsafe bytes.withUnsafeBufferPointer { unsafe cmd_sha256($0.baseAddress, $0.count, &digest) }
    return digest
  }

  /// The digest of `bytes` as 64 lower-case hexadecimal digits.
  public static func hexadecimal(of bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let characters = digest(of: bytes).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: characters, as: UTF8.self)
  }
}
