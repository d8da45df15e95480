import CKernels
import GameCore
import Testing

/// The kernels that look through the breaks of a heap, against one break at a time.
@Suite struct BreakKernelTests {
  /// Values of heaps and the same backwards, each in `width` bytes; all below `bound`, a power of
  /// two.
  private struct Values {
    let width: Int
    let values: [Int]

    init(_ count: Int, width: Int, below bound: Int, _ random: inout SeededGenerator) {
      self.width = width
      // Large values are rare, as in games.
      values = (0..<count).map { _ in random.index(bound) >> random.index(4) }
    }

    func bytes(backwards: Bool) -> [UInt8] {
      (backwards ? values.reversed() : values).flatMap { value in
        width == 1 ? [UInt8(value)] : [UInt8(value & 255), UInt8(value >> 8)]
      } + [UInt8](repeating: 0, count: 64)
    }

    func reached(_ breaks: ClosedRange<Int>) -> Set<Int> {
      Set(breaks.map { values[$0] ^ values[values.count - 1 - $0] })
    }
  }

  @Test(arguments: [
    (1, 256), (2, 512), (2, 1024), (2, 2048), (2, 4096), (2, 8192), (2, 16384), (2, 32768), (2, 65536),
  ])
  func `a sieve flags what breaks reach, in whatever parts`(width: Int, bound: Int) {
    var random = SeededGenerator(seed: 1824)
    for _ in 0..<12 {
      let values = Values(300 + random.index(30_000), width: width, below: bound, &random)
      let first = 1 + random.index(200)
      let last = first + 31 + random.index(values.values.count - first - 31)
      // The power of two that isn't less is the bound.
      let sieved = bound < 2048 ? 1024 : bound / 2 + 1024 * (1 + random.index(bound / 2048))
      var flags = [UInt8](repeating: 0, count: 65536 + 64)
      var bits = [UInt16](repeating: .max, count: 4096)
      let pieces = (last - first + Int(ck_tb_piece())) / Int(ck_tb_piece())
      var piece = 0
      while piece < pieces {
        let end = min(piece + 1 + random.index(9), pieces)
        unsafe ck_tb_sieve(
          values.bytes(backwards: false), values.bytes(backwards: true), Int64(first), Int64(last), Int64(pieces), 1,
          Int64(piece), Int64(end), Int32(width), &flags, &bits, Int64(sieved))
        piece = end
      }
      let reached = values.reached(first...last)
      let wrong = (0..<sieved).count { (flags[$0] != 0) != reached.contains($0) }
      #expect(wrong == 0, "seed 1824")
    }
  }
}
