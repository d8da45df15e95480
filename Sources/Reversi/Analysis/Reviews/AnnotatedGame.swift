extension GameReview {
  /// The game as files keep it, with what the review found: the value of each move for its player,
  /// `?` after one that lost two discs or more, `??` from four on, and the best move as a comment
  /// where it is better by half a disc or more.
  ///
  /// The players' own values and such marks give way to these. A start that isn't judged is
  /// declared as the kind of the game, so that another review leaves it out, too.
  public var annotated: GameRecord {
    var record = record
    if record.variant == nil || record.variant == "\(record.line.start.size.rawValue)" {
      record.declareStart(plies: firstJudged)
    }
    for (place, move) in moves.enumerated() {
      guard let move else { continue }
      var note = record.notes[place]
      note.value = move.value
      let mark = move.loss >= Self.mistakeLoss ? [4] : move.loss >= Self.inaccuracyLoss ? [2] : []
      note.marks = mark + note.marks.filter { !(1...6).contains($0) }
      if !move.isBest {
        let best = "\(move.best) was best, by \(Hundredths.text(move.loss))"
        note.comment = note.comment.map { "\($0); \(best)" } ?? best
      }
      record.notes[place] = note
    }
    return record
  }
}
