extension GameRecord {
  /// What was noted about each move, passes included.
  ///
  /// Most moves of most games have no note; they take no memory, so that many games fit.
  public struct Notes: RandomAccessCollection, MutableCollection, Hashable, Sendable {
    /// The number of moves.
    public private(set) var count = 0
    /// The notes that say something, by the places of their moves.
    private var said: [Int: Note] = [:]

    /// Empty notes of `count` moves.
    init(count: Int = 0) { self.count = count }

    /// The place of the first move.
    public var startIndex: Int { 0 }
    /// The place after the last move.
    public var endIndex: Int { count }

    /// The note about the move at a place.
    public subscript(place: Int) -> Note {
      get {
        precondition(indices.contains(place), "there is no such move")
        return said[place] ?? Note()
      }
      set {
        precondition(indices.contains(place), "there is no such move")
        said[place] = newValue.isEmpty ? nil : newValue
      }
    }

    /// Adds the note about the next move.
    mutating func append(_ note: Note) {
      count += 1
      self[count - 1] = note
    }
  }
}
