import GameCore

/// A position of a file that comes with a score.
public struct ScoreClaim: Hashable, Sendable {
  /// The number of the position in the file, from 1.
  public let number: Int
  /// The line of the file, from 1.
  public let line: Int
  /// The position.
  public let position: Position
  /// The score that the file gives it.
  public let score: Int
  /// The scores that the file gives to its moves, all of them legal.
  public let moves: [OBFRecord.MoveScore]
  /// What the file says after the position's "%", `nil` when there is nothing.
  public let remark: String?

  /// The positions of an OBF file that have a score, the file's own or the best of its moves; blank
  /// lines and comments have no number. `isWanted` chooses by number: the others aren't read. Also
  /// the number of all positions.
  /// - Throws: what is wrong, on which line.
  public static func list(
    obf bytes: [UInt8], where isWanted: (Int) -> Bool = { _ in true }
  ) throws(NotationLineError) -> (claims: [ScoreClaim], positionCount: Int) {
    var claims: [ScoreClaim] = []
    var number = 0
    for (lineNumber, line) in TextLines(bytes) {
      guard let first = line.first(where: { !ByteReader.isBlank($0) }), first != UInt8(ascii: "#"),
        first != UInt8(ascii: "%")
      else { continue }
      number += 1
      guard isWanted(number) else { continue }
      do throws(NotationError) {
        let record = try OBFRecord(Array(line))
        guard let score = record.score else { continue }
        try record.checkMoves(in: line)
        claims.append(
          ScoreClaim(
            number: number, line: lineNumber, position: record.position, score: score,
            moves: record.moveScores, remark: OBFRecord.remark(in: line)))
      } catch {
        throw NotationLineError(line: lineNumber, error: error)
      }
    }
    return (claims, number)
  }
}

extension OBFRecord {
  /// The text after the first "%" of a line, without blanks around it; `nil` when there is none.
  fileprivate static func remark(in line: ArraySlice<UInt8>) -> String? {
    guard let mark = line.firstIndex(of: UInt8(ascii: "%")) else { return nil }
    let text = line[(mark + 1)...]
    guard let first = text.firstIndex(where: { !ByteReader.isBlank($0) }),
      let last = text.lastIndex(where: { !ByteReader.isBlank($0) })
    else { return nil }
    return String(decoding: text[first...last], as: UTF8.self)
  }

  /// Refuses moves that can't be made, with their places in the record's line.
  fileprivate func checkMoves(in line: ArraySlice<UInt8>) throws(NotationError) {
    for (index, entry) in moveScores.enumerated() {
      do throws(IllegalMove) {
        _ = try position.playing(entry.move)
      } catch {
        throw NotationError(.illegalMove(number: index + 1, error), at: Self.place(ofMove: index, in: line))
      }
    }
  }

  /// Where the field of a move begins, in bytes.
  private static func place(ofMove index: Int, in line: ArraySlice<UInt8>) -> Int {
    let semicolons = line.indices.filter { line[$0] == UInt8(ascii: ";") }
    let fields = semicolons.compactMap { semicolon in line[(semicolon + 1)...].firstIndex { !ByteReader.isBlank($0) } }
    return fields.filter { Square.isLetter(line[$0]) }[index] - line.startIndex
  }
}

/// What is wrong with a line of a file.
public struct NotationLineError: Error, Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// What is wrong with it.
  public let error: NotationError
}
