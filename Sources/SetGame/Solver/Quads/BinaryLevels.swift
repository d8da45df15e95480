import GameCore

/// Which sets of points of AG(d, 2) a classification keeps. Each is hereditary: what it keeps holds
/// only smaller sets that it keeps, too.
package enum BinaryFilter: Sendable {
  /// The lightest members of cosets of the affine functions: no function of a set plus an affine
  /// one is 1 on fewer points.
  ///
  /// What a lightest member holds is one, too: if adding an affine function made the part lighter,
  /// it would make the whole lighter, by at least as much.
  case lightest
  /// The sets without four points whose sum is 0 (Sidon sets).
  case quadFree
}

/// A class of sets of points under the affine maps.
package struct BinaryClass: Sendable, Equatable {
  /// A member of the class, the same for every way to reach it.
  package let image: UInt64
  /// The number of its members.
  package let sets: UInt64
}

/// All classes of k-point sets of AG(d, 2), d ≤ 6, under its affine maps, for one k after another.
///
/// A set of k + 1 points comes from the sets of k points that lack one of its points with the least
/// key (``BinaryImages``), m of them; so m times the number of sets in a class is the number of
/// those pairs, counted from the smaller sets. The count would be right even if equivalent sets had
/// different images, since each would get its share; the tests compare the numbers of classes with
/// Burnside's lemma.
package struct BinaryLevels: Sendable {
  /// The number of coordinates, 1…6.
  package let bits: Int
  package let filter: BinaryFilter
  /// The number of points of the sets of this level.
  package private(set) var cards = 0
  /// The classes of this level, in ascending order of their images.
  package private(set) var classes = [BinaryClass(image: 0, sets: 1)]

  package init(bits: Int, filter: BinaryFilter) {
    precondition((1...6).contains(bits), "a set of points fits in a word")
    (self.bits, self.filter) = (bits, filter)
  }

  /// The number of sets on this level.
  package var setCount: UInt128 { classes.reduce(0) { $0 + UInt128($1.sets) } }

  /// Continues with the sets with one more point.
  /// - Complexity: half a microsecond an extension; d = 6 has six million of lightest members.
  package mutating func advance(limits: SearchLimits, observer: Observer) throws(ClassLevels.Failure) {
    let step = BinaryStep(bits: bits, filter: filter, cards: cards, parents: classes)
    let (children, stopped) = step.run(limits: limits, observer: observer)
    if let stopped { throw .stopped(stopped, cards: cards + 1) }
    cards += 1
    classes = try merged(children)
  }

  /// The classes of this level that can't be extended, and the number of their sets.
  package var complete: ClassLevels.Complete {
    let step = BinaryStep(bits: bits, filter: filter, cards: cards, parents: [])
    let images = BinaryImages()
    var complete = ClassLevels.Complete()
    for kept in classes where step.open(kept.image, images) == 0 {
      complete.classes += 1
      complete.sets += UInt128(kept.sets)
    }
    return complete
  }

  /// One class for all children with the same image.
  private func merged(_ children: [BinaryStep.Child]) throws(ClassLevels.Failure) -> [BinaryClass] {
    let sorted = children.sorted { $0.image < $1.image }
    var classes: [BinaryClass] = []
    var start = 0
    while start < sorted.count {
      var (end, pairs) = (start, UInt128(0))
      while end < sorted.count, sorted[end].image == sorted[start].image {
        pairs += UInt128(sorted[end].parents)
        end += 1
      }
      let (sets, rest) = pairs.quotientAndRemainder(dividingBy: UInt128(sorted[start].lasts))
      guard rest == 0, let sets = UInt64(exactly: sets) else { throw .inconsistent(cards: cards) }
      classes.append(BinaryClass(image: sorted[start].image, sets: sets))
      start = end
    }
    return classes
  }
}

/// One step of a classification, shared by several threads.
private struct BinaryStep: Sendable {
  let bits: Int
  let filter: BinaryFilter
  let cards: Int
  let parents: [BinaryClass]

  /// A way to extend a class.
  struct Child: Sendable {
    let image: UInt64
    let parents: UInt64
    let lasts: Int
  }

  func run(limits: SearchLimits, observer: Observer) -> (found: [Child], stopped: StopReason?) {
    SharedPortions.run(
      parents.indices, of: parents.count, by: 64, reportingEvery: 64, limits: limits, observer: observer,
      from: [Child](), add: { $0 += $1 }
    ) { next in
      let images = BinaryImages()
      var children: [Child] = []
      while let portion = next() {
        for parent in parents[portion] { extend(parent, with: images, into: &children) }
      }
      return children
    }
  }

  private func extend(_ parent: BinaryClass, with images: BinaryImages, into children: inout [Child]) {
    var open = self.open(parent.image, images)
    while let point = BinaryImages.popFirst(&open) {
      guard let (image, lasts) = images.image(of: parent.image | 1 << UInt64(point), last: point) else { continue }
      children.append(Child(image: image, parents: parent.sets, lasts: lasts))
    }
  }

  /// The points by which the filter lets a set be extended.
  func open(_ set: UInt64, _ images: BinaryImages) -> UInt64 {
    var open = ~set & BinaryPoints.all(bits: bits)
    switch filter {
    case .lightest:
      // With one point more, n/2 − k − 1 must still bound the values: where one is at the bound it
      // has to shrink.
      images.transform(set)
      let bound = (1 << bits) / 2 - cards
      for u in 1..<(1 << bits) where abs(images.value(at: u)) == bound {
        let ones = BinaryPoints.ones(of: u)
        open &= images.value(at: u) > 0 ? ones : ~ones
      }
    case .quadFree:
      var rest = set
      while let point = BinaryImages.popFirst(&rest) {
        var others = rest
        while let other = BinaryImages.popFirst(&others) { open &= ~BinaryImages.translated(set, by: point ^ other) }
      }
    }
    return open
  }
}

/// Sets of points that are given by coordinates.
package enum BinaryPoints {
  /// All points of AG(d, 2).
  package static func all(bits: Int) -> UInt64 { bits == 6 ? .max : 1 << UInt64(1 << bits) - 1 }

  /// The points p with u·p = 1.
  package static func ones(of u: Int) -> UInt64 { table[u] }

  private static let table: [UInt64] = (0..<64).map { u in
    (0..<64).reduce(0) { set, point in (u & point).nonzeroBitCount % 2 == 1 ? set | 1 << UInt64(point) : set }
  }

  /// The points of a set, ascending.
  package static func points(of set: UInt64) -> [Int] {
    var (rest, points) = (set, [Int]())
    while let point = BinaryImages.popFirst(&rest) { points.append(point) }
    return points
  }
}
