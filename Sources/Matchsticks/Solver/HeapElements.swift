/// The elements of heaps in a commutative monoid that says all about them (Grundy values with ⊕ in
/// normal play, the misère quotient in misère play), and which products a move should leave.
struct HeapElements {
  /// The element of each heap in a table, continued by a period; with a saltus for small heaps
  /// only.
  let sequence: GrundySequence
  /// The product of two elements; 0 is the one of no heap.
  let product: (Int, Int) -> Int
  /// Whether a move to this product is good.
  let isGood: (Int) -> Bool

  /// The Grundy values, among which `target` is sought.
  init(_ values: GrundySequence, target: Int) {
    self.init(values, product: { $0 ^ $1 }, isGood: { $0 == target })
  }

  init(_ sequence: GrundySequence, product: @escaping (Int, Int) -> Int, isGood: @escaping (Int) -> Bool) {
    self.sequence = sequence
    self.product = product
    self.isGood = isGood
  }

  /// The period that continues the table.
  var period: ProvedPeriod? { sequence.period }

  /// The element of a heap of any size, which is known.
  func element(_ heap: HeapSize) -> Int {
    if let small = heap.small { return element(small) }
    guard let period else { preconditionFailure("a huge heap is known by a period only") }
    return Int(sequence.values[period.index(of: heap)])
  }

  /// The element of a heap, which is known.
  func element(_ heap: Int) -> Int {
    sequence.knownValue(heap)
  }

  /// Whether a move that leaves these heaps is good.
  func isGood(_ heaps: [Int]) -> Bool { isGood(heaps.reduce(0) { product($0, element($1)) }) }
}
