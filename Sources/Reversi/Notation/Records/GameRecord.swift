/// A game as files keep it: the players, the moves, and what was noted about it.
///
/// Every format keeps a part of this; what a format can't say is `nil` after reading, and writing
/// it there loses it, as ``losses(as:)`` names. What a record says that no field holds is kept as
/// ``Property`` and written again in the same format.
public struct GameRecord: Hashable, Sendable {
  /// A player.
  public struct Player: Hashable, Sendable {
    /// The name, `nil` when it isn't known.
    public var name: String?
    /// The rating, as it was written.
    public var rating: String?
    /// The number in the WTHOR file that the game comes from, where no name belongs to it.
    public var wthorNumber: Int?

    /// Creates a player.
    public init(name: String? = nil, rating: String? = nil) {
      self.name = name
      self.rating = rating
    }
  }

  /// What was noted about one move.
  public struct Note: Hashable, Sendable {
    /// The player's own evaluation, in hundredths of a disc.
    public var value: Int?
    /// The time that the player took, in hundredths of a second.
    public var time: Int?
    /// The comment on the move.
    public var comment: String?
    /// Judgements as the numeric codes of PGN: 1 `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`, and
    /// others. [PGN]
    public var marks: [Int] = []
    /// Other lines that could have been played instead of the move.
    public var variations: [Variation] = []
    /// What else its format says about the move.
    public var properties: [Property] = []

    /// Whether nothing was noted.
    public var isEmpty: Bool { self == Note() }

    /// Creates a note.
    public init(value: Int? = nil, time: Int? = nil, comment: String? = nil) {
      self.value = value
      self.time = time
      self.comment = comment
    }
  }

  /// The result that best play would have led to from a late position of the game, as WTHOR keeps
  /// it.
  public struct Theory: Hashable, Sendable {
    /// Black's discs at the end, 0...64, the winner's empty squares counted.
    public var blackDiscs: Int
    /// The number of empty squares of that position.
    public var empties: Int

    /// Creates a theoretical result.
    public init(blackDiscs: Int, empties: Int) {
      self.blackDiscs = blackDiscs
      self.empties = empties
    }
  }

  /// Where the game began, and its moves.
  public private(set) var line: Line
  /// What was noted about each move, passes included.
  public internal(set) var notes = Notes()
  /// The player of the black discs.
  public var black = Player()
  /// The player of the white discs.
  public var white = Player()
  /// The tournament or server.
  public var event: String?
  /// Where the game was played.
  public var site: String?
  /// The round of the tournament, as it was written.
  public var round: String?
  /// The date, as it was written; from WTHOR the year.
  public var date: String?
  /// The time control, as it was written.
  public var timeControl: String?
  /// The kind of game, as GGF names it ("8", "8r20").
  public var variant: String?
  /// The number of the tournament in the WTHOR file that the game comes from, where no name belongs
  /// to it.
  public var wthorTournament: Int?
  /// The result, as it was written.
  public var outcome: Outcome?
  /// What best play would have led to.
  public var theory: Theory?
  /// The comment on the game, before the first move.
  public var comment: String?
  /// What else its format says about the game, in its order.
  public var properties: [Property] = []

  /// A game without moves yet.
  public init(from start: Position) { line = Line(from: start) }

  /// A game of which nothing but the moves is known.
  public init(_ line: Line) {
    self.line = line
    notes = Notes(count: line.moves.count)
  }

  /// Adds a move. A pass that has to be made first is added before it.
  /// - Throws: the reason why the move can't be made.
  public mutating func play(_ move: Move, note: Note = Note()) throws(IllegalMove) {
    try line.play(move)
    while notes.count < line.moves.count - 1 { notes.append(Note()) }
    notes.append(note)
  }

  /// Adds passes that are left to be made at the end, so that the record ends with a move to make
  /// or a finished game.
  public mutating func passIfForced() {
    // A forced pass is always legal, and two never follow each other.
    if line.end.mustPass { try? play(.pass) }
  }

  /// Black's result in discs when the moves lead to the end of the game; the winner takes the empty
  /// squares.
  public var playedDifference: Int? {
    guard line.end.isFinished else { return nil }
    return line.end.sideToMove == .black ? line.end.finalDifference : -line.end.finalDifference
  }

  /// The seconds that a side has left by the main time of the time control and the times of its
  /// moves; `nil` without a time control.
  public func secondsLeft(of side: Side) -> Double? {
    guard let main = timeControl?.utf8.prefix(while: { $0 != UInt8(ascii: "/") }),
      let total = Hundredths.parseTime(main), total > 0
    else { return nil }
    var mover = line.start.sideToMove
    var used = 0
    for note in notes {
      if mover == side { used += note.time ?? 0 }
      mover = mover.other
    }
    return Double(max(0, total - used)) / 100
  }

  /// The position before each move, and the last one: one more than there are moves.
  public var positions: [Position] {
    var all = [line.start]
    for move in line.moves { all.append((try? all[all.count - 1].playing(move)) ?? line.end) }
    return all
  }
}
