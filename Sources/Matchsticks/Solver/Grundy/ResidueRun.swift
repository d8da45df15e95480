import ExactArithmetic
import GameCore

/// The numbers n ≥ 0 with n mod `period` in `residues`: the heaps of one value under a closed form.
package struct ResidueRun: Sendable {
  package let period: BigInt
  /// A range within 0..<`period`.
  package let residues: ClosedRange<BigInt>

  /// How many of the numbers 1…`bound` belong to the run.
  package func count(upTo bound: BigInt) -> BigInt {
    let (periods, rest) = (bound + 1).quotientAndRemainder(dividingBy: period)
    let width = residues.upperBound - residues.lowerBound + 1
    let partial = min(max(rest - residues.lowerBound, 0), width)
    // Counted from 0 on; 0 itself isn't a heap.
    return periods * width + partial - (residues.lowerBound.isZero ? 1 : 0)
  }

  /// The first `listing` of the numbers 1…`bound` in the run, ascending; fewer when a limit says
  /// so.
  package func list(upTo bound: BigInt, listing: Int, limits: SearchLimits = .none) -> [BigInt] {
    var meter = WorkMeter(limits)
    var numbers: [BigInt] = []
    var start: BigInt = 0
    var words = 0
    while start <= bound, numbers.count < listing {
      var number = max(start + residues.lowerBound, 1)
      let end = min(start + residues.upperBound, bound)
      while number <= end, numbers.count < listing {
        words += 1 + number.bitCount / 64
        guard words <= LosingPositions.mostWords, (try? meter.spend()) != nil else { return numbers }
        numbers.append(number)
        number += 1
      }
      start += period
    }
    return numbers
  }
}
