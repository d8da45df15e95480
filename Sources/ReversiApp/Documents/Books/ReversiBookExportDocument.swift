import Documents
import GameCore
import Reversi

/// `reversi book export`: an opening book as text, or in the format of another program.
package struct ReversiBookExportDocument: Document {
  private let size: BoardSize
  private let level: Int
  private let records: [BookRecord]
  private let format: BookFormat
  private let path: String?
  /// The file in that format.
  let bytes: [UInt8]

  /// A book in a format, which is written to `path` where one is given.
  init(
    size: BoardSize, level: Int, records: [BookRecord], format: BookFormat, bytes: [UInt8], path: String?
  ) {
    (self.size, self.level, self.records) = (size, level, records)
    (self.format, self.bytes, self.path) = (format, bytes, path)
  }

  package static let shape = Shape<Self>(
    Field("size", "Squares per side of the board") { $0.size.rawValue },
    Field("level", "The level of the searches of the values") { $0.level },
    Field("positions", "How many positions there are") { $0.records.count },
    Field("format", "For which program the book is written") { $0.format },
    Field("text", "The book as 'book import' reads it; absent in binary formats and where a file was written") {
      $0.written
    },
    Field("file", "The file that was written") { $0.path },
    Field("fileBytes", "Its size") { $0.path == nil ? nil : $0.bytes.count })

  /// The text that is shown.
  private var written: String? { path == nil ? String(decoding: bytes, as: UTF8.self) : nil }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    guard let path else { return written ?? "" }
    let positions = Wording.count(records.count, "position", "positions")
    return style.fact(
      "wrote:", "\(path), \(positions) for \(format.program), \(Wording.count(bytes.count, "byte", "bytes"))")
  }

  package static let heads = [
    TableHead("position", .string, "The board and the side to move"), TableHead("move", .string, "A move of the book"),
    TableHead("discDifference", .number, "Its value for the side to move"),
    TableHead("isProved", .boolean, "Whether the values of the position are proved"),
    TableHead("depth", .integer, "The depth in plies from which they are"),
    TableHead("selectivity", .integer, "The confidence in per cent at which branches were cut; 100 cuts none"),
  ]

  package func writeRows(to writer: inout JSONWriter) {
    for record in records {
      let board = record.position.position(on: size).boardText
      for move in record.moves {
        writer.text(
          CSVLine.encode([
            board, move.square.description, DiscValue(hundredths: move.value).plain, "\(record.isProved)",
            "\(record.depth)", "\(record.selectivity)",
          ]))
      }
      writer.flushWhenLarge()
    }
  }
}

extension BookFormat: JSONWritable {}
