import CKernels

/// Extends a subset of an affine space by one point and finds the class of the result under all
/// affine maps.
///
/// Canonical augmentation (McKay 1998): of the many ways to reach a set S by adding a point to a
/// smaller one only those count whose added point has the smallest colour of S, a property that no
/// affine map changes. So every class is reached from some class one card smaller, and most ways to
/// reach it are turned down before the expensive part.
///
/// One thread uses one extender. `@safe`: it owns its scratch memory and never hands out a pointer.
@safe package final class AffineExtender {
  package let space: AffineSpace
  let parent: UnsafeMutableRawPointer
  private let child: UnsafeMutableRawPointer
  let members: UnsafeMutablePointer<UInt8>
  private let search: FrameSearch
  /// The members of the set to extend.
  package private(set) var base = PointSet.empty
  private(set) var count = 0
  private var added = 0

  /// The most points that a set may have after the extension.
  package static let capacity = Int(CK_AFFINE_LANES)

  package init(space: AffineSpace) {
    self.space = space
    unsafe parent = Self.scratch(bytes: Int(ck_affine_parent_bytes()))
    unsafe child = Self.scratch(bytes: Int(ck_affine_child_bytes()))
    unsafe members = .allocate(capacity: Self.capacity)
    unsafe search = FrameSearch(space: space, child: child)
    prepare(.empty)
  }

  deinit {
    search.deallocate()
    unsafe parent.deallocate()
    unsafe child.deallocate()
    unsafe members.deallocate()
  }

  /// Makes `set`, of fewer than ``capacity`` points, the one to extend.
  /// - Complexity: O(k²) for k points.
  package func prepare(_ set: PointSet) {
    base = set
    count = 0
    var rest = set
    while let point = rest.popFirst() {
      unsafe members[count] = UInt8(truncatingIfNeeded: point)
      count &+= 1
    }
    precondition(count < Self.capacity, "a set to extend has at most 31 points")
    unsafe ck_affine_prepare(
      space.thirdRows, space.differenceRows, Int32(space.stride), members, Int32(count), parent)
  }

  /// The number of members whose colour is the smallest, when `point` (outside the set) is added
  /// and has that colour; 0 when some other member's is smaller.
  @inline(__always)
  package func smallestColourCell(adding point: Int) -> Int {
    unsafe Int(
      ck_affine_extend(
        space.thirdRows, space.differenceRows, space.sumRows, parent, Int32(truncatingIfNeeded: point), child, 0))
  }

  /// The class of the set with `point` added; `nil` when some other member has a smaller colour
  /// than `point`.
  @inline(__always)
  package func classByAdding(_ point: Int) -> AffineClass? {
    let cell = unsafe ck_affine_extend(
      space.thirdRows, space.differenceRows, space.sumRows, parent, Int32(truncatingIfNeeded: point), child, 1)
    guard cell > 0 else { return nil }
    unsafe members[count] = UInt8(truncatingIfNeeded: point)
    return unsafe search.canonicalClass(members, count: count &+ 1)
  }

  /// The points of the set of the last ``classByAdding(_:)`` that its image has at 0, 1, 3, 9, …:
  /// one more than the dimension of their span.
  package var lastFrame: [Int] { search.frame }

  /// Whether the scalar kernel and the one that this build uses say the same of `point`; for the
  /// tests.
  package func scalarColoursAgree(adding point: Int) -> Bool {
    let other = unsafe Self.scratch(bytes: Int(ck_affine_child_bytes()))
    defer { unsafe other.deallocate() }
    let point = Int32(truncatingIfNeeded: point)
    let fast = unsafe ck_affine_extend(
      space.thirdRows, space.differenceRows, space.sumRows, parent, point, child, 1)
    let slow = unsafe ck_affine_extend_reference(
      space.thirdRows, space.differenceRows, space.sumRows, parent, point, other, 1)
    guard fast == slow else { return false }
    guard fast > 0 else { return true }
    return unsafe ck_affine_children_agree(child, other, Int32(truncatingIfNeeded: count &+ 1)) == 1
  }

  /// The number of pairs of members whose line passes through `point` (outside the set): the lines
  /// that adding it makes.
  @inline(__always)
  package func lines(adding point: Int) -> Int {
    unsafe Int(ck_affine_parent_completions(parent)?[point] ?? 0)
  }

  /// The points that are on no line with two members, and aren't members: what a Set-free set may
  /// be extended by.
  package var openPoints: PointSet { points(makingAtMost: 0) }

  /// The points outside the set that make at most `lines` lines with pairs of members.
  package func points(makingAtMost lines: Int) -> PointSet {
    var open = PointSet.empty
    let completions = unsafe ck_affine_parent_completions(parent)
    for point in 0..<space.pointCount {
      let made = unsafe Int(completions?[point] ?? 0)
      // Members carry a mark above any number of pairs.
      if made <= lines, made < Int(CK_AFFINE_MEMBER) { open.insert(point) }
    }
    return open
  }

  /// The number of lines within the set.
  /// - Complexity: O(k²).
  package var lineCount: Int {
    let thirds = unsafe space.thirdRows
    var ends = 0
    for i in 0..<count {
      let row = unsafe thirds + Int(members[i]) &* space.stride
      for j in 0..<i where unsafe base.contains(Int(row[Int(members[j])])) { ends &+= 1 }
    }
    return ends / 3
  }

  /// The number of UltraSets within the set: pairs of pairs of members with the same third point.
  ///
  /// Two such pairs have no member in common, and four points fall into two such pairs in one way
  /// at most.
  package var ultraSetCount: Int {
    let completions = unsafe ck_affine_parent_completions(parent)
    var count = 0
    for point in 0..<space.pointCount {
      let pairs = unsafe Int(completions?[point] ?? 0) & (Int(CK_AFFINE_MEMBER) &- 1)
      count &+= pairs &* (pairs &- 1) / 2
    }
    return count
  }

  /// The numbers of ways to add one, two and three points so that the set, a cap, stays one.
  /// - Complexity: O(k³ + 3^d·(k + number of open points)).
  package var capExtensions: (one: Int, two: Int, three: Int) {
    var ways: (Int64, Int64, Int64) = (0, 0, 0)
    unsafe withUnsafeMutableBytes(of: &ways) { bytes in
      unsafe ck_caps_ahead(
        space.thirdRows, space.differenceRows, space.sumRows, Int32(truncatingIfNeeded: space.pointCount), parent,
        bytes.baseAddress?.assumingMemoryBound(to: Int64.self))
    }
    return (Int(ways.0), Int(ways.1), Int(ways.2))
  }

  /// Zeroed memory, aligned for the widest vectors.
  private static func scratch(bytes: Int) -> UnsafeMutableRawPointer {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    unsafe memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
    return unsafe memory
  }
}
