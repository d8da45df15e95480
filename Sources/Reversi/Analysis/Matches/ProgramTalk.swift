import GameCore

/// The conversation with a running program that plays, as the side that asks in the Go Text
/// Protocol. [GTP]
package struct ProgramTalk: Sendable {
  /// What may stop the waiting.
  var limits = SearchLimits.none
  /// Whether an answer may still come that is no longer waited for.
  private(set) var owesAnswer = false
  private let channel: LineChannel
  private let command: String
  private let size: BoardSize
  private let patience: ProgramPlayer.Patience
  /// The seconds that are left on the program's clock.
  private var secondsLeft = 0.0

  /// How long to wait before limits are checked again, in seconds.
  private static let lookEvery = 0.1
  /// The most lines of an answer.
  private static let longestAnswer = 1000

  init(_ channel: LineChannel, command: String, size: BoardSize, patience: ProgramPlayer.Patience) {
    self.channel = channel
    self.command = command
    self.size = size
    self.patience = patience
  }

  /// The program's name and version; it has to play on the board.
  mutating func introduction(_ limits: SearchLimits) throws(ProgramFailure) -> (name: String, version: String) {
    self.limits = limits
    let name = try ask(.name)
    let version = try ask(.version)
    _ = try demand(.boardsize(size))
    let isNamed = name.map { $0.isSuccess && !$0.text.isEmpty } ?? false
    return (isNamed ? name?.text ?? command : command, version.flatMap { $0.isSuccess ? $0.text : nil } ?? "")
  }

  /// Begins a game and shows the moves of its opening.
  mutating func begin(_ opening: Line) throws(ProgramFailure) {
    _ = try demand(.boardsize(size))
    if let seconds = patience.clockSeconds {
      _ = try demand(.timeSettings(seconds: seconds))
      secondsLeft = seconds
    }
    _ = try demand(.clearBoard)
    var position = opening.start
    for move in opening.moves {
      try show(move, of: position.sideToMove)
      position = (try? position.playing(move)) ?? position
    }
  }

  /// Shows a move. A program that adds passes on its own may refuse them.
  mutating func show(_ move: Move, of side: Side) throws(ProgramFailure) {
    if move == .pass { _ = try ask(.play(move, side)) } else { _ = try demand(.play(move, side)) }
  }

  /// Asks for a move.
  mutating func choose(for side: Side) throws(ProgramFailure) -> MatchSeat.Choice {
    var seconds = patience.answerSeconds
    if patience.clockSeconds != nil {
      guard try demand(.timeLeft(side, seconds: secondsLeft)) != nil else { return .stopped }
      seconds = secondsLeft
    }
    let begin = Moment.now
    let answer: GTPAnswer?
    do throws(ProgramFailure) {
      answer = try demand(.genmove(side), within: seconds)
    } catch {
      guard case .silent = error.reason, patience.clockSeconds != nil else { throw error }
      return .forfeit(Forfeit(.time, answer: ""))
    }
    guard let answer else { return .stopped }
    if patience.clockSeconds != nil {
      secondsLeft -= (Moment.now - begin) / .seconds(1)
      if secondsLeft < 0 { return .forfeit(Forfeit(.time, answer: answer.shown)) }
    }
    switch answer.move {
    case .move(let move): return .move(move)
    case .resignation: return .forfeit(Forfeit(.resignation, answer: answer.shown))
    case .none: throw failure(.unexpected(answer.shown), .genmove(side))
    }
  }

  /// Sends `quit` and ends the program.
  func quit() {
    if channel.send(GTPCommand.quit.line) {
      let deadline = Deadline.after(seconds: 1)
      while !deadline.hasPassed {
        if case .end = channel.receive(Self.lookEvery) { break }
      }
    }
    close()
  }

  /// Ends the program at once.
  func close() { _ = channel.close() }

  /// An answer that has to agree; `nil` when a limit came first.
  private mutating func demand(
    _ request: GTPCommand, within seconds: Double? = nil
  ) throws(ProgramFailure) -> GTPAnswer? {
    guard let answer = try ask(request, within: seconds) else { return nil }
    guard answer.isSuccess else { throw failure(.refused(answer.shown), request) }
    return answer
  }

  /// The answer to a request; `nil` when a limit came first.
  private mutating func ask(
    _ request: GTPCommand, within seconds: Double? = nil
  ) throws(ProgramFailure) -> GTPAnswer? {
    guard !owesAnswer else { return nil }
    let seconds = seconds ?? patience.answerSeconds
    owesAnswer = true
    guard channel.send(request.line) else { throw failure(.ended(channel.close()), request) }
    let deadline = Deadline.after(seconds: seconds)
    var reader = GTPAnswerReader()
    while reader.lines.count < Self.longestAnswer {
      if limits.stopReason() != nil { return nil }
      switch channel.receive(min(Self.lookEvery, max(0.001, seconds))) {
      case .line(let line):
        guard let answer = reader.read(line) else { continue }
        owesAnswer = false
        return answer
      case .end: throw failure(.ended(channel.close()), request)
      case .nothing: if deadline.hasPassed { throw failure(.silent(seconds: seconds), request) }
      }
    }
    throw failure(.unexpected(reader.lines[0]), request)
  }

  private func failure(_ reason: ProgramFailure.Reason, _ request: GTPCommand) -> ProgramFailure {
    ProgramFailure(reason, command: command, request: request.text, lastWords: channel.lastWords())
  }
}
