/// What an opening book holds, in numbers.
public struct BookSummary: Sendable {
  /// How many positions there are after a number of plies.
  public struct Ply: Hashable, Sendable {
    /// The discs placed since the start.
    public let ply: Int
    /// The positions with that many.
    public let positions: Int
  }

  /// The board.
  public let size: BoardSize
  /// The level of the searches.
  public let level: Int
  /// How many positions there are, turned and mirrored ones counted once.
  public let positions: Int
  /// How many of them have a proved value.
  public let proved: Int
  /// How many are to be searched next.
  public let waiting: Int
  /// The positions by plies, ascending.
  public let plies: [Ply]
  /// What the book says about the start; `nil` when it doesn't have it.
  public let start: BookAnswer?
  /// The version of the program that made the book.
  public let program: String
  /// The size of the file.
  public let byteCount: Int

  /// A summary; `discs` are the numbers of discs of all positions.
  package init(
    size: BoardSize, level: Int, discs: some Sequence<Int>, proved: Int, waiting: Int, start: BookAnswer?,
    program: String, byteCount: Int
  ) {
    self.size = size
    self.level = level
    let counts = discs.reduce(into: [Int: Int]()) { $0[$1 - 4, default: 0] += 1 }
    plies = counts.sorted { $0.key < $1.key }.map { Ply(ply: $0.key, positions: $0.value) }
    positions = plies.reduce(0) { $0 + $1.positions }
    self.proved = proved
    self.waiting = waiting
    self.start = start
    self.program = program
    self.byteCount = byteCount
  }
}
