import Documents
import Questions
import Reversi

extension Environment {
  /// The names of openings that are shipped, read when they are needed first; a warning and none
  /// when the file is missing or damaged.
  package var reversiNames: OpeningNames {
    kept("reversi.names") {
      let file = "reversi/openings.txt"
      do {
        return try OpeningNames(try dataFile(file))
      } catch let error as NotationLineError {
        warn("\(Fault(error).within(source: file, line: nil).message); openings have no names")
      } catch {
        warn("\(Fault(error).message); openings have no names")
      }
      return .none
    }
  }
}
