/// Grundy values of any take-and-break game by the definition: for codes that leave three heaps, or never end.
///
/// For every r the values G(a) ⊕ G(b) with a + b = r, and G(a) ⊕ G(b) ⊕ G(c) with a + b + c = r, are kept as sets of
/// bits; the options of n are unions of them.
final class GeneralTable: ValueTable {
  private(set) var count = 0
  private let digit: (Int) -> Int
  private let span: Int?
  private let needsTriples: Bool
  private var values: [UInt16] = []
  private var pairs: [BitRow] = []
  private var triples: [BitRow] = []

  /// `digit` gives the digits of the code; none beyond `span` is used, if there is a last one.
  init(span: Int?, needsTriples: Bool, digit: @escaping (Int) -> Int) {
    self.span = span
    self.needsTriples = needsTriples
    self.digit = digit
  }

  func value(_ n: Int) -> Int { Int(values[n]) }

  func withValues<Result>(_ body: (ValueRun) -> Result) -> Result {
    unsafe values.withUnsafeBytes { buffer in
      guard let start = unsafe buffer.bindMemory(to: UInt8.self).baseAddress else {
        preconditionFailure("a table has a value at least")
      }
      return unsafe body(ValueRun(start: start, width: 2, count: count))
    }
  }

  func extend(to target: Int, mayGoOn: () -> Bool) -> Bool {
    while count < target {
      guard mayGoOn() else { return false }
      append()
    }
    return true
  }

  private func append() {
    let n = count
    // Pairs and triples of n itself hold heaps smaller than n only: both parts are at least 1.
    pairs.append(pairRow(n))
    if needsTriples { triples.append(tripleRow(n)) }
    var seen = BitRow()
    for taken in 0...min(n, span ?? n) {
      let digit = digit(taken)
      let rest = n &- taken
      if digit & 1 != 0, rest == 0 { seen.insert(0) }
      if digit & 2 != 0, rest > 0 { seen.insert(taken == 0 ? 0 : value(rest)) }
      if digit & 4 != 0 { seen.formUnion(pairs[rest]) }
      if digit & 8 != 0 { seen.formUnion(triples[rest]) }
    }
    values.append(UInt16(truncatingIfNeeded: seen.leastMissing))
    count &+= 1
  }

  private func pairRow(_ sum: Int) -> BitRow {
    var row = BitRow()
    var a = 1
    while 2 &* a <= sum {
      row.insert(value(a) ^ value(sum &- a))
      a &+= 1
    }
    return row
  }

  private func tripleRow(_ sum: Int) -> BitRow {
    var row = BitRow()
    var a = 1
    while a &+ 2 <= sum {
      row.formUnion(pairs[sum &- a], shiftedBy: value(a))
      a &+= 1
    }
    return row
  }
}

/// A set of small numbers as bits.
struct BitRow {
  private(set) var words: [UInt64] = []

  mutating func insert(_ number: Int) {
    grow(number &>> 6 &+ 1)
    words[number &>> 6] |= 1 &<< UInt64(number & 63)
  }

  mutating func formUnion(_ other: BitRow) {
    grow(other.words.count)
    for index in other.words.indices { words[index] |= other.words[index] }
  }

  /// Adds every number of `other` ⊕ `value`.
  mutating func formUnion(_ other: BitRow, shiftedBy value: Int) {
    var size = 1
    while size < max(other.words.count, value &>> 6 &+ 1) { size &*= 2 }
    grow(size)
    for index in other.words.indices {
      words[index ^ (value &>> 6)] |= Self.permuted(other.words[index], value & 63)
    }
  }

  /// The least number that isn't in the set.
  var leastMissing: Int {
    for index in words.indices where words[index] != .max { return index &* 64 &+ (~words[index]).trailingZeroBitCount }
    return words.count &* 64
  }

  /// The word whose bit i ⊕ `value` is bit i of `word`: halves are swapped for each bit of `value`.
  private static func permuted(_ word: UInt64, _ value: Int) -> UInt64 {
    var word = word
    let masks: [UInt64] = [
      0x5555_5555_5555_5555, 0x3333_3333_3333_3333, 0x0F0F_0F0F_0F0F_0F0F, 0x00FF_00FF_00FF_00FF,
      0x0000_FFFF_0000_FFFF, 0x0000_0000_FFFF_FFFF,
    ]
    for bit in 0..<6 where value & (1 << bit) != 0 {
      let shift = UInt64(1) &<< UInt64(bit)
      word = ((word & masks[bit]) &<< shift) | ((word &>> shift) & masks[bit])
    }
    return word
  }

  private mutating func grow(_ size: Int) {
    while words.count < size { words.append(0) }
  }
}
