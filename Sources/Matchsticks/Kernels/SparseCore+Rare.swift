/// The list of rare heaps, ascending, and the mask that says which they are. Where rare heaps are
/// so many that nothing is gained by telling them from the others, all heaps are in the list, and
/// all values count as mixed.
extension SparseCore {
  /// Chooses the mask anew; the list of rare heaps is made again only when it changes.
  mutating func chooseMask() {
    nextChoice &*= 2
    guard splitCount > 0 else { return }
    let best = SparseMask.best(for: run, upTo: count, splitParity: splitParity)
    let wasDense = isDense
    let changes = best != mask
    if changes {
      mask = best
      rareCount = (1..<count).count { mask.isRare($0, value($0)) }
    }
    isDense = areEqualAllowed && count >= firstRun && rareCount > count / 3
    guard changes || isDense != wasDense else { return }
    listCount = 0
    for n in 1..<count where isListed(n, value(n)) { list(n) }
  }

  /// Whether a heap is in the list: the rare ones, or all.
  @inline(__always)
  func isListed(_ n: Int, _ value: Int) -> Bool { isDense || mask.isRare(n, value) }

  mutating func list(_ n: Int) {
    if listCount == rareCapacity {
      let larger = UnsafeMutablePointer<Int32>.allocate(capacity: 2 &* rareCapacity)
      unsafe larger.update(from: rare, count: listCount)
      unsafe rare.deallocate()
      unsafe rare = larger
      rareCapacity &*= 2
    }
    unsafe rare[listCount] = Int32(truncatingIfNeeded: n)
    listCount &+= 1
  }

  /// The place of the first heap of the list ≥ `bound`.
  func rareIndex(atLeast bound: Int) -> Int {
    var (low, high) = (0, listCount)
    while low < high {
      let middle = (low &+ high) / 2
      if unsafe Int(rare[middle]) < bound { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}
