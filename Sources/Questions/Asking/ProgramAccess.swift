import Documents
import GameCore

/// How the programs are started that a request names.
///
/// Only the command line that a person has typed may start any: whoever may send requests to a
/// server, or hands over a file of them, would otherwise run whatever they like.
package struct ProgramAccess: Sendable {
  /// Starts a command of the shell.
  package let start: @Sendable (_ command: String) throws(Fault) -> LineChannel

  /// Creates an access to programs.
  package init(start: @escaping @Sendable (_ command: String) throws(Fault) -> LineChannel) { self.start = start }

  /// No program is started.
  package static let refused = ProgramAccess { command throws(Fault) in
    throw .io("'\(command.visible)': programs are started only by a command that was typed, not from here")
  }
}
