import Documents
import Foundation
import GameCore
import Questions
import Streams
import TestSupport
import Testing

@Suite struct ByteSourceTests {
  @Test func `a packed file, which may be far longer than it looks, is read until the deadline`() throws {
    let folder = try TemporaryFolder()
    let packed = try #require(Data(base64Encoded: "H4sIAAAAAAACA0szTTFLNk4xTjbhSjNNM0s1SzPhAgD6mvGkFAAAAA=="))
    let file = try folder.write(packed, to: "games.gz")
    let text = try ByteSource.contents(of: file, stopSignal: StopSignal(), deadline: .after(seconds: 600))
    #expect(String(decoding: text, as: UTF8.self) == "f5d6c3d3c4\nf5f6e6f4\n")
    let fault = #expect(throws: Fault.self) {
      try ByteSource.contents(of: file, stopSignal: StopSignal(), deadline: .after(seconds: 0))
    }
    #expect(fault?.status == .stopped)
  }
}
