// The exact score of a position, and what each move of a game cost.
import Reversi

let solver = ReversiSolver()
let board = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X"
let solution = solver.solve(try Position(boardText: board))
print(solution.score ?? 0, solution.principalVariation, solution.evidence)

let game = GameRecord(try Line(transcript: "1. f5 2. d6 3. c3 4. d3 5. c4", from: .start()))
let review = solver.review(game, effort: EffortRequest(.level(4)))
for move in review.moves.compactMap({ $0 }) { print(move.move, "lost", move.loss, "hundredths of a disc") }
