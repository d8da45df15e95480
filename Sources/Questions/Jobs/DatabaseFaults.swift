import Databases
import Documents

extension Fault {
  /// Runs what opens or changes a database; its errors become faults.
  package static func translating<Result>(_ body: () throws(DatabaseError) -> Result) throws(Fault) -> Result {
    do throws(DatabaseError) { return try body() } catch { throw Fault(database: error) }
  }

  /// The fault of a database: of its contents, or of the system.
  package init(database error: DatabaseError) {
    switch error.reason {
    case .notADatabase, .foreign, .newer, .older, .damaged, .altered: self = .data(error.message)
    case .stopped: self = .interrupted
    case .cannotOpen, .exists, .locked, .changed, .full, .readOnly, .inputOutput, .other: self = .io(error.message)
    }
  }
}
