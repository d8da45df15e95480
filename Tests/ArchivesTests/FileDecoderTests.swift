import Archives
import Foundation
import GameCore
import Testing

@Suite struct FileDecoderTests {
  private static let text = "f5d6c3d3c4\nf5f6e6f4\n"

  /// The text, packed by Python's standard library and zstd.
  private static let packed: [(form: String, base64: String)] = [
    (
      "gzip",
      "H4sIAAAAAAACA0szTTFLNk4xTjbhSjNNM0s1SzPhAgD6mvGkFAAAAA=="
    ),
    (
      "bzip2",
      "QlpoOTFBWSZTWckXegIAAAjJAAAQDwAPACAAMQZMQJU8oafqlMxkLF8NEvxdyRThQkMkXegI"
    ),
    (
      "xz",
      "/Td6WFoAAATm1rRGAgAhARYAAAB0L+WjAQATZjVkNmMzZDNjNApmNWY2ZTZmNAoAHkE4uxSvTtAAASwU+AptAx+2"
        + "830BAAAAAARZWg=="
    ),
    (
      "zstd",
      "KLUv/QRYoQAAZjVkNmMzZDNjNApmNWY2ZTZmNAoDGOc3"
    ),
    (
      "zip",
      "UEsDBBQAAAAIAAAAIVz6mvGkFgAAABQAAAAFAAAAYS50eHRLM00xSzZOMU424UozTTNLNUsz4QIAUEsBAhQDFAAA"
        + "AAgAAAAhXPqa8aQWAAAAFAAAAAUAAAAAAAAAAAAAAIABAAAAAGEudHh0UEsFBgAAAAABAAEAMwAAADkAAAAAAA=="
    ),
    (
      "stored zip",
      "UEsDBBQAAAAAAAAAIVz6mvGkFAAAABQAAAAFAAAAYS50eHRmNWQ2YzNkM2M0CmY1ZjZlNmY0ClBLAQIUAxQAAAAA"
        + "AAAAIVz6mvGkFAAAABQAAAAFAAAAAAAAAAAAAACAAQAAAABhLnR4dFBLBQYAAAAAAQABADMAAAA3AAAAAAA="
    ),
    (
      "bzip2 zip",
      "UEsDBC4AAAAMAAAAIVz6mvGkNgAAABQAAAAFAAAAYS50eHRCWmg5MUFZJlNZyRd6AgAACMkAABAPAA8AIAAxBkxA"
        + "lTyhp+qUzGQsXw0S/F3JFOFCQyRd6AhQSwECLgMuAAAADAAAACFc+prxpDYAAAAUAAAABQAAAAAAAAAAAAAAgAEA"
        + "AAAAYS50eHRQSwUGAAAAAAEAAQAzAAAAWQAAAAAA"
    ),
    (
      "zip with a comment and long numbers",
      "UEsDBC0AAAAIAAAAIVz6mvGk//////////8HABQAeC9hLnR4dAEAEAAUAAAAAAAAABYAAAAAAAAASzNNMUs2TjFO"
        + "NuFKM00zSzVLM+ECAFBLAQItAy0AAAAIAAAAIVz6mvGkFgAAABQAAAAHAAAAAAAAAAAAAACAAQAAAAB4L2EudHh0"
        + "UEsFBgAAAAABAAEANQAAAE8AAAAQAFBLIGlzbid0IHRoZSBlbmQ="
    ),
    (
      "zip of two, out of order",
      "UEsDBBQAAAAIAAAAIVzN3i+tCwAAAAkAAAAFAAAAYi50eHRLM00zSzVLM+ECAFBLAwQUAAAACAAAACFcG+8rUQwA"
        + "AAAKAAAABQAAAGEudHh0SzNNMUs2TjFONgEAUEsDBBQAAAAIAAAAIVwAAAAAAgAAAAAAAAACAAAAeC8DAFBLAwQU"
        + "AAAACAAAACFcHyiqZwQAAAACAAAABwAAAC5oaWRkZW7LywcAUEsBAhQDFAAAAAgAAAAhXM3eL60LAAAACQAAAAUA"
        + "AAAAAAAAAAAAAIABAAAAAGIudHh0UEsBAhQDFAAAAAgAAAAhXBvvK1EMAAAACgAAAAUAAAAAAAAAAAAAAIABLgAA"
        + "AGEudHh0UEsBAhQDFAAAAAgAAAAhXAAAAAACAAAAAAAAAAIAAAAAAAAAAAAAAIABXQAAAHgvUEsBAhQDFAAAAAgA"
        + "AAAhXB8oqmcEAAAAAgAAAAcAAAAAAAAAAAAAAIABfwAAAC5oaWRkZW5QSwUGAAAAAAQABADLAAAAqAAAAAAA"
    ),
    (
      "two gzip streams and padding",
      "H4sIAAAAAAACA0szTTFLBgAIv9wFBQAAAB+LCAAAAAAAAgMzTjFONuFKM00zSzVLM+ECAFCVsL4PAAAAAAAAAAAA"
        + "AA=="
    ),
  ]

  private static let refused: [(error: ArchiveError, base64: String)] = [
    (
      .encrypted(member: "a.txt"),
      "UEsDBBQAAAAIAAAAIVz6mvGkFgAAABQAAAAFAAAAYS50eHRLM00xSzZOMU424UozTTNLNUsz4QIAUEsBAhQDFAAB"
        + "AAgAAAAhXPqa8aQWAAAAFAAAAAUAAAAAAAAAAAAAAIABAAAAAGEudHh0UEsFBgAAAAABAAEAMwAAADkAAAAAAA=="
    ),
    (
      .method(14, member: "a.txt"),
      "UEsDBBQAAAAIAAAAIVz6mvGkFgAAABQAAAAFAAAAYS50eHRLM00xSzZOMU424UozTTNLNUsz4QIAUEsBAhQDFAAA"
        + "AA4AAAAhXPqa8aQWAAAAFAAAAAUAAAAAAAAAAAAAAIABAAAAAGEudHh0UEsFBgAAAAABAAEAMwAAADkAAAAAAA=="
    ),
    (
      .severalFiles(["a.txt", "b.md"]),
      "UEsDBBQAAAAIAAAAIVz6mvGkFgAAABQAAAAEAAAAYi5tZEszTTFLNk4xTjbhSjNNM0s1SzPhAgBQSwMEFAAAAAgA"
        + "AAAhXPqa8aQWAAAAFAAAAAUAAABhLnR4dEszTTFLNk4xTjbhSjNNM0s1SzPhAgBQSwECFAMUAAAACAAAACFc+prx"
        + "pBYAAAAUAAAABAAAAAAAAAAAAAAAgAEAAAAAYi5tZFBLAQIUAxQAAAAIAAAAIVz6mvGkFgAAABQAAAAFAAAAAAAA"
        + "AAAAAACAATgAAABhLnR4dFBLBQYAAAAAAgACAGUAAABxAAAAAAA="
    ),
    (
      .severalFiles(["a.wtb", "b.wtb"]),
      "UEsDBBQAAAAIAAAAIVyN7wLSAwAAAAEAAAAFAAAAYi53dGJjAABQSwMEFAAAAAgAAAAhXI3vAtIDAAAAAQAAAAUA"
        + "AABhLnd0YmMAAFBLAQIUAxQAAAAIAAAAIVyN7wLSAwAAAAEAAAAFAAAAAAAAAAAAAACAAQAAAABiLnd0YlBLAQIU"
        + "AxQAAAAIAAAAIVyN7wLSAwAAAAEAAAAFAAAAAAAAAAAAAACAASYAAABhLnd0YlBLBQYAAAAAAgACAGYAAABMAAAA"
        + "AAA="
    ),
    (
      .noFiles,
      "UEsDBBQAAAAIAAAAIVwAAAAAAgAAAAAAAAACAAAAeC8DAFBLAQIUAxQAAAAIAAAAIVwAAAAAAgAAAAAAAAACAAAA"
        + "AAAAAAAAAACAAQAAAAB4L1BLBQYAAAAAAQABADAAAAAiAAAAAAA="
    ),
    (
      .packedTwice,
      "H4sIAAAAAAACA5Pv5mAAASZmb2NfQ28zP0M/s4dexr7G3qbexg+ZGH7N+rhEBCgPAL4Keb4oAAAA"
    ),
    (
      .foreign(.rar),
      "UmFyIRoHAA=="
    ),
    (
      .foreign(.sevenZip),
      "N3q8ryccAAA="
    ),
    (
      .foreign(.tar),
      "H4sIAAAAAAACA+3NQQrCMAAEwJz7Cl8gIU3je0prHlBT6PMNvQjeFcGZyy572fnajhY+K3Yl5zO794wx5Vc/93JL"
        + "KVxi+IL90eatX4b/VKe1LOM6LnmoUy33UvMQAAAAAAAAAAAA+HlP+He1bQAoAAA="
    ),
  ]

  private func bytes(_ base64: String) throws -> [UInt8] { Array(try #require(Data(base64Encoded: base64))) }

  /// What a file holds that arrives in pieces of one size.
  private func decoded(_ file: [UInt8], pieces: Int, count: Int = 1 << 16) throws(ArchiveError) -> [UInt8] {
    var decoder = FileDecoder()
    var all: [UInt8] = []
    var place = 0
    while true {
      if let bytes = try decoder.next(atMost: count, isLast: place > file.count) {
        if bytes.isEmpty, place > file.count { return all }
        all += bytes
      } else {
        let end = min(place + pieces, file.count)
        decoder.append(Array(file[min(place, end)..<end]))
        place = end == file.count ? file.count + 1 : end
      }
    }
  }

  @Test(arguments: packed)
  func `what is packed is unpacked, in pieces of any size`(form: String, base64: String) throws {
    let file = try bytes(base64)
    #expect(try FileDecoder.contents(of: file, atMost: 1 << 20) == Array(Self.text.utf8))
    for pieces in [1, 2, 7, 1000] {
      for count in [1, 3, 4096] { #expect(try decoded(file, pieces: pieces, count: count) == Array(Self.text.utf8)) }
    }
  }

  @Test(arguments: refused)
  func `what can't be unpacked is refused by its name`(error: ArchiveError, base64: String) throws {
    let file = try bytes(base64)
    #expect(throws: error) { try FileDecoder.contents(of: file, atMost: 1 << 20) }
  }

  @Test(arguments: packed)
  func `a file that is cut short or changed never counts as whole`(form: String, base64: String) throws {
    let file = try bytes(base64)
    var generator = SeededGenerator(seed: 71)
    for length in 2..<file.count where !form.contains("padding") {
      let cut = Array(file.prefix(length))
      if let read = try? decoded(cut, pieces: 100) {
        // Too little is left to be a packed file.
        #expect(read == cut || read == Array(Self.text.utf8), "\(form) cut to \(length)")
      }
    }
    for _ in 0..<300 {
      var changed = file
      changed[generator.index(file.count)] ^= 1 << UInt8(generator.index(8))
      let read = try? decoded(changed, pieces: 100)
      // Names of members and how many streams there are aren't what the checksums are about.
      let isKnown = read == nil || read == changed || form.contains("two")
      #expect(isKnown || read == Array(Self.text.utf8), "\(form), seed 71")
    }
  }

  @Test(arguments: [0, 1, 5, 100_000]) func `what is packed here is unpacked to the same bytes`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: 97 + $0 * $0 % 13) }
    let packed = try #require(GzipFile.packed(bytes))
    #expect(packed.starts(with: [0x1F, 0x8B]) && packed.count < max(30, count / 10))
    #expect(try decoded(packed, pieces: 7) == bytes)
  }

  @Test func `more than the limit is refused before it is complete`() throws {
    // A million zeros.
    let file = try bytes("QlpoOTFBWSZTWXnTnkgAB6jAQMAAAAIACCAAMMwJqmmVJDapSQ8XckU4UJB5055I")
    #expect(throws: ArchiveError.tooLong(999_999)) { try FileDecoder.contents(of: file, atMost: 999_999) }
    #expect(try FileDecoder.contents(of: file, atMost: 1 << 20).count == 1_000_000)
  }

  @Test func `byte order marks are left out, and UTF-16 becomes UTF-8`() throws {
    let text = "Bj\u{F6}rn \u{1F600}\n"
    let units = Array(text.utf16)
    let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { unit in [UInt8(unit & 255), UInt8(unit >> 8)] }
    let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { unit in [UInt8(unit >> 8), UInt8(unit & 255)] }
    for file in [little, big, [0xEF, 0xBB, 0xBF] + Array(text.utf8), Array(text.utf8)] {
      for pieces in 1...5 { #expect(try decoded(file, pieces: pieces) == Array(text.utf8)) }
    }
    let odd = try decoded(little + [0x41], pieces: 100)
    #expect(String(decoding: odd, as: UTF8.self) == text + "\u{FFFD}")
    #expect(try decoded([0xFF, 0xFE], pieces: 1).isEmpty)
    #expect(try decoded([0xEF], pieces: 1) == [0xEF])
    #expect(try decoded([], pieces: 1).isEmpty)
  }

  @Test func `any other bytes stay as they are`() throws {
    var generator = SeededGenerator(seed: 72)
    for _ in 0..<2000 {
      let file = (0..<generator.index(40)).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
      guard !FileDecoder.isEncoded(file) else { continue }
      #expect(try decoded(file, pieces: 1 + generator.index(9)) == file)
    }
    for start in ["B", "BZ", "BZh", "P", "PK", "PK\u{3}", "7z", "Rar", "(;"] {
      #expect(try decoded(Array(start.utf8), pieces: 1) == Array(start.utf8))
    }
  }

  @Test func `bytes that aren't UTF-8 are Latin-1, and names go back into it`() {
    #expect(TextBytes.text([0x4A, 0xE9, 0x72]) == "J\u{E9}r")
    #expect(TextBytes.text(Array("J\u{E9}r".utf8)) == "J\u{E9}r")
    for byte in UInt8(1)...UInt8(255) {
      #expect(TextBytes.latin1(Character(UnicodeScalar(byte))) == byte)
    }
    #expect(TextBytes.latin1("e\u{301}") == 0xE9)
    #expect(TextBytes.latin1("\u{2019}") == 0x27)
    #expect(TextBytes.latin1("\u{17B}") == nil)
  }
}
