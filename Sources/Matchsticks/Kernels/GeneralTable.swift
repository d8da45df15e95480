/// Grundy values of any take-and-break game by the definition: for codes that leave three heaps, or
/// never end.
///
/// For every r the values G(a) ⊕ G(b) with a + b = r, and G(a) ⊕ G(b) ⊕ G(c) with a + b + c = r,
/// are kept as sets of bits; the options of n are unions of them. Where the digits repeat with
/// period m, the sets of all rests r that come after the digits before are kept together for each
/// residue of r mod m, so that a heap costs m unions more, not n.
final class GeneralTable: ValueTable {
  private(set) var count = 0
  private let digits: [Int]
  private let repeating: [Int]
  private let needsTriples: Bool
  private var values: [UInt16] = []
  private var pairs: [BitRow] = []
  private var triples: [BitRow] = []
  /// What old rests of each residue offer: to moves that leave nothing, one heap, two, and three.
  private var old: [[BitRow]] = []

  /// No value is larger than its heap.
  let largestHeap = 60_000

  /// `digits` from place 1 on; `repeating` follows them forever, if it isn't empty.
  init(_ digits: [Int], repeating: [Int], zeroth: Int) {
    self.digits = [zeroth] + digits
    self.repeating = repeating
    needsTriples = (self.digits + repeating).contains { $0 & 8 != 0 }
    old = [[BitRow]](repeating: [BitRow](repeating: BitRow(), count: 4), count: repeating.count)
  }

  func value(_ n: Int) -> Int { Int(values[n]) }

  func withValues(_ body: (ValueRun) -> Void) { values.withRun(body) }

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
    for taken in 0..<min(n &+ 1, digits.count) {
      for bit in 0..<4 where digits[taken] & (1 << bit) != 0 { offer(n &- taken, bit, unbroken: taken > 0, to: &seen) }
    }
    if !repeating.isEmpty, n >= digits.count {
      age(n &- digits.count)
      for place in 0..<repeating.count where place <= n &- digits.count {
        let residue = (n &- digits.count &- place) % repeating.count
        for bit in 0..<4 where repeating[place] & (1 << bit) != 0 { seen.formUnion(old[residue][bit]) }
      }
    }
    values.append(UInt16(truncatingIfNeeded: seen.leastMissing))
    count &+= 1
  }

  /// What the rest `rest` offers to a move that leaves `heaps` heaps of it.
  private func offer(_ rest: Int, _ heaps: Int, unbroken: Bool, to seen: inout BitRow) {
    switch heaps {
    case 0: if rest == 0 { seen.insert(0) }
    case 1: if rest > 0, unbroken { seen.insert(value(rest)) }
    case 2: seen.formUnion(pairs[rest])
    default: seen.formUnion(triples[rest])
    }
  }

  /// From now on every larger heap reaches the rest by a repeating digit.
  private func age(_ rest: Int) {
    for heaps in 0..<(needsTriples ? 4 : 3) {
      offer(rest, heaps, unbroken: true, to: &old[rest % repeating.count][heaps])
    }
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

  /// The smallest of the three heaps is at most a third.
  private func tripleRow(_ sum: Int) -> BitRow {
    var row = BitRow()
    var a = 1
    while 3 &* a <= sum {
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

  /// Whether a number is in the set.
  func contains(_ number: Int) -> Bool {
    number &>> 6 < words.count && words[number &>> 6] &>> UInt64(number & 63) & 1 != 0
  }

  /// The numbers of the set that are below `bound`.
  func below(_ bound: Int) -> BitRow {
    var row = BitRow()
    row.words = Array(words.prefix((bound &+ 63) &>> 6))
    if bound & 63 != 0, row.words.count == bound &>> 6 &+ 1 {
      row.words[bound &>> 6] &= 1 &<< UInt64(bound & 63) &- 1
    }
    return row
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
    let (high, low) = (value &>> 6, value & 63)
    for index in other.words.indices {
      let word = other.words[index]
      if word != 0 { words[index ^ high] |= Self.permuted(word, low) }
    }
  }

  /// The least number that isn't in the set.
  var leastMissing: Int {
    for index in words.indices where words[index] != .max { return index &* 64 &+ (~words[index]).trailingZeroBitCount }
    return words.count &* 64
  }

  /// The word whose bit i ⊕ `value` is bit i of `word`: halves are swapped for each bit of `value`.
  @inline(__always)
  private static func permuted(_ word: UInt64, _ value: Int) -> UInt64 {
    var word = word
    if value & 1 != 0 { word = (word & 0x5555_5555_5555_5555) &<< 1 | (word &>> 1) & 0x5555_5555_5555_5555 }
    if value & 2 != 0 { word = (word & 0x3333_3333_3333_3333) &<< 2 | (word &>> 2) & 0x3333_3333_3333_3333 }
    if value & 4 != 0 { word = (word & 0x0F0F_0F0F_0F0F_0F0F) &<< 4 | (word &>> 4) & 0x0F0F_0F0F_0F0F_0F0F }
    if value & 8 != 0 { word = (word & 0x00FF_00FF_00FF_00FF) &<< 8 | (word &>> 8) & 0x00FF_00FF_00FF_00FF }
    if value & 16 != 0 { word = (word & 0x0000_FFFF_0000_FFFF) &<< 16 | (word &>> 16) & 0x0000_FFFF_0000_FFFF }
    if value & 32 != 0 { word = word &<< 32 | word &>> 32 }
    return word
  }

  private mutating func grow(_ size: Int) {
    while words.count < size { words.append(0) }
  }
}
