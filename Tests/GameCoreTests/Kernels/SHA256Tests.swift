import Foundation
import GameCore
import Testing

@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ]) func `the digests of FIPS 180-4's examples`(text: String, digest: String) {
    #expect(SHA256.hexadecimal(of: Array(text.utf8)) == digest)
  }

  @Test func `every data file has the checksum that data/SHA256SUMS says`() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../../data").standardizedFileURL
    let lines = try String(contentsOf: root.appending(path: "SHA256SUMS"), encoding: .utf8).split(separator: "\n")
    #expect(!lines.isEmpty)
    for line in lines {
      let (digest, path) = (line.prefix(64), line.dropFirst(66))
      let bytes = [UInt8](try Data(contentsOf: root.appending(path: String(path))))
      #expect(SHA256.hexadecimal(of: bytes) == digest, "\(path)")
    }
  }
}
