/// A class of point sets under all invertible affine maps, by its canonical image.
package struct AffineClass: Sendable, Equatable {
  /// The canonical member of the class: equal classes have equal images.
  package let image: PointSet
  /// The number of symmetries of the set within its affine span.
  package let spanSymmetries: UInt32
  /// The number of points of an affine frame of the span: 0 for the empty set, otherwise its
  /// dimension + 1.
  package let rank: UInt8

  /// The class of the empty set.
  package static let empty = AffineClass(image: .empty, spanSymmetries: 1, rank: 0)

  /// The number of sets in the class: |AGL| / |symmetries|.
  @inline(__always)
  package func size(in space: AffineSpace) -> UInt64 {
    space.groupOrder / (UInt64(spanSymmetries) &* space.frameExtensions(from: Int(rank)))
  }
}
