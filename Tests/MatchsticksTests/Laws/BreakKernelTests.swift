import CKernels
import GameCore
import MatchsticksOracles
import Testing

/// The kernels that search the breaks of a heap, against one break at a time.
@Suite struct BreakKernelTests {
  @Test(arguments: [
    (1, 256), (2, 512), (2, 1024), (2, 2048), (2, 4096), (2, 8192), (2, 16384), (2, 32768), (2, 65536),
  ])
  func `a sieve flags what breaks reach, in whatever parts`(width: Int, bound: Int) {
    var random = SeededGenerator(seed: 1824)
    for _ in 0..<12 {
      let values = HeapValues(300 + random.index(30_000), width: width, below: bound, &random)
      let first = 1 + random.index(200)
      let last = first + 31 + random.index(values.values.count - first - 31)
      // The power of two that isn't less is the bound.
      let sieved = bound < 2048 ? 1024 : bound / 2 + 1024 * (1 + random.index(bound / 2048))
      var flags = [UInt8](repeating: 0, count: 65536 + 64)
      var bits = [UInt16](repeating: .max, count: 4096)
      let pieces = (last - first + Int(ck_tb_piece())) / Int(ck_tb_piece())
      let (forwards, backwards) = (values.bytes(backwards: false), values.bytes(backwards: true))
      var piece = 0
      while piece < pieces {
        let end = min(piece + 1 + random.index(9), pieces)
        unsafe ck_tb_sieve(
          forwards, backwards, Int64(first), Int64(last), Int64(pieces), 1, Int64(piece), Int64(end), Int32(width),
          &flags, &bits, Int64(sieved))
        piece = end
      }
      let wrong = values.wrongFlags(flags.prefix(sieved), breaks: first...last)
      #expect(wrong == 0, "seed 1824")
    }
  }
}
