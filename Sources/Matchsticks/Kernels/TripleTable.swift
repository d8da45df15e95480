/// The Grundy values of the game "take a, b or c" (a < b < c), 64 heaps at a time.
///
/// A heap has value 0 if no take leads to a heap of value 0, and value 1 exactly if taking a does
/// (Ferguson's pairing); of the others, those without a take to value 2 have value 2, the rest 3.
/// So two sets are kept, the heaps of value 0 and those of value 2: bit n & 63 of word n >> 6 is
/// heap n. A take is a shift; the words before the first are 0, since there are no heaps below 0.
///
/// From heap c on every take is possible, so the two sets among c heaps determine all that follow:
/// where they repeat p heaps further on, they always do, and so do the values.
///
/// Safe: the memory belongs to this object, and has room for the largest take before the first
/// word, and for one word behind the last.
@safe package final class TripleTable {
  private typealias Words = UnsafeMutablePointer<UInt64>

  private let margin: Int
  /// The least prime factor of each number up to twice the largest take.
  private var factors: [Int32]
  private var room = 0
  private var zeros = Words.allocate(capacity: 1)
  private var twos = Words.allocate(capacity: 1)
  private var (a, b, c) = (1, 2, 3)
  /// How many words are known.
  private var words = 0

  /// How many heaps are known.
  package var heaps: Int { 64 &* words }

  /// A table for takes up to `largest`.
  package init(largest: Int) {
    margin = largest / 64 + 3
    factors = [Int32](repeating: 0, count: 2 * largest + 1)
    for prime in 2...2 * largest where factors[prime] == 0 {
      for multiple in stride(from: prime, through: 2 * largest, by: prime) where factors[multiple] == 0 {
        factors[multiple] = Int32(prime)
      }
    }
    makeRoom(for: 1 << 10)
  }

  deinit {
    unsafe zeros.deallocate()
    unsafe twos.deallocate()
  }

  /// The value of a known heap.
  package func value(_ n: Int) -> Int {
    func has(_ set: Words, _ heap: Int) -> Bool { unsafe set[margin + heap >> 6] >> UInt64(heap & 63) & 1 == 1 }
    if unsafe has(zeros, n) { return 0 }
    if n >= a, unsafe has(zeros, n - a) { return 1 }
    return unsafe has(twos, n) ? 2 : 3
  }

  /// Starts with the takes a < b < c.
  package func start(_ a: Int, _ b: Int, _ c: Int) {
    (self.a, self.b, self.c) = (a, b, c)
    words = 0
  }

  private func makeRoom(for count: Int) {
    unsafe zeros = moved(zeros, count)
    unsafe twos = moved(twos, count)
    room = count
  }

  private func moved(_ old: Words, _ count: Int) -> Words {
    let new = Words.allocate(capacity: margin + count + 1)
    unsafe new.initialize(repeating: 0, count: margin + count + 1)
    if words > 0 { unsafe (new + margin).update(from: old + margin, count: words) }
    unsafe old.deallocate()
    return unsafe new
  }

  /// Makes `count` words known.
  package func extend(to count: Int) {
    if count > room { makeRoom(for: max(count, 2 &* room)) }
    let (zeros, twos) = unsafe (self.zeros + margin, self.twos + margin)
    let (a, b, c) = (self.a, self.b, self.c)
    var word = words
    while word < count {
      let heap = 64 &* word
      if a < 64 { unsafe (zeros[word], twos[word]) = (0, 0) }
      let fromA = unsafe bits(zeros, heap &- a)
      let others = unsafe bits(zeros, heap &- b) | bits(zeros, heap &- c)
      let toTwos = unsafe bits(twos, heap &- a) | bits(twos, heap &- b) | bits(twos, heap &- c)
      if a < 64 {
        let zero = settled(fromA | others)
        unsafe zeros[word] = zero
        unsafe twos[word] = settled(toTwos | zero | fromA | zero &<< UInt64(a))
      } else {
        unsafe zeros[word] = ~(fromA | others)
        unsafe twos[word] = others & ~(fromA | toTwos)
      }
      word &+= 1
    }
    words = max(words, count)
  }

  /// The heaps of a word that belong to a set, without those that the words before exclude: each
  /// round settles a more.
  @inline(__always)
  private func settled(_ excluded: UInt64) -> UInt64 {
    var (members, sure): (UInt64, Int) = (0, 0)
    while sure < 64 {
      var others = excluded | members &<< UInt64(a)
      if b < 64 { others |= members &<< UInt64(b) }
      if c < 64 { others |= members &<< UInt64(c) }
      members = ~others
      sure &+= a
    }
    return members
  }

  /// The bits of 64 heaps from `heap` on.
  @inline(__always)
  private func bits(_ set: Words, _ heap: Int) -> UInt64 {
    let (word, shift) = (heap >> 6, UInt64(truncatingIfNeeded: heap & 63))
    return unsafe set[word] &>> shift | (set[word &+ 1] &<< 1) &<< (63 &- shift)
  }

  /// Whether p is a period of the values, or of the outcomes alone: the last c known heaps repeat
  /// those p before.
  package func repeats(_ p: Int, outcomes: Bool = false) -> Bool {
    guard heaps >= p &+ c else { return false }
    return unsafe repeats(zeros + margin, p) && (outcomes || repeats(twos + margin, p))
  }

  @inline(__always)
  private func repeats(_ set: Words, _ p: Int) -> Bool {
    var (word, left) = (words &- 1, c)
    while left > 0 {
      let difference = unsafe set[word] ^ bits(set, 64 &* word &- p)
      if left < 64 { return difference &>> UInt64(64 &- left) == 0 }
      if difference != 0 { return false }
      (word, left) = (word &- 1, left &- 64)
    }
    return true
  }

  /// The least period, from one of them.
  package func least(_ period: Int, outcomes: Bool = false) -> Int {
    var (least, rest) = (period, period)
    while rest > 1 {
      let prime = leastFactor(rest)
      rest /= prime
      if repeats(least / prime, outcomes: outcomes) { least /= prime }
    }
    return least
  }

  private func leastFactor(_ number: Int) -> Int {
    if number < factors.count { return Int(factors[number]) }
    var divisor = 2
    while divisor * divisor <= number, number % divisor != 0 { divisor += 1 }
    return divisor * divisor <= number ? divisor : number
  }

  /// The least period that the known heaps show.
  package func shownPeriod() -> Int? {
    guard heaps > c else { return nil }
    let last = unsafe zeros[margin + words - 1]
    return (1...heaps - c).first { unsafe bits(zeros + margin, heaps &- 64 &- $0) == last && repeats($0) }
  }

  /// From which heap on a period of the values holds.
  package func preperiod(_ period: Int) -> Int {
    let (zeros, twos) = unsafe (self.zeros + margin, self.twos + margin)
    let last = heaps - period - 1
    var (word, open) = (last >> 6, UInt64.max &>> UInt64(63 - last & 63))
    while word >= 0 {
      let (heap, other) = (64 &* word, 64 &* word &+ period)
      let ones = unsafe bits(zeros, heap &- a) ^ bits(zeros, other &- a)
      let difference = unsafe (zeros[word] ^ bits(zeros, other) | twos[word] ^ bits(twos, other) | ones) & open
      if difference != 0 { return heap + 64 - difference.leadingZeroBitCount }
      (word, open) = (word &- 1, .max)
    }
    return 0
  }
}
