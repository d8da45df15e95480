import Documents
import Questions
import Reversi

extension Environment {
  /// The names of openings that are shipped, read when they are needed first; a warning and none
  /// when the file is missing or damaged.
  package var reversiNames: OpeningNames {
    kept("reversi.names") {
      let file = "reversi/openings.txt"
      do throws(Fault) {
        let bytes = try dataFile(file)
        do throws(NotationLineError) { return try OpeningNames(bytes) } catch {
          throw Fault(error).within(source: file, line: nil)
        }
      } catch {
        warn("\(error.message); openings have no names")
        return .none
      }
    }
  }
}
