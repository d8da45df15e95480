/// A conjugacy class of GL(d, q), q a prime, by its rational canonical form.
///
/// The class is a choice of a partition λ(f) for each monic irreducible polynomial f ≠ x over the
/// field of q elements, with Σ deg f · |λ(f)| = d. A member is the block matrix of the
/// companion matrices of f^part. With Q = q^deg f, λ′ the conjugate partition and m_i the number of
/// parts i, its centraliser has the order ∏_f Q^{Σ λ′_i²} ∏_i ∏_{j ≤ m_i} (1 − Q^{−j}) (Macdonald
/// 1995, II.1.6).
struct ConjugacyClass {
  /// A polynomial over the field, lowest coefficient first, the highest one 1.
  typealias Polynomial = [Int]

  /// The number q of elements of the field.
  let modulus: Int
  /// The block diagonal matrix, row by row.
  let matrix: [[Int]]
  let centraliserOrder: UInt64

  /// The image of a point, the first row giving the most significant digit.
  func image(of point: Int) -> Int {
    var digits: [Int] = []
    var rest = point
    for _ in matrix {
      digits.insert(rest % modulus, at: 0)
      rest /= modulus
    }
    return matrix.reduce(0) { value, row in
      value * modulus + zip(row, digits).reduce(0) { $0 + $1.0 * $1.1 } % modulus
    }
  }

  /// All classes.
  static func all(modulus: Int, dimension: Int) -> [ConjugacyClass] {
    let field = PrimeField(modulus: modulus)
    var classes: [ConjugacyClass] = []
    field.extend([], order: 1, rest: dimension, field.irreducibles(upTo: dimension)[...], into: &classes)
    return classes
  }
}

/// The field of q elements, q a prime, and polynomials over it.
private struct PrimeField {
  typealias Polynomial = ConjugacyClass.Polynomial

  let modulus: Int

  func extend(
    _ blocks: [Polynomial], order: UInt64, rest: Int, _ factors: ArraySlice<Polynomial>,
    into classes: inout [ConjugacyClass]
  ) {
    guard rest > 0 else {
      return classes.append(ConjugacyClass(modulus: modulus, matrix: blockMatrix(blocks), centraliserOrder: order))
    }
    guard let factor = factors.first else { return }
    let degree = factor.count - 1
    for size in 0...(rest / degree) {
      for partition in partitions(of: size, largest: size) {
        let more = partition.map { power(factor, $0) }
        extend(
          blocks + more, order: order * centraliser(of: partition, degree: degree), rest: rest - size * degree,
          factors.dropFirst(), into: &classes)
      }
    }
  }

  private func centraliser(of partition: [Int], degree: Int) -> UInt64 {
    let q = (0..<degree).reduce(UInt64(1)) { power, _ in power * UInt64(modulus) }
    let largest = partition.first ?? 0
    guard largest > 0 else { return 1 }
    // q^{Σ λ′²} ∏ (1 − q^{−j}) in whole numbers: each factor takes its q^j from the power.
    var exponent = (1...largest).reduce(0) { sum, i in
      let column = partition.count { $0 >= i }
      return sum + column * column
    }
    var order: UInt64 = 1
    for part in 1...largest {
      var power: UInt64 = 1
      for j in 0..<partition.count(where: { $0 == part }) {
        power *= q
        order *= power - 1
        exponent -= j + 1
      }
    }
    return (0..<exponent).reduce(order) { product, _ in product * q }
  }

  private func partitions(of size: Int, largest: Int) -> [[Int]] {
    guard size > 0 else { return [[]] }
    return (1...max(1, min(size, largest))).flatMap { part in
      partitions(of: size - part, largest: part).map { [part] + $0 }
    }
  }

  /// The monic irreducible polynomials of degree 1…`degree`, x left out.
  func irreducibles(upTo degree: Int) -> [Polynomial] {
    var found: [Polynomial] = []
    var composite: Set<Polynomial> = []
    for size in 1...degree {
      for polynomial in monic(degree: size) where !composite.contains(polynomial) { found.append(polynomial) }
      for factor in found {
        for cofactorDegree in 1...degree where cofactorDegree + factor.count - 1 <= degree {
          for cofactor in monic(degree: cofactorDegree) { composite.insert(product(factor, cofactor)) }
        }
      }
    }
    return found.filter { $0 != [0, 1] }
  }

  private func monic(degree: Int) -> [Polynomial] {
    (0..<degree).reduce([[1]]) { tails, _ in tails.flatMap { tail in (0..<modulus).map { [$0] + tail } } }
  }

  private func product(_ a: Polynomial, _ b: Polynomial) -> Polynomial {
    var product = [Int](repeating: 0, count: a.count + b.count - 1)
    for (i, x) in a.enumerated() {
      for (j, y) in b.enumerated() { product[i + j] = (product[i + j] + x * y) % modulus }
    }
    return product
  }

  private func power(_ polynomial: Polynomial, _ exponent: Int) -> Polynomial {
    (0..<exponent).reduce([1]) { power, _ in product(power, polynomial) }
  }

  /// The companion matrices of the polynomials along the diagonal.
  private func blockMatrix(_ blocks: [Polynomial]) -> [[Int]] {
    let size = blocks.reduce(0) { $0 + $1.count - 1 }
    var matrix = [[Int]](repeating: [Int](repeating: 0, count: size), count: size)
    var corner = 0
    for block in blocks {
      let degree = block.count - 1
      for row in 0..<degree {
        if row > 0 { matrix[corner + row][corner + row - 1] = 1 }
        matrix[corner + row][corner + degree - 1] = (modulus - block[row]) % modulus
      }
      corner += degree
    }
    return matrix
  }
}
