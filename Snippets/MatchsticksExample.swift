// The outcome of a position, the winning move, and how that is known.
import ExactArithmetic
import Matchsticks

let game = TakeAwayGame(try RulesNotation.parse("take:3"))
let analysis = try game.analyze(heaps: try HeapsNotation.parse("18"))
print(analysis.outcome == .nPosition ? "the player to move wins" : "the player to move loses", analysis.evidence)
if let move = analysis.suggestion?.move { print("take", move.take, "and leave", move.leaves) }

let losing = try game.losing(upTo: BigInt.power(10, 100), listing: 5)
print(losing.positions, "are the first of", losing.count, "losing heaps")
