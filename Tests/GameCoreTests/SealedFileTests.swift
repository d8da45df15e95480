import GameCore
import Testing

@Suite struct SealedFileTests {
  private let kind = SealedFile(mark: "TESTFILE", version: 3)
  private let payload = Array("what was learnt".utf8)

  @Test func `what was sealed can be read`() throws {
    for payload in [[], payload, [UInt8](repeating: 7, count: 100_000)] {
      let file = kind.sealed(payload)
      #expect(file.count == payload.count + SealedFile.overhead)
      #expect(try Array(kind.payload(of: file)) == payload)
    }
  }

  @Test func `the layout is signature, version, length, payload, digest`() {
    let file = SealedFile(mark: "ABC", version: 258).sealed([9])
    let body: [UInt8] = Array("ABC     ".utf8) + [2, 1, 0, 0, 0, 0, 0, 0] + [1, 0, 0, 0, 0, 0, 0, 0] + [9]
    #expect(file == body + SHA256.digest(of: body))
  }

  @Test func `another signature isn't this kind of file`() {
    let other = SealedFile(mark: "OTHER", version: 3).sealed(payload)
    #expect(throws: SealedFileError.wrongMark) { try kind.payload(of: other) }
    #expect(throws: SealedFileError.wrongMark) { try kind.payload(of: []) }
    #expect(throws: SealedFileError.wrongMark) { try kind.payload(of: [1, 2, 3]) }
  }

  @Test func `older and newer versions are distinguished`() {
    let older = SealedFile(mark: "TESTFILE", version: 2).sealed(payload)
    let newer = SealedFile(mark: "TESTFILE", version: 4).sealed(payload)
    #expect(throws: SealedFileError.olderVersion(2, expected: 3)) { try kind.payload(of: older) }
    #expect(throws: SealedFileError.newerVersion(4, expected: 3)) { try kind.payload(of: newer) }
  }

  @Test func `a file that is cut off anywhere is called that`() {
    let file = kind.sealed(payload)
    for length in 1..<file.count {
      #expect(throws: SealedFileError.self) { try kind.payload(of: Array(file.prefix(length))) }
      do { _ = try kind.payload(of: Array(file.prefix(length))) } catch {
        guard case .cutOff(let missing) = error else { Issue.record("\(error) at \(length)"); continue }
        #expect(missing >= 1 && missing <= file.count - length)
      }
    }
  }

  @Test func `bytes after the end are counted`() {
    #expect(throws: SealedFileError.trailingBytes(2)) { try kind.payload(of: kind.sealed(payload) + [0, 0]) }
  }

  @Test func `a change of any byte is found`() {
    let file = kind.sealed(payload)
    for place in file.indices {
      for bit in 0..<8 {
        var altered = file
        altered[place] ^= 1 << UInt8(bit)
        #expect(throws: SealedFileError.self) { try kind.payload(of: altered) }
      }
    }
  }

  @Test func `consecutive blocks are read one at a time, later ones unopened`() throws {
    let (first, second) = (kind.sealed([1, 2]), kind.sealed([3]))
    var rest = (first + second)[...]
    #expect(try Array(kind.firstPayload(of: &rest)) == [1, 2])
    var altered = rest
    altered[altered.startIndex + SealedFile.headerLength] ^= 1
    #expect(try kind.firstBlock(of: &altered).count == second.count)
    #expect(altered.isEmpty)
    #expect(try Array(kind.firstPayload(of: &rest)) == [3])
    #expect(rest.isEmpty)
  }

  @Test func `a length beyond all memory is damage or a missing end, not a crash`() {
    for top in [0x7F, 0xFF] as [UInt8] {
      var file = kind.sealed(payload)
      for place in 16..<24 { file[place] = place == 23 ? top : 0xFF }
      #expect(throws: SealedFileError.self) { try kind.payload(of: file) }
    }
  }
}
