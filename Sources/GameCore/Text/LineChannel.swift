/// Lines to another program and back.
package struct LineChannel: Sendable {
  /// What came.
  package enum Received: Sendable {
    /// A line, without its end.
    case line(String)
    /// Nothing in the time.
    case nothing
    /// The program has closed its side.
    case end
  }

  /// Sends lines, with their ends; false where the program no longer reads them.
  package let send: @Sendable (String) -> Bool
  /// Waits for a line, at most some seconds.
  package let receive: @Sendable (_ seconds: Double) -> Received
  /// The last line that the program wrote, also among its error messages; empty without one.
  package let lastWords: @Sendable () -> String
  /// Ends the program and says how it ended: "exited with status 1".
  package let close: @Sendable () -> String

  package init(
    send: @escaping @Sendable (String) -> Bool, receive: @escaping @Sendable (Double) -> Received,
    lastWords: @escaping @Sendable () -> String, close: @escaping @Sendable () -> String
  ) {
    self.send = send
    self.receive = receive
    self.lastWords = lastWords
    self.close = close
  }
}
