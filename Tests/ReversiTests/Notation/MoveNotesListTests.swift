import Reversi
import Testing

@Suite struct MoveNotesListTests {
  @Test func `notes that say nothing are equal to none, and take their places`() throws {
    var record = GameRecord(from: .start())
    let squares = [Square(row: 4, column: 5), Square(row: 5, column: 3), Square(row: 2, column: 2)]
    for square in squares { try record.play(.place(square)) }
    let plain = record.notes
    #expect(plain.count == 3 && plain.allSatisfy { $0.isEmpty } && plain == GameRecord(record.line).notes)
    var noted = GameRecord(from: .start())
    try noted.play(.place(squares[0]))
    try noted.play(.place(squares[1]), note: GameRecord.Note(value: 200))
    #expect(noted.notes.map { $0.value } == [nil, 200] && noted.notes.last?.value == 200)
    #expect(noted.notes != GameRecord(noted.line).notes)
  }
}
