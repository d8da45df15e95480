import CardMatch
import GameCore
import Matchsticks
import Reversi
import SetGame

extension FuzzTarget {
  /// Weights, checkpoints and policies. Digests would keep a fuzzer out, so an input is a payload
  /// that is sealed here, or as it is when its first byte is odd.
  static let sealedFiles: [FuzzTarget] = [
    FuzzTarget("sealed-survey") { bytes in
      guard let survey = accepted({ try CodeSurveyCheckpoint(bytes: sealed(bytes, "PZLOCTAL", 1)) }) else { return }
      require(accepted { try CodeSurveyCheckpoint(bytes: survey.bytes) } == survey, "a survey is read as written")
    },
    FuzzTarget("sealed-search") { bytes in
      guard let search = accepted({ try GrundyCheckpoint(bytes: sealed(bytes, "PZLGRUND", 1)) }) else { return }
      require(accepted { try GrundyCheckpoint(bytes: search.bytes) } == search, "a search is read as written")
    },
    FuzzTarget("sealed-distribution") { bytes in
      guard let found = accepted({ try DistributionCheckpoint(bytes: sealed(bytes, "PZLSETDC", 3)) }) else { return }
      require(accepted { try DistributionCheckpoint(bytes: found.bytes) } == found, "a checkpoint is read as written")
    },
    FuzzTarget("sealed-policy") { bytes in
      for game in games {
        guard let policy = accepted({ try FaceDownPolicy(bytes: sealed(bytes, "PZLCMFD", 2), game: game) }) else {
          continue
        }
        _ = (policy.value, policy.stateCount)
        for table in tables where table.dealSize == game.dealSize {
          _ = accepted { try FaceDownAdvice(table, plan: .policy(policy)) }
        }
      }
    },
    FuzzTarget("sealed-training") { bytes in
      let plan = EvaluationPlan.quick(.six)
      _ = accepted { try EvaluationTrainer(plan, checkpoint: sealed(bytes, "PZLRVTRN", 6)) }
    },
    FuzzTarget("sealed-evaluation") { bytes in
      guard let file = accepted({ try EvaluationFile(evaluation(bytes)) }) else { return }
      _ = file.network(0)
    },
  ]

  private static let games: [FaceDownGame] = [2, 3].compactMap { count in
    accepted { try FaceDownGame(dealSize: count, scoring: .standard) }
  }

  /// Tables of those games: a fresh one, one with a card that was seen, and the same with it up.
  private static let tables: [KnownTable] = games.flatMap { game in
    let (card, unseen) = (game.deck.cards[0], game.dealSize - 1)
    return [
      KnownTable(unseen: game.dealSize),
      accepted { try KnownTable(known: [card], matched: [], open: [], unseen: unseen) },
      accepted { try KnownTable(known: [card], matched: [], open: [card], unseen: unseen) },
    ].compactMap { $0 }
  }

  private static func sealed(_ bytes: [UInt8], _ mark: StaticString, _ version: UInt64) -> [UInt8] {
    let rest = Array(bytes.dropFirst())
    return (bytes.first ?? 0) & 1 == 1 ? rest : SealedFile(mark: mark, version: version).sealed(rest)
  }

  /// A file of a head and blocks, each sealed: the input's blocks end with a byte of 255.
  private static func evaluation(_ bytes: [UInt8]) -> [UInt8] {
    guard (bytes.first ?? 0) & 1 == 0 else { return Array(bytes.dropFirst()) }
    let file = SealedFile(mark: "PZLRVEVA", version: 4)
    let head = bytes.dropFirst().prefix(12)
    let blocks = bytes.dropFirst(13).split(separator: 255, omittingEmptySubsequences: false)
    let first = blocks.first ?? []
    let count = FeatureSet.features(for: .six)?.stageCount ?? 0
    return (0..<count).reduce(file.sealed(head)) { $0 + file.sealed($1 < blocks.count ? blocks[$1] : first) }
  }
}
