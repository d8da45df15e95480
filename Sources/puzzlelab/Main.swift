import Catalogue
import Glibc

@main enum Main {
  static func main() {
    Interrupt.install()
    exit(Program(.puzzlelab).run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
