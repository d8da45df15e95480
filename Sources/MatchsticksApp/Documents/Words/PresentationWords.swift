import Documents
import Matchsticks

/// A quotient's presentation in formulas, as text and in LaTeX.
struct PresentationWords {
  /// What the generators are: "a = 1, b = 2", heaps by their sizes.
  let generators: PaperText.Formula
  /// Generators and relations.
  let monoid: PaperText.Formula
  /// The elements that are P-positions.
  let pPortion: PaperText.Formula
  /// Whether it is short enough for a screen.
  let isShort: Bool

  init(_ presentation: QuotientPresentation) {
    let names = presentation.generators.indices.map { Self.name($0) }
    let heaps = zip(names, presentation.generators).map { "\($0) = \($1)" }.joined(separator: ", ")
    generators = PaperText.Formula(plain: "Heaps: \(heaps)", latex: heaps)
    let relations = presentation.relations.map { relation in
      let (left, right) = (Self.formula(relation.monomial), Self.formula(relation.least))
      return PaperText.Formula(plain: "\(left.plain) = \(right.plain)", latex: "\(left.latex) = \(right.latex)")
    }
    func listed(_ formulas: [PaperText.Formula]) -> (plain: String, latex: String) {
      (formulas.map { $0.plain }.joined(separator: ", "), formulas.map { $0.latex }.joined(separator: ",\\; "))
    }
    let (rules, portion) = (listed(relations), listed(presentation.pPortion.map(Self.formula)))
    monoid = PaperText.Formula(
      plain: "⟨\(names.joined(separator: ", ")) | \(rules.plain)⟩",
      latex: "Q = \\langle \(names.joined(separator: ", ")) \\mid \(rules.latex) \\rangle")
    pPortion = PaperText.Formula(plain: "{\(portion.plain)}", latex: "P = \\{\(portion.latex)\\}")
    isShort = presentation.relations.count <= 40
  }

  /// Generators, monoid and P-portion.
  var formulas: [PaperText.Formula] {
    [
      generators, PaperText.Formula(plain: "Q = \(monoid.plain)", latex: monoid.latex),
      PaperText.Formula(plain: "P = \(pPortion.plain)", latex: pPortion.latex),
    ]
  }

  /// "a" to "z", then "x27".
  private static func name(_ place: Int) -> String {
    place < 26 ? String("abcdefghijklmnopqrstuvwxyz".dropFirst(place).prefix(1)) : "x\(place + 1)"
  }

  /// "ab²", or "1" for the empty product.
  private static func formula(_ monomial: [Int]) -> PaperText.Formula {
    let factors = monomial.enumerated().filter { $1 > 0 }
    guard !factors.isEmpty else { return PaperText.Formula(plain: "1", latex: "1") }
    return PaperText.Formula(
      plain: factors.map { name($0) + ($1 > 1 ? Wording.raised($1) : "") }.joined(),
      latex: factors.map { name($0) + ($1 > 1 ? "^{\($1)}" : "") }.joined())
  }
}
