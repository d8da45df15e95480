import GameCore
import Reversi
import Testing

@Suite struct AnnotatedGameTests {
  @Test func `a reviewed game has its values, marks and best moves, in PGN all of them`() throws {
    var generator = SeededGenerator(seed: 93)
    var (marked, better) = (0, 0)
    for _ in 0..<12 {
      let start = RandomPosition.make(empties: 8, generator: &generator)
      var record = RandomGame.make(from: start, generator: &generator)
      record.black.name = "Ann"
      record.date = "2026-11-28"
      let review = ReversiSolver().review(record, fromPly: 3, effort: EffortRequest(.level(60)))
      let annotated = review.annotated
      #expect(annotated.line == record.line && annotated.black.name == "Ann" && annotated.date == "2026-11-28")
      #expect(annotated.drawnPlies == review.firstJudged)
      for (place, (note, move)) in zip(annotated.notes, review.moves).enumerated() {
        #expect(note.value == move?.value ?? record.notes[place].value)
        let loss = move?.loss ?? 0
        #expect(note.marks == (loss >= 400 ? [4] : loss >= 200 ? [2] : []))
        #expect((note.comment != nil) == (loss >= 50))
        (marked, better) = (marked + note.marks.count, better + (note.comment == nil ? 0 : 1))
      }
      let (pgn, ggf) = (try GameRecord(pgn: annotated.pgn), try GameRecord(ggf: annotated.ggf))
      #expect(Array(pgn.notes) == Array(annotated.notes) && pgn.variant == annotated.variant)
      #expect(ggf.notes.map(\.value) == annotated.notes.map(\.value) && ggf.variant == annotated.variant)
      // A review of it leaves the start out without being told.
      #expect(ReversiSolver().review(pgn, effort: EffortRequest(.level(60))).firstJudged == review.firstJudged)
    }
    #expect(marked > 0 && better >= marked)
  }

  @Test func `notes of the record stay, but for values and judgements`() throws {
    let game = "[GameType \"8k\"]\n\n1. f5 {[%eval 3] mine} d6 $6 $14 2. c3 *"
    let review = ReversiSolver().review(try GameRecord(pgn: game), effort: EffortRequest(.level(1)))
    let annotated = review.annotated
    #expect(annotated.variant == "8k" && annotated.notes[0].comment?.hasPrefix("mine") == true)
    #expect(annotated.notes[1].marks.contains(14) && !annotated.notes[1].marks.contains(6))
  }
}
