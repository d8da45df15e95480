/// The list of rare heaps, ascending, and the mask that says which they are. Where they are more
/// than one of ``SparseCore/mostRare`` heaps there is no list.
extension SparseCore {
  /// Values are probed where more than one heap in this many is rare.
  private static let mostRare = 12

  /// Chooses the mask again; the list of rare heaps is made again only when it changes.
  mutating func chooseMask() {
    nextChoice &*= 2
    guard splitCount > 0 else { return }
    let best = SparseMask.best(for: run, upTo: count, splitParity: splitParity)
    let wasProbed = isProbed
    let changes = best != mask
    if changes {
      mask = best
      rareCount = (1..<count).count { mask.isRare($0, value($0)) }
    }
    isProbed = count >= firstRun && rareCount > count / Self.mostRare
    guard changes || isProbed != wasProbed else { return }
    listCount = 0
    guard !isProbed else { return }
    for n in 1..<count where mask.isRare(n, value(n)) { list(n) }
  }

  /// Takes over the values of the first heaps, none of which is known yet.
  mutating func restore(count size: Int, _ value: (Int) -> Int) {
    precondition(count == 0, "a table that is empty")
    reserve(size)
    while count < size {
      if count == nextChoice { chooseMask() }
      let value = value(count)
      if width == 1, value >= Self.byteLimit { widen() }
      store(value)
    }
  }

  mutating func list(_ n: Int) {
    if listCount == rareCapacity { growList() }
    unsafe rare[listCount] = Int32(truncatingIfNeeded: n)
    listCount &+= 1
  }

  mutating func growList() {
    let larger = UnsafeMutablePointer<Int32>.allocate(capacity: 2 &* rareCapacity)
    unsafe larger.update(from: rare, count: listCount)
    unsafe rare.deallocate()
    unsafe rare = larger
    rareCapacity &*= 2
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
