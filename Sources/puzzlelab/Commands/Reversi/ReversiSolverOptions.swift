import Catalogue
import GameCore
import Reports
import Reversi

extension Option {
  /// `--memory MIB`.
  static let reversiMemory: Option = Option(
    "memory", .integer(1...65536), metavar: "MIB", default: "64",
    help: "Remember proved positions in at most so many MiB")

  /// What a solver is made with.
  static let reversiSolver: [Option] = [.reversiMemory, .data]
}

extension Call {
  /// Solvers with the memory that was asked for and the shipped weights.
  func reversiSolvers() -> SolverPool { SolverPool(reversiSolverMemory()) }

  /// The most bytes that a table may have.
  var reversiMemoryBytes: Int { (integer(.reversiMemory) ?? SolverMemory.defaultBytes >> 20) << 20 }

  /// The memory that was asked for, with the shipped weights.
  func reversiSolverMemory() -> SolverMemory {
    SolverMemory(
      bytes: reversiMemoryBytes, weights: { size in orderingWeights(size) },
      evaluation: { empties in evaluation(empties) },
      probCut: { probCut() })
  }

  /// The shipped evaluation of the middle game from so many empties on down; a warning when it is missing or damaged,
  /// because values are worse without it.
  private func evaluation(_ empties: Int) -> EvaluationWeights? {
    let name = "reversi/evaluation.weights"
    do {
      return try EvaluationWeights(bytes: dataFile(name), empties: empties)
    } catch {
      console.warn("\(CommandError(error).message); searching without \(name), over a smaller evaluation")
      return nil
    }
  }

  /// How far the shipped evaluation's searches are off; a warning when that is missing or damaged.
  private func probCut() -> ProbCutModel? {
    let name = "reversi/probcut.txt"
    do {
      return try ProbCutModel(text: dataFile(name))
    } catch {
      console.warn("\(CommandError(error).message); searching without \(name), with cautious cut-offs")
      return nil
    }
  }

  /// The shipped weights for a size of board; a warning when they are missing or damaged, because the search is slower
  /// without them.
  private func orderingWeights(_ size: BoardSize) -> OrderingWeights? {
    guard size != .four else { return nil }
    let name = "reversi/ordering-\(size.rawValue).weights"
    do {
      return try OrderingWeights(bytes: dataFile(name))
    } catch {
      console.warn("\(CommandError(error).message); solving without \(name), which takes longer")
      return nil
    }
  }

  /// The limits for one of several positions that are solved side by side: a thread for each.
  func limitsOfOne() -> SearchLimits {
    var limits = limits()
    limits.threads = 1
    return limits
  }
}
