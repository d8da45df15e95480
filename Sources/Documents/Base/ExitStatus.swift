/// How the program exits, as a number for scripts (the numbers of `sysexits.h` where they fit).
package enum ExitStatus: Int32, Sendable, CaseIterable {
  /// Everything was answered.
  case done = 0
  /// `verify` found a disagreement.
  case disagreement = 1
  /// The command line can't be understood.
  case usage = 64
  /// A position, deal, rule or line of data is bad.
  case data = 65
  /// A fault of the program.
  case `internal` = 70
  /// A file or stream can't be read or written.
  case io = 74
  /// A limit or Ctrl-C stopped the work; what was proved until then was reported.
  case stopped = 75

  /// The one to end with when both apply: the more serious one.
  package func combined(with other: ExitStatus) -> ExitStatus { other.gravity > gravity ? other : self }

  /// Larger is more serious: 70, 74, 64, 65, 1, 75, 0.
  private var gravity: Int {
    switch self {
    case .done: 0
    case .stopped: 1
    case .disagreement: 2
    case .data: 3
    case .usage: 4
    case .io: 5
    case .internal: 6
    }
  }
}
