/// Codes that break heaps and have the same Grundy values, perhaps of shifted heaps, which are
/// computed once.
///
/// *Cousins* (Winning Ways, chapter 4): if digit 1 is even, G(1) = 0, and the values G(n + 1) are
/// those of another code: what is left of a heap is one larger than there, so that of k matches
/// taken and j ≤ 2 heaps left k + j − 1 are taken there, and any of the j heaps may be empty.
/// Repeated until digit 1 is odd this is the *standard form*.
///
/// *Redundant keeps*: where j matches may be taken to leave two heaps and G(z) = 0, taking j + z
/// and leaving one heap reaches nothing new. Two codes with the same breaks, the same other keeps
/// and the same values up to their last places have the same values: beyond, the moves that leave
/// nothing are gone.
struct Cousins {
  /// The code whose values are computed.
  let standard: TakeAndBreakCode
  /// G(n) is the value of n − `shift` under the standard form, and 0 below.
  let shift: Int
  /// What codes with the same values have in common.
  let key: Key

  struct Key: Hashable {
    let splits: [Int]
    let keeps: [Int]
    let values: [Int]
  }

  /// How many values are compared.
  private static let compared = 64

  /// `nil` for codes that don't break heaps into two at most, or are very long.
  init?(_ code: TakeAndBreakCode) {
    guard let last = code.lastPlace, last <= 16, code.mostHeapsLeft == 2 else { return nil }
    var (standard, shift) = (code, 0)
    while standard.digit(1) & 1 == 0, let next = Self.cousin(of: standard), next.digits.count < Self.compared {
      (standard, shift) = (next, shift + 1)
    }
    let places = Array(0...(standard.lastPlace ?? 0))
    guard let table = TakeAndBreakTheory(code: standard).table(upTo: Self.compared)?.table,
      table.extend(to: Self.compared, mayGoOn: { true })
    else { return nil }
    let splits = places.filter { standard.digit($0) & 4 != 0 }
    let keeps = places.filter { keep in
      standard.digit(keep) & 2 != 0 && !splits.contains { $0 < keep && table.value(keep - $0) == 0 }
    }
    (self.standard, self.shift) = (standard, shift)
    key = Key(splits: splits, keeps: keeps, values: (0..<Self.compared).map { table.value($0) })
  }

  /// The code of the values G(n + 1), where digit 1 is even.
  private static func cousin(of code: TakeAndBreakCode) -> TakeAndBreakCode? {
    let last = (code.lastPlace ?? 0) + 1
    let digits = (0...last).map { place in
      (code.digit(place + 1) & 1) | (code.digit(place) & 2 != 0 ? 3 : 0)
        | (place > 0 && code.digit(place - 1) & 4 != 0 ? 7 : 0)
    }
    return TakeAndBreakCode(base: .octal, zeroth: digits[0], digits: Array(digits.dropFirst()))
  }
}

/// The values of one code as those of shifted heaps of its standard form, whose table it shares.
final class CousinTable: ValueTable {
  private let space: SparseSpace
  private let shift: Int
  private let splitParity: Int?
  private(set) var count = 0

  /// `shift` is at most ``largestShift``.
  init(_ space: SparseSpace, shift: Int, code: TakeAndBreakCode) {
    precondition(shift <= SparseSpace.largestShift, "a standard form is near")
    self.space = space
    self.shift = shift
    splitParity = SparseMask.splitParity((0...(code.lastPlace ?? 0)).filter { code.digit($0) & 4 != 0 })
  }

  func value(_ n: Int) -> Int { n < shift ? 0 : space.value(n - shift) }

  func extend(to target: Int, mayGoOn: () -> Bool) -> Bool {
    if target - shift > space.count, !space.extend(to: target - shift, mayGoOn: mayGoOn) { return false }
    count = max(count, target)
    return true
  }

  func withValues(_ body: (ValueRun) -> Void) {
    space.withValues(shiftedBy: shift, count: count, body)
  }

  /// The mask that a table of the code alone would have.
  var mask: SparseMask? {
    var mask: SparseMask?
    withValues { mask = SparseMask.chosen(for: $0, splitParity: splitParity) }
    return mask
  }
}
