import CKernels

/// Canonical images of sets of points of AG(d, 2), d ≤ 6, under its affine maps: equal images,
/// equal classes. A set is a word, bit p for the point p; the sum of two points is p ^ q.
///
/// With F(u) = Σ over the set of (−1)^(u·x), an affine map permutes the values of F and changes
/// their signs by a character. So the transform of F·h(F²) gives every point a key that the map
/// takes along, and that of g(F²) every difference of two points. A search over ordered affine
/// frames of members, which begins with the smallest cell of equal keys and refines the others by
/// their relation to the points chosen, finds the smallest image. Two frames with the same image
/// are related by a symmetry of the set; it also takes what follows the first choice in which they
/// differ along, so that this needn't be searched again.
///
/// `@safe`: all pointers go to memory that the object allocates once and frees; sizes are fixed by
/// the 64 points and the seven points of a frame.
@safe final class BinaryImages {
  private let spectrum: UnsafeMutablePointer<Int32>
  private let pointKeys: UnsafeMutablePointer<Int32>
  private let differenceKeys: UnsafeMutablePointer<Int32>
  /// The keys on each level of the search, 64 each.
  private let keys: UnsafeMutablePointer<UInt32>
  private let frame: UnsafeMutablePointer<Int>
  private let bestFrame: UnsafeMutablePointer<Int>
  /// The cell chosen on each level of the best path: its size and key.
  private let trace: UnsafeMutablePointer<UInt64>
  private var set: UInt64 = 0
  private var best: UInt64 = 0
  private var hasBest = false
  /// The number of levels whose cell is that of the best path.
  private var known = 0
  /// The level to which a symmetry lets the search return; above all levels where none does.
  private var returning = BinaryImages.levels

  private static let levels = 8
  private static let points = 64

  init() {
    unsafe spectrum = .allocate(capacity: Self.points)
    unsafe pointKeys = .allocate(capacity: Self.points)
    unsafe differenceKeys = .allocate(capacity: Self.points)
    unsafe keys = .allocate(capacity: Self.points * Self.levels)
    unsafe frame = .allocate(capacity: Self.levels)
    unsafe bestFrame = .allocate(capacity: Self.levels)
    unsafe trace = .allocate(capacity: Self.levels)
    unsafe spectrum.initialize(repeating: 0, count: Self.points)
    unsafe pointKeys.initialize(repeating: 0, count: Self.points)
    unsafe differenceKeys.initialize(repeating: 0, count: Self.points)
    unsafe keys.initialize(repeating: 0, count: Self.points * Self.levels)
    unsafe frame.initialize(repeating: 0, count: Self.levels)
    unsafe bestFrame.initialize(repeating: 0, count: Self.levels)
    unsafe trace.initialize(repeating: 0, count: Self.levels)
  }

  deinit {
    unsafe spectrum.deallocate()
    unsafe pointKeys.deallocate()
    unsafe differenceKeys.deallocate()
    unsafe keys.deallocate()
    unsafe frame.deallocate()
    unsafe bestFrame.deallocate()
    unsafe trace.deallocate()
  }

  /// Makes ``value(at:)`` that of a set.
  @inline(__always)
  func transform(_ set: UInt64) { unsafe ck_walsh_spectrum(set, spectrum) }

  /// Σ over the set last transformed of (−1)^(u·x).
  @inline(__always)
  func value(at u: Int) -> Int { unsafe Int(spectrum[u]) }

  /// The image of a set, and how many of its points might be the last one that it was extended by;
  /// `nil` where `last` isn't one of them.
  func image(of set: UInt64, last: Int) -> (image: UInt64, lasts: Int)? {
    transform(set)
    unsafe ck_walsh_keys(spectrum, 1, pointKeys)
    let lasts = unsafe ck_walsh_least(pointKeys, set, Int32(truncatingIfNeeded: last))
    guard lasts > 0 else { return nil }
    unsafe ck_walsh_keys(spectrum, 0, differenceKeys)
    self.set = set
    (hasBest, known, returning) = (false, 0, Self.levels)
    var rest = set
    while let point = Self.popFirst(&rest) { unsafe keys[point] = unsafe UInt32(bitPattern: pointKeys[point]) }
    visit(level: 0, outside: set, span: 0)
    return (best, Int(lasts))
  }

  /// A node: `level` points of the frame are chosen and span `span`; `outside` are the members
  /// beyond it.
  private func visit(level: Int, outside: UInt64, span: UInt64) {
    guard outside != 0 else { return leaf(points: level) }
    var (cell, invariant) = smallestCell(of: outside, level: level)
    guard admits(invariant, at: level) else { return }
    while let point = Self.popFirst(&cell) {
      unsafe frame[level] = point
      let origin = unsafe frame[0]
      let spanned = level == 0 ? 1 &<< UInt64(point) : span | Self.translated(span, by: point ^ origin)
      refine(by: point, level: level, rest: outside & ~spanned)
      visit(level: level &+ 1, outside: outside & ~spanned, span: spanned)
      if returning < level { return }
      returning = Self.levels
    }
  }

  /// The members with the rarest key (of several, the least), and what is the same on equivalent
  /// nodes.
  private func smallestCell(of members: UInt64, level: Int) -> (cell: UInt64, invariant: UInt64) {
    let keys = unsafe keys + level &* Self.points
    var (cell, least) = (UInt64(0), UInt64.max)
    var rest = members
    while rest != 0 {
      let key = unsafe keys[rest.trailingZeroBitCount]
      var (same, others) = (UInt64(0), rest)
      while let other = Self.popFirst(&others) { if unsafe keys[other] == key { same |= 1 &<< UInt64(other) } }
      rest &= ~same
      let invariant = UInt64(truncatingIfNeeded: same.nonzeroBitCount) &<< 32 | UInt64(key)
      if invariant < least { (cell, least) = (same, invariant) }
    }
    return (cell, least)
  }

  /// Whether a node is among those with the smallest invariant of its level; a smaller one starts
  /// afresh.
  private func admits(_ invariant: UInt64, at level: Int) -> Bool {
    if level < known {
      let known = unsafe trace[level]
      if invariant >= known { return invariant == known }
      hasBest = false
    }
    unsafe trace[level] = invariant
    known = level &+ 1
    return true
  }

  /// The keys one level further down, by the relation of each remaining member to the chosen point.
  private func refine(by point: Int, level: Int, rest: UInt64) {
    let keys = unsafe keys + level &* Self.points
    let next = unsafe keys + Self.points
    let origin = unsafe frame[0]
    var rest = rest
    while let other = Self.popFirst(&rest) {
      var key = unsafe Self.mix(keys[other], UInt32(bitPattern: differenceKeys[other ^ point]))
      if level > 0 { key = unsafe Self.mix(key, UInt32(bitPattern: pointKeys[other ^ point ^ origin])) }
      unsafe next[other] = key
    }
  }

  /// A frame that spans the set: bit c of its image says whether the point with the coordinates c
  /// is a member.
  private func leaf(points: Int) {
    var point = unsafe frame[0]
    var image = set &>> UInt64(point) & 1
    var place = 0
    for step in 1..<max(1, 1 &<< (points &- 1)) {
      let axis = step.trailingZeroBitCount
      point ^= unsafe frame[axis &+ 1] ^ frame[0]
      place ^= 1 &<< axis
      image |= (set &>> UInt64(point) & 1) &<< UInt64(place)
    }
    if hasBest, image == best {
      returning = 0
      while unsafe frame[returning] == bestFrame[returning] { returning &+= 1 }
    } else if !hasBest || image < best {
      (best, hasBest) = (image, true)
      unsafe bestFrame.update(from: frame, count: points)
    }
  }

  /// The points p ^ shift of a set.
  static func translated(_ set: UInt64, by shift: Int) -> UInt64 {
    var set = set
    for (axis, low) in evens.enumerated() where shift &>> axis & 1 == 1 {
      let width = UInt64(1 &<< axis)
      set = (set & low) &<< width | set &>> width & low
    }
    return set
  }

  /// The points whose coordinate is 0, for each coordinate.
  private static let evens: [UInt64] = [
    0x5555_5555_5555_5555, 0x3333_3333_3333_3333, 0x0F0F_0F0F_0F0F_0F0F, 0x00FF_00FF_00FF_00FF,
    0x0000_FFFF_0000_FFFF, 0x0000_0000_FFFF_FFFF,
  ]

  @inline(__always)
  static func popFirst(_ set: inout UInt64) -> Int? {
    guard set != 0 else { return nil }
    defer { set &= set &- 1 }
    return set.trailingZeroBitCount
  }

  @inline(__always)
  private static func mix(_ a: UInt32, _ b: UInt32) -> UInt32 {
    var hash = a &* 0x9E37_79B1 ^ (b &+ 0x7F4A_7C15) &* 0x85EB_CA77
    hash ^= hash &>> 15
    hash = hash &* 0xC2B2_AE3D
    return hash ^ hash &>> 13
  }
}
