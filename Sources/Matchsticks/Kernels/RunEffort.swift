/// How much is flagged in a run, so that flags take about as long as the search for what they miss.
///
/// A flag takes as long as examining some twelve bytes of consecutive breaks.
struct RunEffort {
  /// The smaller heaps of the breaks that are flagged, besides the least number of them.
  var near = 512
  /// The heaps of the list whose breaks are flagged.
  var listed = 1024
  /// How many values are probed at once.
  private(set) var probed = 8
  /// How many probed values are below the value of a heap: a recent mean, times 256.
  private var rank = 8 * 256
  private var evenLooks = 0
  private var mixedLooks = 0

  /// Counts `breaks` consecutive breaks that were examined.
  @inline(__always)
  mutating func look(_ breaks: Int, isMixed: Bool) {
    if isMixed { mixedLooks &+= breaks } else { evenLooks &+= breaks }
  }

  /// Adapts to the searches of a run.
  mutating func balance(rests: Int, width: Int) {
    Self.adapt(&near, looks: evenLooks &* width / (12 &* rests))
    Self.adapt(&listed, looks: mixedLooks &* width / (12 &* rests))
    (evenLooks, mixedLooks) = (0, 0)
  }

  /// Records how many of the probed values are below the heap's own.
  @inline(__always)
  mutating func note(rank: Int) { self.rank &+= 4 &* rank &- self.rank / 64 }

  /// Adapts to the ranks of a run: fewer flags leave more values to probe, some dozens at best.
  /// Heaps share the flags of their rests, but not the probes.
  mutating func balanceProbes(splits: Int) {
    let mean = rank / 256
    near = max(mean > 48 / splits ? near &+ near / 16 : near &- near / 16, 64)
    probed = min((mean &* 5 / 4 &+ 17) / 8 &* 8, 64)
  }

  private static func adapt(_ amount: inout Int, looks: Int) {
    if looks > amount { amount &+= amount / 8 } else if looks < amount / 2 { amount &-= amount / 16 }
    amount = min(max(amount, 64), 1 &<< 20)
  }
}

/// A range of numbers in pieces, in an order that soon comes near every number: which values are
/// common changes with the size of the heaps.
struct Pieces {
  private let lower: Int
  private let upper: Int
  private let size: Int
  /// How many pieces there are.
  let count: Int
  let step: Int

  init(_ lower: Int, _ upper: Int, size: Int) {
    (self.lower, self.upper, self.size) = (lower, upper, size)
    count = max(upper &- lower &+ size &- 1, 0) / size
    var step = max(count &* 5 / 8, 1)
    while Self.divisor(step, count) > 1 { step &+= 1 }
    self.step = step
  }

  private static func divisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : divisor(b, a % b) }

  /// The piece at a place of the order.
  subscript(place: Int) -> Range<Int> {
    let start = lower &+ place &* step % count &* size
    return start..<min(start &+ size, upper)
  }
}
