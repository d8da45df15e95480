import Documents
import Reversi

extension MatchError: ReportedError {
  /// Why the match can't be played, in one line.
  package var message: String {
    switch self {
    case .repeatsGames(let openings):
      "not more than \(Wording.count(openings, "opening", "openings")), enough for \(2 * openings) games: more would repeat them"
    case .otherStart:
      "an opening begins from another position than the usual start; a program of --engine can be shown moves only"
    case .program(let failure): failure.message
    }
  }

  /// A program that doesn't do its part is like a file that can't be read.
  package var status: ExitStatus {
    if case .program = self { .io } else { .data }
  }
}

extension ProgramFailure {
  /// What happened, to which program, and what it wrote last.
  package var message: String {
    if case .start(let reason) = reason { return reason }
    let request = request.isEmpty ? "" : " when asked for '\(request)'"
    let what =
      switch reason {
      case .start(let reason): reason
      case .ended(let how): "\(how)\(request)"
      case .silent(let seconds): "didn't answer '\(self.request)' within \(Wording.fixed(seconds, decimals: 0)) s"
      case .refused(let answer): "refuses '\(self.request)': '\(Self.shown(answer))'"
      case .unexpected(let answer): "answers '\(self.request)' with '\(Self.shown(answer))'"
      }
    let last = lastWords.isEmpty ? "it wrote nothing" : "it wrote last: '\(Self.shown(lastWords))'"
    return "--engine: '\(Self.shown(command))' \(what); \(last)"
  }

  /// Words of a program, control characters made visible, cut after 200.
  private static func shown(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix(200))).visible
  }
}
