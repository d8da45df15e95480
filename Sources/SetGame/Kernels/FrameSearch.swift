import CKernels

/// Finds the canonical image of a point set by a search over its ordered affine frames.
///
/// A frame is a sequence of members in general position that spans the set; it gives every point of
/// the span coordinates, and the set an image. The frames tried form a tree that depends only on
/// the set's structure: each next frame point is taken from the smallest cell of equal keys outside
/// the span so far, where keys refine the colours of ``AffineExtender`` by the relation to the
/// frame points chosen; of the nodes on one level only those with the smallest invariant continue.
/// The smallest image wins. Two frames give it ⇔ a symmetry of the set maps one to the other, so
/// the number of frames that give it is the number of symmetries within the span.
///
/// `@safe`: all pointers go to memory that its owner allocates once and frees; sizes are fixed by
/// the 32 lanes.
@safe struct FrameSearch {
  private let space: AffineSpace
  private let pairs: UnsafePointer<UInt16>
  private let colours: UnsafePointer<UInt16>
  private let refinedColours: UnsafePointer<UInt16>
  private let completions: UnsafePointer<UInt8>
  private let inside: UnsafeMutablePointer<UInt8>
  private let indexOf: UnsafeMutablePointer<UInt8>
  private let levels: UnsafeMutablePointer<Level>
  private let keys: UnsafeMutablePointer<UInt32>
  private let lists: UnsafeMutablePointer<UInt8>
  private let cells: UnsafeMutablePointer<UInt64>
  private let outcome: UnsafeMutablePointer<Outcome>

  private static let lanes = 32
  private static let depth = 7
  private static let listBytes = 320

  /// The smallest invariant met on a level of the tree.
  private struct Level { var invariant: UInt64 = 0 }

  @safe private struct Outcome {
    var image = PointSet.empty
    var frames: UInt32 = 0
    var rank = 0
    /// The points of the frame that gave the image, as many as its rank.
    var frame = SIMD8<UInt8>(repeating: 0)
    /// The number of levels whose smallest invariant is that of the present best path.
    var known = 0
    var members: UnsafeMutablePointer<UInt8>
    var count = 0
  }

  init(space: AffineSpace, child: UnsafeMutableRawPointer) {
    self.space = space
    unsafe pairs = ck_affine_child_pairs(child)
    unsafe colours = ck_affine_child_colours(child)
    unsafe refinedColours = ck_affine_child_refined(child)
    unsafe completions = ck_affine_child_completions(child)
    unsafe inside = Self.zeroed(256)
    unsafe indexOf = Self.zeroed(256)
    unsafe levels = .allocate(capacity: Self.depth)
    unsafe levels.initialize(repeating: Level(), count: Self.depth)
    unsafe keys = Self.zeroed(Self.depth * Self.lanes)
    unsafe lists = Self.zeroed(Self.depth * Self.listBytes)
    unsafe cells = Self.zeroed(Self.depth * Self.lanes)
    unsafe outcome = .allocate(capacity: 1)
    unsafe outcome.initialize(to: Outcome(members: inside))
  }

  func deallocate() {
    unsafe inside.deallocate()
    unsafe indexOf.deallocate()
    unsafe levels.deallocate()
    unsafe keys.deallocate()
    unsafe lists.deallocate()
    unsafe cells.deallocate()
    unsafe outcome.deallocate()
  }

  private static func zeroed<Word: FixedWidthInteger>(_ count: Int) -> UnsafeMutablePointer<Word> {
    let words = UnsafeMutablePointer<Word>.allocate(capacity: count)
    unsafe words.initialize(repeating: 0, count: count)
    return unsafe words
  }

  /// The class of the set of the `count` ≥ 1 members whose colours are in the child's tables.
  func canonicalClass(_ members: UnsafeMutablePointer<UInt8>, count: Int) -> AffineClass {
    unsafe indexOf.update(repeating: 255, count: space.pointCount)
    unsafe inside.update(repeating: 0, count: space.pointCount)
    for index in 0..<count {
      let point = unsafe Int(members[index])
      unsafe indexOf[point] = UInt8(truncatingIfNeeded: index)
      unsafe inside[point] = 1
      unsafe keys[index] = UInt32(colours[index]) &<< 16 | UInt32(refinedColours[index])
    }
    unsafe outcome.pointee = unsafe Outcome(members: members, count: count)
    visit(rank: 0, outside: count == 32 ? .max : (1 &<< UInt32(count)) &- 1, points: 0, prefix: 0)
    return unsafe AffineClass(
      image: outcome.pointee.image, spanSymmetries: outcome.pointee.frames, rank: UInt8(outcome.pointee.rank))
  }

  /// The frame that gave the image of the last class: the points that have the coordinates 0, 1, 3,
  /// 9, … in it.
  var frame: [Int] {
    let (rank, frame) = unsafe (outcome.pointee.rank, outcome.pointee.frame)
    return (0..<rank).map { Int(frame[$0]) }
  }

  /// A node: `rank` frame points are chosen, their span has `points` points, listed by coordinates,
  /// and `outside` are the indices of the members beyond it; `prefix` is the image so far.
  private func visit(rank: Int, outside: UInt32, points: Int, prefix: UInt64) {
    let keys = unsafe keys + rank &* Self.lanes
    let cell = unsafe cells + rank &* Self.lanes
    let (start, size, invariant) = unsafe smallestCell(outside, keys, cell, prefix)
    guard admits(invariant, at: rank) else { return }
    for position in start..<(start &+ size) {
      choose(unsafe Int(cell[position] & 31), rank: rank, outside: outside, points: points, prefix: prefix)
    }
  }

  /// Extends the frame by the member number `index` and continues below, or ends in a leaf when the
  /// span holds all.
  private func choose(_ index: Int, rank: Int, outside: UInt32, points: Int, prefix: UInt64) {
    let list = unsafe lists + rank &* Self.listBytes
    let next = unsafe lists + (rank &+ 1) &* Self.listBytes
    let point = unsafe Int(outcome.pointee.members[index])
    if rank == 0 {
      unsafe next[0] = UInt8(truncatingIfNeeded: point)
    } else {
      let shift = space.difference(point, unsafe Int(list[0]))
      let row = unsafe space.sumRows + shift &* space.stride
      let stride = Int32(truncatingIfNeeded: space.stride), count = Int32(truncatingIfNeeded: points)
      unsafe next.update(from: list, count: points)
      unsafe ck_affine_translate(row, stride, list, count, next + points)
      unsafe ck_affine_translate(row, stride, next + points, count, next + 2 &* points)
    }
    let spanned = rank == 0 ? 1 : 3 &* points
    if spanned == space.pointCount { return unsafe leaf(next, spanned, rank: rank &+ 1) }
    var rest = outside
    for position in points..<spanned {
      let member = unsafe indexOf[Int(next[position])]
      if member != 255 { rest &= ~(1 &<< UInt32(member)) }
    }
    if rest == 0 { return unsafe leaf(next, spanned, rank: rank &+ 1) }
    refine(by: index, point: point, rank: rank, rest: rest)
    let image = spanned <= 64 ? unsafe self.image(next, spanned) : prefix
    visit(rank: rank &+ 1, outside: rest, points: spanned, prefix: image)
  }

  /// Sorts the members outside the span by their keys and finds the smallest cell (of those, the
  /// one of smallest key).
  @inline(__always)
  private func smallestCell(
    _ outside: UInt32, _ keys: UnsafeMutablePointer<UInt32>, _ cell: UnsafeMutablePointer<UInt64>, _ prefix: UInt64
  ) -> (start: Int, size: Int, invariant: UInt64) {
    var count = 0
    var rest = outside
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      rest &= rest &- 1
      let entry = unsafe UInt64(keys[index]) &<< 5 | UInt64(index)
      var position = count
      while unsafe position > 0 && cell[position &- 1] > entry {
        unsafe cell[position] = unsafe cell[position &- 1]
        position &-= 1
      }
      unsafe cell[position] = entry
      count &+= 1
    }
    var hash = UInt32(truncatingIfNeeded: prefix ^ prefix &>> 32) &+ UInt32(truncatingIfNeeded: count)
    var (start, size, run) = (0, Int.max, 0)
    for position in 0..<count {
      let key = unsafe UInt32(truncatingIfNeeded: cell[position] &>> 5)
      hash = Self.mix(hash, key)
      let ends = unsafe position &+ 1 == count || UInt32(truncatingIfNeeded: cell[position &+ 1] &>> 5) != key
      guard ends else { continue }
      let length = position &+ 1 &- run
      if length < size { (start, size) = (run, length) }
      run = position &+ 1
    }
    return (start, size, UInt64(size) &<< 32 | UInt64(hash))
  }

  /// Whether a node with `invariant` on a level is among the smallest so far; a new smallest one
  /// starts afresh.
  @inline(__always)
  private func admits(_ invariant: UInt64, at level: Int) -> Bool {
    let known = unsafe outcome.pointee.known
    if level < known {
      let best = unsafe levels[level].invariant
      if invariant >= best { return invariant == best }
      unsafe outcome.pointee.frames = 0
    }
    unsafe levels[level].invariant = invariant
    unsafe outcome.pointee.known = level &+ 1
    return true
  }

  /// The keys one level further down, by the relation of each remaining member to the chosen point.
  @inline(__always)
  private func refine(by index: Int, point: Int, rank: Int, rest: UInt32) {
    let keys = unsafe keys + rank &* Self.lanes
    let refined = unsafe keys + Self.lanes
    let row = unsafe pairs + index &* Self.lanes
    let origin = unsafe Int(lists[(rank &+ 1) &* Self.listBytes])
    let shift = space.difference(point, origin), back = space.difference(origin, point)
    let centre = space.third(point, origin)
    var rest = rest
    while rest != 0 {
      let member = rest.trailingZeroBitCount
      rest &= rest &- 1
      var key = unsafe Self.mix(keys[member], UInt32(row[member]))
      if rank > 0 {
        let other = unsafe Int(outcome.pointee.members[member])
        let ahead = unsafe UInt32(completions[space.sum(other, shift)])
        let behind = unsafe UInt32(completions[space.sum(other, back)])
        let mirrored = unsafe UInt32(completions[space.third(other, centre)])
        key = Self.mix(key, ahead &<< 16 | behind &<< 8 | mirrored)
      }
      unsafe refined[member] = key
    }
  }

  /// A frame that spans the set: its image may be the smallest so far, or equal to it.
  private func leaf(_ list: UnsafeMutablePointer<UInt8>, _ points: Int, rank: Int) {
    let image = unsafe PointSet(
      self.image(list, min(points, 64)),
      points > 64 ? self.image(list + 64, min(points &- 64, 64)) : 0,
      points > 128 ? self.image(list + 128, min(points &- 128, 64)) : 0,
      points > 192 ? self.image(list + 192, points &- 192) : 0)
    if unsafe outcome.pointee.frames == 0 || image < outcome.pointee.image {
      unsafe outcome.pointee.image = image
      unsafe outcome.pointee.frames = 1
      unsafe outcome.pointee.rank = rank
      var place = 0
      for index in 0..<rank {
        unsafe outcome.pointee.frame[index] = unsafe list[place]
        place = place == 0 ? 1 : 3 &* place
      }
    } else if unsafe image == outcome.pointee.image {
      unsafe outcome.pointee.frames &+= 1
    }
  }

  @inline(__always)
  private func image(_ list: UnsafeMutablePointer<UInt8>, _ count: Int) -> UInt64 {
    unsafe ck_affine_image(
      inside, Int32(truncatingIfNeeded: space.stride), list, Int32(truncatingIfNeeded: count))
  }

  @inline(__always)
  private static func mix(_ a: UInt32, _ b: UInt32) -> UInt32 {
    var hash = a &* 0x9E37_79B1 ^ (b &+ 0x7F4A_7C15) &* 0x85EB_CA77
    hash ^= hash &>> 15
    hash = hash &* 0xC2B2_AE3D
    return hash ^ hash &>> 13
  }
}
