import Documents
import Games
import Questions

extension FuzzTarget {
  /// Files of many inputs, in any form.
  static let pieceFiles: [FuzzTarget] = [
    FuzzTarget("piece-files") { bytes in
      var choices = Choices(bytes)
      let question = cut[choices.index(cut.count)]
      let step = 1 + choices.index(64)
      let file = choices.bytes
      let whole = pieces(of: file, question, step: max(1, file.count))
      require(pieces(of: file, question, step: step) == whole, "a file has the same pieces in steps of \(step) bytes")
    }
  ]

  /// The questions whose files are cut in the common way.
  private static let cut = QuestionTable.puzzlelab.questions.filter { $0.pieces.map { $0.cutter == nil } ?? false }

  /// What the pieces of a file give, each with its line; what is wrong with the file; or nothing
  /// where every line is a piece.
  private static func pieces(of file: [UInt8], _ question: Question, step: Int) -> [String] {
    guard let pieces = question.pieces else { return [] }
    let arguments = Arguments(question.list, naming: .keys)
    var count = 0
    do throws(Fault) {
      var form: PieceForm?
      while form == nil {
        count = min(count + step, file.count)
        form = try PieceRecogniser(pieces, beside: arguments)
          .form(of: Array(file[..<count]), isLast: count == file.count)
      }
      guard case .cut(let cutter, _)? = form else { return [] }
      cutter.append(Array(file[..<count]))
      var found: [String] = []
      while true {
        while let piece = cutter.next(isLast: count == file.count) {
          found.append(told(piece, pieces, arguments))
          if found.count > file.count + 1 { return ["more pieces than bytes"] }
        }
        guard count < file.count else { return found }
        let end = min(count + step, file.count)
        cutter.append(Array(file[count..<end]))
        count = end
      }
    } catch {
      return [error.message]
    }
  }

  private static func told(_ piece: Piece, _ pieces: Pieces, _ arguments: Arguments) -> String {
    var (arguments, json) = (arguments, JSONWriter())
    do throws(Fault) {
      try piece.read(by: pieces, into: &arguments)
      arguments.write(to: &json)
    } catch {
      json.text(error.message)
    }
    return "\(piece.line ?? 0): \(String(decoding: json.bytes, as: UTF8.self))"
  }
}
