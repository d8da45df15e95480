/// The list of rare heaps, ascending, and the mask that says which they are.
extension SparseCore {
  /// Chooses the mask anew; the list of rare heaps is made again only when it changes.
  mutating func chooseMask() {
    nextChoice &*= 2
    guard splitCount > 0 else { return }
    var size = 2
    while size <= largest { size &*= 2 }
    var even = [Int](repeating: 0, count: size)
    var odd = even
    for n in 1..<count {
      if n & 1 == 0 { even[value(n)] &+= 1 } else { odd[value(n)] &+= 1 }
    }
    let best = SparseMask.best(even: even, odd: odd, splitParity: splitParity)
    guard best != mask else { return }
    mask = best
    rareCount = 0
    for n in 1..<count where mask.isRare(n, value(n)) { addRare(n) }
  }

  mutating func addRare(_ n: Int) {
    if rareCount == rareCapacity {
      let larger = UnsafeMutablePointer<Int32>.allocate(capacity: 2 &* rareCapacity)
      unsafe larger.update(from: rare, count: rareCount)
      unsafe rare.deallocate()
      unsafe rare = larger
      rareCapacity &*= 2
    }
    unsafe rare[rareCount] = Int32(truncatingIfNeeded: n)
    rareCount &+= 1
  }

  /// The place of the first rare heap ≥ `bound`.
  func rareIndex(atLeast bound: Int) -> Int {
    var (low, high) = (0, rareCount)
    while low < high {
      let middle = (low &+ high) / 2
      if unsafe Int(rare[middle]) < bound { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}
