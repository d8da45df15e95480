import Catalogue
import Reports

/// What became of a block of lines.
struct BlockAnswers: Sendable {
  var writer = JSONWriter()
  var status = ExitStatus.done
  /// How many lines were positions, and how many of these were bad.
  var lines = 0
  var badLines = 0
  var firstError: Fault?
  /// Whether some of the pieces weren't answered: what comes after them must not leave, so that
  /// answers stay aligned.
  var isCut = false
}
