import GameCore
import Synchronization

/// Another program that plays, by the Go Text Protocol. Each game that is played at the same time
/// has a process of its own; they are kept from game to game.
public final class ProgramPlayer: Sendable {
  /// What a program may take.
  public struct Patience: Sendable, Hashable {
    /// The seconds for an answer, but for a move on a clock.
    public var answerSeconds: Double
    /// The seconds for all moves of a game; `nil` without a clock.
    public var clockSeconds: Double?

    /// A patience.
    public init(answerSeconds: Double = 60, clockSeconds: Double? = nil) {
      self.answerSeconds = answerSeconds
      self.clockSeconds = clockSeconds
    }
  }

  /// The command that starts it.
  public let command: String
  /// The program's answer to `name`.
  public let name: String
  /// The program's answer to `version`; empty where it gives none.
  public let version: String
  /// What it may take.
  public let patience: Patience
  private let size: BoardSize
  private let start: @Sendable () throws(ProgramFailure) -> LineChannel
  private let idle: Lock<[ProgramTalk]>

  /// Starts a program for games on a board.
  /// - Throws: why it can't be started, or doesn't play on this board.
  package init(
    _ command: String, size: BoardSize, patience: Patience = Patience(), limits: SearchLimits = .none,
    start: @escaping @Sendable () throws(ProgramFailure) -> LineChannel
  ) throws(ProgramFailure) {
    self.command = command
    self.size = size
    self.patience = patience
    self.start = start
    var talk = ProgramTalk(try start(), command: command, size: size, patience: patience)
    do throws(ProgramFailure) {
      (name, version) = try talk.introduction(limits)
    } catch {
      talk.close()
      throw error
    }
    idle = Lock([talk])
  }

  /// Its name and version.
  public var title: String { version.isEmpty ? name : "\(name) \(version)" }

  /// A process for a game that `limits` may stop.
  func take(_ limits: SearchLimits) throws(ProgramFailure) -> ProgramTalk {
    var talk: ProgramTalk
    if let idle = idle.withLock({ $0.popLast() }) {
      talk = idle
    } else {
      talk = ProgramTalk(try start(), command: command, size: size, patience: patience)
    }
    talk.limits = limits
    return talk
  }

  /// Takes a process back after a game; one that owes an answer is ended.
  func giveBack(_ talk: ProgramTalk) {
    if talk.owesAnswer { talk.close() } else { idle.withLock { $0.append(talk) } }
  }

  /// Ends all processes that aren't at a game.
  package func close() {
    let talks = idle.withLock { idle in
      defer { idle = [] }
      return idle
    }
    for talk in talks { talk.quit() }
  }
}

/// Why a program can't play.
public struct ProgramFailure: Error, Hashable, Sendable {
  /// What happened.
  public enum Reason: Hashable, Sendable {
    /// It can't be started; the reason in words.
    case start(String)
    /// It has ended: how, in words.
    case ended(String)
    /// It didn't answer within these seconds.
    case silent(seconds: Double)
    /// It refused a request: its answer.
    case refused(String)
    /// Its answer isn't what the request asks for.
    case unexpected(String)
  }

  /// What happened.
  public let reason: Reason
  /// The command that started it.
  public let command: String
  /// The request that it was to answer; empty where there was none.
  public let request: String
  /// The last line that it wrote.
  public let lastWords: String

  package init(_ reason: Reason, command: String, request: String = "", lastWords: String = "") {
    self.reason = reason
    self.command = command
    self.request = request
    self.lastWords = lastWords
  }
}
