import CKernels

/// Histograms of the number of lines that one, two and three more points would add to a set, summed
/// up over many sets.
///
/// Row e of the sums (0…3) counts the ways to add e points, by the number of lines that the larger
/// set then holds. `@safe`: it owns its memory and hands out numbers only.
@safe package final class LookAhead {
  private let space: AffineSpace
  private let bins: UnsafeMutablePointer<Int64>
  private let barredTable: UnsafeMutablePointer<UInt8>
  /// Whether to use the scalar kernel even where the build has a faster one; for the tests.
  package var usesScalarKernel = false

  /// The entries of a row of sums; no set of 24 or fewer points holds as many lines.
  package static let lineLimit = 128
  private static let binCount = Int(CK_AHEAD_BINS)

  /// A look-ahead in a space of dimension at most 4.
  package init(space: AffineSpace) {
    precondition(space.dimension <= 4, "the look-ahead knows the lines of at most four dimensions")
    self.space = space
    unsafe bins = .allocate(capacity: 3 * Self.binCount)
    unsafe bins.initialize(repeating: 0, count: 3 * Self.binCount)
    unsafe barredTable = .allocate(capacity: 128)
    unsafe barredTable.initialize(repeating: 0, count: 128)
  }

  deinit {
    unsafe bins.deallocate()
    unsafe barredTable.deallocate()
  }

  /// Excludes the points of `set` from being added from now on.
  package func bar(_ set: PointSet) {
    for point in 0..<space.pointCount { unsafe barredTable[point] = set.contains(point) ? 1 : 0 }
  }

  /// Finds the three histograms of the set that `extender` holds, of at most 21 points.
  @inline(__always)
  package func look(from extender: AffineExtender) {
    unsafe ck_affine_ahead(
      space.thirdRows, space.differenceRows, space.sumRows, Int32(truncatingIfNeeded: space.pointCount),
      extender.parent, barredTable, space.lineRows, Int32(truncatingIfNeeded: space.lineCount),
      usesScalarKernel ? 1 : 0, bins)
  }

  /// The number of ways in which `added` (1…3) points make `lines` new lines.
  package func ways(adding added: Int, lines: Int) -> Int {
    guard (0..<Self.binCount).contains(lines) else { return 0 }
    return unsafe Int(bins[(added &- 1) &* Self.binCount &+ lines])
  }

  /// The fewest and the most lines that `added` points make; `nil` when that many can't be added.
  package func range(adding added: Int) -> ClosedRange<Int>? {
    let row = unsafe bins + (added &- 1) &* Self.binCount
    var (low, high) = (0, Self.binCount &- 1)
    while unsafe high >= 0 && row[high] == 0 { high &-= 1 }
    guard high >= 0 else { return nil }
    while unsafe row[low] == 0 { low &+= 1 }
    return low...high
  }

  /// Adds the histograms of the last look-ahead to `sums`, for a set that holds `lines` lines.
  @inline(__always)
  package func add(to sums: LookAheadSums, lines: Int) {
    unsafe sums.words[lines] &+= 1
    for added in 1...3 {
      let row = unsafe bins + (added &- 1) &* Self.binCount
      let sum = unsafe sums.words + (added &* Self.lineLimit &+ lines)
      for bin in 0..<Self.binCount { unsafe sum[bin] &+= UInt64(bitPattern: row[bin]) }
    }
  }

  /// Adds the histogram of three points, `weight` times, to row 3 of `sums`, for a set that holds
  /// `lines` lines.
  @inline(__always)
  func addThree(to sums: LookAheadSums, lines: Int, times weight: UInt64) {
    let row = unsafe bins + 2 &* Self.binCount
    let sum = unsafe sums.words + (3 &* Self.lineLimit &+ lines)
    for bin in 0..<Self.binCount { unsafe sum[bin] &+= weight &* UInt64(bitPattern: row[bin]) }
  }
}

/// Sums of histograms over many sets: four rows of ``LookAhead/lineLimit`` counts, row e for e
/// added points.
///
/// `@safe`: it owns its memory and checks every index that comes from outside.
@safe package final class LookAheadSums {
  let words: UnsafeMutablePointer<UInt64>
  private static let count = 4 * LookAhead.lineLimit + Int(CK_AHEAD_BINS)

  package init() {
    unsafe words = .allocate(capacity: Self.count)
    unsafe words.initialize(repeating: 0, count: Self.count)
  }

  deinit { unsafe words.deallocate() }

  /// The number of ways to reach `lines` lines by `added` points.
  package subscript(added: Int, lines: Int) -> UInt64 {
    get {
      precondition((0...3).contains(added) && (0..<LookAhead.lineLimit).contains(lines))
      return unsafe words[added &* LookAhead.lineLimit &+ lines]
    }
    set {
      precondition((0...3).contains(added) && (0..<LookAhead.lineLimit).contains(lines))
      unsafe words[added &* LookAhead.lineLimit &+ lines] = newValue
    }
  }

  /// Adds the counts of `other`.
  package func add(_ other: LookAheadSums) {
    for index in 0..<Self.count { unsafe words[index] &+= other.words[index] }
  }
}
