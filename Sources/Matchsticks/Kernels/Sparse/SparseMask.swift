/// The choice of the sparse space: which values are rare.
///
/// Let χ(n) = parity(G(n) & mask) ⊕ (ε·n mod 2) be the class of the heap n. A break of n − t into
/// a + b reaches the value G(a) ⊕ G(b), and parity of (G(a) ⊕ G(b)) & mask is χ(a) ⊕ χ(b) ⊕ ε·(n −
/// t). So, seen from n, a value belongs to one of two kinds: *mixed* ones, which only heaps of
/// different classes reach, and *even* ones, which heaps of equal classes reach. If nearly all
/// heaps have one class (the common one), the mixed values are all found by trying the few rare
/// heaps; of the even values nearly all occur, and one that the rare heaps don't reach is searched
/// for by a scan over all breaks, which mostly ends at once. So Grundy values nearly always are
/// mixed values, which is why one class is common in the first place.
///
/// With ε = 1 the value of n is mixed when χ(n) = 1 ⊕ t mod 2, so all breaking takes t must have
/// one parity, and the rare class is 0 for even t, 1 for odd t. With ε = 0 it is 0.
struct SparseMask: Equatable {
  /// Which bits of a value count.
  var bits: Int
  /// Whether the parity of the heap counts as well (ε).
  var seesParity: Bool
  /// The class of rare heaps.
  var rareClass: Int

  /// The mask before anything is known: odd values are common.
  static let initial = SparseMask(bits: 1, seesParity: false, rareClass: 0)

  /// The class of heap `n` of value `value`.
  @inline(__always)
  func heapClass(_ n: Int, _ value: Int) -> Int {
    ((value & bits).nonzeroBitCount ^ (seesParity ? n : 0)) & 1
  }

  /// Whether the heap is rare.
  @inline(__always)
  func isRare(_ n: Int, _ value: Int) -> Bool { heapClass(n, value) == rareClass }

  /// The mask under which the fewest heaps of a histogram are rare.
  ///
  /// `even[v]` and `odd[v]` count the heaps of even and odd size with the value v; both have a
  /// power of two of entries. `splitParity` is the parity of the breaking takes, `nil` when they
  /// have both. The Walsh–Hadamard transform gives Σ ±1 over the heaps for every mask at once.
  static func best(even: [Int], odd: [Int], splitParity: Int?) -> SparseMask {
    var sum = even
    var difference = even
    for value in even.indices {
      sum[value] += odd[value]
      difference[value] -= odd[value]
    }
    transform(&sum)
    transform(&difference)
    var best = SparseMask.initial
    var fewest = Int.max
    // A sum of signs S over N heaps: (N + S) / 2 of them have class 0.
    for bits in 1..<max(sum.count, 2) where bits < sum.count && sum[bits] < fewest {
      fewest = sum[bits]
      best = SparseMask(bits: bits, seesParity: false, rareClass: 0)
    }
    guard let splitParity else { return best }
    for bits in difference.indices {
      let signed = splitParity == 0 ? difference[bits] : -difference[bits]
      if signed < fewest {
        fewest = signed
        best = SparseMask(bits: bits, seesParity: true, rareClass: splitParity)
      }
    }
    return best
  }

  /// The Walsh–Hadamard transform in place: entry m becomes Σ (−1)^parity(v & m)·entry v.
  static func transform(_ values: inout [Int]) {
    var width = 1
    while width < values.count {
      for index in values.indices where index & width == 0 {
        let (left, right) = (values[index], values[index | width])
        values[index] = left + right
        values[index | width] = left - right
      }
      width *= 2
    }
  }

  /// The parity of the breaking takes; `nil` when they have both.
  static func splitParity(_ splits: [Int]) -> Int? {
    let parities = Set(splits.map { $0 & 1 })
    return parities.count == 1 ? parities.first : nil
  }

  /// The number of values after which a mask is chosen first; then after twice as many, and so on.
  static let firstChoice = 64

  /// The mask that is in use once `run` is known: that of the values before the last choice.
  static func chosen(for run: ValueRun, splitParity: Int?) -> SparseMask {
    var choice = firstChoice
    guard choice < run.count else { return initial }
    while 2 * choice < run.count { choice *= 2 }
    return best(for: run, upTo: choice, splitParity: splitParity)
  }

  /// The best mask for the heaps 1…`count` − 1.
  static func best(for run: ValueRun, upTo count: Int, splitParity: Int?) -> SparseMask {
    var even = [Int](repeating: 0, count: run.width == 1 ? 1 << 8 : 1 << 16)
    var odd = even
    for n in 1..<count {
      if n & 1 == 0 { even[run.value(n)] += 1 } else { odd[run.value(n)] += 1 }
    }
    let largest = even.indices.last { even[$0] + odd[$0] > 0 } ?? 0
    var size = 2
    while size <= largest { size *= 2 }
    (even, odd) = (Array(even[..<size]), Array(odd[..<size]))
    return best(even: even, odd: odd, splitParity: splitParity)
  }
}
