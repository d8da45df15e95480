import Catalogue
import Play
import Reports

/// A game that fills the screen.
struct PlayScreen<Game: ShownGame> {
  init(_ playing: Playing<Game>, _ session: PlaySession<Game>) {}
  func run() throws -> ExitStatus { .done }
}
