import Documents
import GameCore
import Games
import Glibc
import Questions
import Streams

@main enum Main {
  static func main() {
    Descriptor.openStandard()
    Interrupt.install()
    LastWords.install()
    exit(Program(.puzzlelab.called(ProgramName.typed)).run(Array(SystemText.arguments.dropFirst())).rawValue)
  }
}
