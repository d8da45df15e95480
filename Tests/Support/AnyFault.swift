import Documents
import Questions

extension Fault {
  /// An error that was caught without its type.
  package init(any error: any Error) {
    if let error = error as? any ReportedError {
      self.init(error)
    } else {
      self.init(.internal, "\(error)")
    }
  }
}
