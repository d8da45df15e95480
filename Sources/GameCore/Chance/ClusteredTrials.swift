/// Scores in clusters, for a ``SequentialTest``: each cluster is one trial, whose score is the mean
/// of the scores in it, because scores of one cluster depend on each other. Clusters don't. Where
/// all scores are of one cluster, they are the trials, and what is found holds for that cluster.
public struct ClusteredTrials: Sendable, Hashable {
  private struct Cluster: Hashable {
    var points = 0
    var scores = 0
  }

  /// The highest score in points.
  private let mostPoints: Int
  private let hasOneCluster: Bool
  private var clusters: [Int: Cluster] = [:]
  /// How often each number of points was met.
  public private(set) var pointCounts: [Int]
  /// How many clusters have each whole number of points as their mean.
  private var meanCounts: [Int]
  /// How many clusters have each other mean, as a share of the highest score.
  private var otherMeans: [Double: Int] = [:]

  /// No trials; scores have 0…`mostPoints` points, at least 1. `hasOneCluster` says that all will
  /// be of one cluster.
  public init(mostPoints: Int, hasOneCluster: Bool = false) {
    precondition(mostPoints >= 1, "see mostPoints")
    self.hasOneCluster = hasOneCluster
    self.mostPoints = mostPoints
    pointCounts = Array(repeating: 0, count: mostPoints + 1)
    meanCounts = pointCounts
  }

  /// The number of clusters.
  public var clusterCount: Int { clusters.count }

  /// Adds a score, in points, to a cluster, which has a number of the caller's.
  public mutating func add(_ points: Int, to number: Int) {
    precondition((0...mostPoints).contains(points), "see init(mostPoints:)")
    pointCounts[points] += 1
    var cluster = clusters[number] ?? Cluster()
    if cluster.scores > 0 { count(cluster, by: -1) }
    cluster.points += points
    cluster.scores += 1
    count(cluster, by: 1)
    clusters[number] = cluster
  }

  private mutating func count(_ cluster: Cluster, by step: Int) {
    let (mean, rest) = cluster.points.quotientAndRemainder(dividingBy: cluster.scores)
    guard rest != 0 else { return meanCounts[mean] += step }
    let share = Double(cluster.points) / Double(cluster.scores * mostPoints)
    let count = (otherMeans[share] ?? 0) + step
    otherMeans[share] = count == 0 ? nil : count
  }

  /// What a test says about them: the natural logarithm of the likelihood of H1 over that of H0.
  /// - Complexity: O(different means).
  public func logLikelihoodRatio(_ test: SequentialTest) -> Double {
    if hasOneCluster { return test.logLikelihoodRatio(pointCounts) }
    let others = otherMeans.sorted { $0.key < $1.key }.map { (score: $0.key, count: $0.value) }
    return test.logLikelihoodRatio(meanCounts, others: others)
  }
}
