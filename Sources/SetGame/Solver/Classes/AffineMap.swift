import GameCore

/// An invertible affine map x → Mx + t of AG(d, 3); it takes Sets to Sets.
package struct AffineMap: Sendable, Equatable {
  /// The images of the unit vectors.
  let columns: [[Int]]
  /// The image of the origin.
  let shift: [Int]

  /// A map of the dimension, every one equally likely: matrices are drawn until one is invertible.
  package static func random(_ dimension: Dimension, with generator: inout SeededGenerator) -> AffineMap {
    let features = dimension.features
    while true {
      let columns = (0..<features).map { _ in (0..<features).map { _ in generator.index(3) } }
      guard isInvertible(columns) else { continue }
      return AffineMap(columns: columns, shift: (0..<features).map { _ in generator.index(3) })
    }
  }

  /// The image of a card.
  package func callAsFunction(_ card: Card, in dimension: Dimension) -> Card {
    var image = shift
    for (digit, column) in zip(card.digits(in: dimension), columns) {
      for feature in image.indices { image[feature] += digit * column[feature] }
    }
    return Card(code: UInt8(image.reduce(0) { $0 * 3 + $1 % 3 }))
  }

  /// Whether vectors over the field of three elements are independent, by elimination.
  package static func isInvertible(_ vectors: [[Int]]) -> Bool {
    var rows = vectors
    for feature in rows.indices {
      guard let pivot = rows[feature...].firstIndex(where: { $0[feature] != 0 }) else { return false }
      rows.swapAt(feature, pivot)
      for other in rows.indices where other > feature && rows[other][feature] != 0 {
        // Adding the pivot row once or twice: the factor f with f·p + r = 0 (mod 3), where 1 and 2
        // are own inverses.
        let factor = (3 - rows[other][feature]) * rows[feature][feature] % 3
        for column in rows.indices { rows[other][column] = (rows[other][column] + factor * rows[feature][column]) % 3 }
      }
    }
    return true
  }
}
