import Documents
import GameCore
import Questions
import Reversi

private typealias P = ReversiParameters

extension ReversiPlay: ServedGame {
  package static func solvers(in context: Context) -> ReversiSolvers {
    ReversiSolvers {
      context.environment.reversiSolver(memory: ReversiParameters.memory.fallback ?? 64)
    } book: { name throws(ComputerError) in
      do throws(Fault) {
        return try context.environment.openingBook(name, limits: context.limits)
      } catch {
        let reason = "the book can't be used: \(error.message)"
        throw error.status == .io ? .unreadable(reason: reason) : .load(reason: reason)
      }
    }
  }

  package static let otherOptions: [any SomeParameter] = [P.position, P.moves, P.openingName, P.starts]

  package static func settings(saidBy texts: [String: String], in context: Context) throws(Fault) -> [GivenSetting] {
    let (position, moves, opening) = (texts["position"], texts["moves"], texts["opening"])
    if let path = texts["starts"] {
      if texts.count > 1 { throw .usage("give --starts, or another place to begin at, not both") }
      var settings = ReversiSettings()
      settings.start = .listed(try context.environment.reversiStarts(path).map { $0.line })
      return [GivenSetting("from", settings.startText, as: "starts")]
    }
    if let opening {
      if position != nil || moves != nil { throw .usage("give --opening, or --position and --moves, not both") }
      let line = try context.environment.reversiNames.line(called: opening, as: "--opening")
      return [GivenSetting("from", line.transcript, as: "opening")]
    }
    var words: [String] = []
    do throws(Fault) {
      if let position { words.append(try Domain<Position>.board.parse(position).boardText) }
    } catch { throw error.about("--position") }
    do throws(Fault) {
      if let moves { words.append(Line.text(of: try Domain<MoveList>.moves.parse(moves).moves)) }
    } catch { throw error.about("--moves") }
    // What can't be played after the position is the moves' fault.
    let option = moves == nil ? "position" : "moves"
    return words.isEmpty ? [] : [GivenSetting("from", words.joined(separator: " "), as: option)]
  }
}

extension Environment {
  /// The lines of a file with which games on the usual board are to begin.
  /// - Throws: what is wrong, with its line.
  func reversiStarts(_ path: String) throws(Fault) -> [GameRecord] {
    let bytes = TextBytes.utf8(try files.read(path))
    guard bytes.count <= TextLength.pasted else {
      throw .data("\(path) has more than \(Wording.grouped(TextLength.pasted)) bytes; take a part of the lines")
    }
    do throws(NotationError) {
      return try GameRecord.starts(bytes, from: .start())
    } catch {
      let line = bytes.prefix(error.place).count { $0 == UInt8(ascii: "\n") } + 1
      throw Fault.data(error.message).within(source: path, line: line)
    }
  }
}
