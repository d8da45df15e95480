import Documents
import Questions
import Streams

/// The program: words in, an answer or a message out, an exit status.
package struct Program: Sendable {
  private let table: CommandTable

  /// A program with the commands of `table`.
  package init(_ table: CommandTable) { self.table = table }

  /// Does what the words ask for, on the process's own console.
  package func run(_ words: [String]) -> ExitStatus {
    do throws(Fault) {
      switch try Parser(table).parse(words) {
      case .version: return try print("puzzlelab \(Toolkit.version)\n", on: try .process())
      case .help(let topic):
        let console = try Console.process()
        return try print(HelpText(table, style: console.style).text(about: topic), on: console)
      case .call(let invocation):
        let console = try Console.process(
          output: invocation.values[Options.output.any.name], color: invocation.values[Options.color.any.name])
        return run(invocation, on: console)
      }
    } catch {
      Console.complain(error.placedMessage)
      return error.status
    }
  }

  /// Runs a command on a console; what it throws becomes a message and a status.
  package func run(_ invocation: Invocation, on console: Console) -> ExitStatus {
    do throws(Fault) {
      let status = try invocation.command.run(try Call(invocation, console: console))
      console.progressBar?.close()
      try console.output.finish()
      return status
    } catch {
      console.progressBar?.close()
      console.output.discard()
      console.report(Remedies(command: invocation.command, table: table).completing(error, of: invocation))
      return error.status
    }
  }

  private func print(_ text: String, on console: Console) throws(Fault) -> ExitStatus {
    try console.output.write(console.style.finished(text))
    try console.output.finish()
    return .done
  }
}
