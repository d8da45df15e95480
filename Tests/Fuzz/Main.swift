import CFuzzer
import FuzzTargets
import Glibc

/// `fuzz TARGET [what libFuzzer takes]` runs a target, `fuzz` lists them. `./test --fuzz` builds it
/// and says what to give.
@main enum Main {
  static func main() {
    guard CommandLine.arguments.count > 1 else {
      for target in FuzzTarget.all { print(target.name) }
      return
    }
    guard let target = FuzzTarget.all.first(where: { $0.name == CommandLine.arguments[1] }) else {
      complain("fuzz: there is no target \(CommandLine.arguments[1]); 'fuzz' lists them")
      exit(64)
    }
    Counters.announce(reachedBy: target.body, on: CommandLine.arguments.dropFirst(2).filter { $0.first != "-" })
    unsafe Chosen.body = target.body
    // libFuzzer gets the words without the target's name.
    var count = CommandLine.argc - 1
    var words = unsafe CommandLine.unsafeArgv + 1
    let status = unsafe LLVMFuzzerRunDriver(&count, &words) { bytes, length in
      unsafe Chosen.body(Array(UnsafeBufferPointer(start: bytes, count: length)))
      return 0
    }
    exit(status)
  }
}

/// The target to which the one function that libFuzzer calls passes its bytes.
private enum Chosen {
  nonisolated(unsafe) static var body: @Sendable ([UInt8]) -> Void = { _ in }
}
