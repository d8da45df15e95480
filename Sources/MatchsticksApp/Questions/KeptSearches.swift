import Documents
import GameCore
import Matchsticks
import Questions

/// Work that is kept in a file.
extension Context {
  /// What a file keeps, if there is one.
  func checkpoint<Checkpoint>(
    in path: String?, _ read: ([UInt8]) throws(SealedFileError) -> Checkpoint
  ) throws(Fault) -> Checkpoint? {
    guard let path, environment.files.exists(path) else { return nil }
    let bytes = try environment.files.read(path)
    do throws(SealedFileError) {
      return try read(bytes)
    } catch {
      throw Fault(error).within(source: path, line: nil)
    }
  }

  /// Keeps bytes in a file; when that fails the work continues, with a warning.
  func keep(_ bytes: [UInt8], in path: String) {
    do { try environment.files.write(path, bytes) } catch { environment.warn(Fault(error).message) }
  }

  /// The search for the period of some rules, kept in a file if one is named.
  func kept(_ rules: Ruleset, _ arguments: Arguments) throws(Fault) -> KeptSearch? {
    let parameter = MatchsticksParameters.checkpoint
    guard let path = arguments[parameter] else { return nil }
    let resumed = try checkpoint(in: path, GrundyCheckpoint.init(bytes:))
    do throws(KeptSearchError) {
      return try KeptSearch(rules, resumed: resumed) { keep($0.bytes, in: path) }
    } catch .notKept {
      throw Fault.usage("\(KeptSearchError.notKept.message): omit \(arguments.name(of: parameter))")
    } catch {
      throw Fault(error).within(source: path, line: nil)
    }
  }
}
