/// A position up to the symmetries of the board: the smallest of its eight images. What colour the
/// player to move has makes no difference.
struct CanonicalPosition: Hashable {
  private let mover: UInt64
  private let opponent: UInt64

  init(_ position: Position) {
    let images = Symmetry.allCases.map { symmetry in
      let image = symmetry.apply(position)
      return (image.mover, image.opponent)
    }
    let smallest = images.dropFirst().reduce(images[0]) { $1 < $0 ? $1 : $0 }
    (mover, opponent) = smallest
  }
}
