import Questions

/// The first bytes of a file, which were read to find out what it is.
package struct FileBeginning: Sendable {
  var bytes: [UInt8] = []
  /// Whether there are no more.
  var isAll = false

  /// Nothing is read yet.
  package init() {}
}

/// A file that is open, and how its pieces are arranged in it.
package struct OpenPieces: Sendable {
  package let source: ByteSource
  package let form: PieceForm
  package let begun: FileBeginning

  /// Opens a file and reads as much of it as is needed.
  /// Where the recogniser finds lines, the question's `own` cutter cuts them if it has one.
  package init(
    _ source: ByteSource, _ recogniser: PieceRecogniser, otherwise own: AnyCutter<Piece>? = nil
  ) throws(Fault) {
    self.source = source
    var (begun, tried) = (FileBeginning(), 0)
    while true {
      begun.isAll = try source.read(Self.room, appendingTo: &begun.bytes) == 0
      // A long beginning is examined again only when it has doubled.
      guard begun.isAll || begun.bytes.count < Self.room || begun.bytes.count >= 2 * tried else { continue }
      tried = begun.bytes.count
      do throws(Fault) {
        if let form = try recogniser.form(of: begun.bytes, isLast: begun.isAll || tried > PieceLength.longest) {
          self.begun = begun
          if case .lines = form, let own { self.form = .cut(own, beside: []) } else { self.form = form }
          return
        }
      } catch {
        source.close()
        throw error.within(source: source.name, line: nil)
      }
    }
  }

  private static let room = 1 << 16

  /// The names of the other values of each piece.
  package var names: [String] { if case .cut(_, let names) = form { names } else { [] } }
}
