import Documents
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

  package static let otherOptions: [any SomeParameter] = [P.position, P.moves, P.openingName]

  package static func settings(saidBy texts: [String: String], in context: Context) throws(Fault) -> [GivenSetting] {
    let (position, moves, opening) = (texts["position"], texts["moves"], texts["opening"])
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
