import CKernels

/// The features of the positions on the way from a node down to the present one, one row each.
@safe  // Owns the memory; rows are opened and closed in turn, never more than there are plies in a game.
package struct FeatureStack: ~Copyable {
  private let rows: UnsafeMutablePointer<Int16>
  private static let depth = 128

  package init() {
    unsafe rows = .allocate(capacity: Int(CK_RV_LANES) * Self.depth)
    unsafe rows.initialize(repeating: 0, count: Int(CK_RV_LANES) * Self.depth)
  }

  deinit { unsafe rows.deallocate() }

  /// The row at `ply`, 0..<128.
  @inline(__always)
  package subscript(ply: Int) -> FeatureRow { unsafe FeatureRow(lanes: rows + Int(CK_RV_LANES) &* ply) }
}

/// The features of one position.
@safe  // Points into a stack that outlives it.
package struct FeatureRow {
  let lanes: UnsafeMutablePointer<Int16>
}
