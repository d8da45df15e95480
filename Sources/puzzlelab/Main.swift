import Documents
import Games
import Glibc
import Questions

@main enum Main {
  static func main() {
    Descriptor.openStandard()
    Interrupt.install()
    LastWords.install()
    exit(Program(.puzzlelab.called(ProgramName.typed)).run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
