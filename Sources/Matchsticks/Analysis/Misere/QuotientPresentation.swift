/// A misère quotient as generators and relations, and the elements that are P-positions, as papers
/// write it: ⟨a, b | a² = 1, b³ = b⟩ and {a, b²} (Plambeck & Siegel 2008).
///
/// Monomials are ordered by degree, then by their exponents. Each element has a least monomial; a
/// relation says which least monomial equals one that isn't least but whose proper divisors all
/// are. Such relations decide equality: they are the reduced Gröbner basis of the quotient's
/// binomials.
public struct QuotientPresentation: Sendable {
  /// A product of generators: the exponent of each.
  public typealias Monomial = [Int]

  /// A monomial, and the least one that it equals.
  public struct Relation: Sendable, Equatable {
    /// A product.
    public let monomial: Monomial
    /// The least one that equals it.
    public let least: Monomial
  }

  /// The heaps that generate the quotient.
  public let generators: [Int]
  /// The relations, by the order of their monomials.
  public let relations: [Relation]
  /// The P-positions, by the same order.
  public let pPortion: [Monomial]
  /// The most elements of a quotient that is presented.
  public static let mostElements = 2000
}

extension MisereQuotient {
  /// Generators, relations and P-portion; `nil` for a quotient that is too large to be read.
  ///
  /// A product is skipped unless each of its divisors that is one generator smaller is the least
  /// monomial of its element: then no relation divides it.
  /// - Complexity: O(generators · order) products, each looked up once for each of its generators.
  public var presentation: QuotientPresentation? {
    guard order <= QuotientPresentation.mostElements else { return nil }
    let one = [Int](repeating: 0, count: generators.count)
    var least: [Int: [Int]] = [0: one]
    var standard: Set<[Int]> = [one]
    var relations: [QuotientPresentation.Relation] = []
    var level = [(monomial: one, element: 0)]
    while !level.isEmpty {
      var next: [(monomial: [Int], element: Int)] = []
      for (monomial, element) in products(of: level) {
        guard Self.divisors(of: monomial).allSatisfy(standard.contains) else { continue }
        if let known = least[element] {
          relations.append(QuotientPresentation.Relation(monomial: monomial, least: known))
        } else {
          least[element] = monomial
          standard.insert(monomial)
          next.append((monomial, element))
        }
      }
      level = next
    }
    let portion = pElements.compactMap { least[$0] }.sorted(by: Self.precedes)
    return QuotientPresentation(generators: generators, relations: relations, pPortion: portion)
  }

  /// A monomial without one of its generators, for each of them.
  private static func divisors(of monomial: [Int]) -> some Sequence<[Int]> {
    monomial.indices.lazy.filter { monomial[$0] > 0 }.map { place in
      var divisor = monomial
      divisor[place] -= 1
      return divisor
    }
  }

  /// The products of monomials of one degree with a generator, each once, in order.
  private func products(of level: [(monomial: [Int], element: Int)]) -> [(monomial: [Int], element: Int)] {
    var found: [[Int]: Int] = [:]
    for (monomial, element) in level {
      for place in generators.indices {
        var product = monomial
        product[place] += 1
        found[product] = self.product(element, pretending[generators[place]])
      }
    }
    return found.map { (monomial: $0.key, element: $0.value) }.sorted { Self.precedes($0.monomial, $1.monomial) }
  }

  /// The order of monomials: by degree, then those with more of an earlier generator first.
  private static func precedes(_ one: [Int], _ other: [Int]) -> Bool {
    let (degree, otherDegree) = (one.reduce(0, +), other.reduce(0, +))
    return degree == otherDegree ? other.lexicographicallyPrecedes(one) : degree < otherDegree
  }
}
