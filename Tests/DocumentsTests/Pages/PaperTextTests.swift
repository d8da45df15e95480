import Documents
import Testing

@Suite struct PaperTextTests {
  private let table = NumberTable(
    ["heap", "share, %"], numeric: [0], rows: [["1", "50 % | a_b"], ["−2", "{↑|*}"]])

  private func text(_ markup: PaperMarkup) -> String {
    var paper = PaperText(markup)
    paper.add(table, caption: "5 * 5 & more")
    paper.add(paragraph: "Proved.")
    paper.add(formulas: [PaperText.Formula(plain: "a² = 1", latex: "a^{2} = 1")])
    return paper.text
  }

  @Test func `a table in Markdown has aligned columns and escaped cells`() {
    #expect(
      text(.markdown) == """
        **5 \\* 5 & more**

        | heap | share, % |
        | ---: | --- |
        | 1 | 50 % \\| a\\_b |
        | −2 | {↑\\|\\*} |

        Proved.

        a² = 1

        """)
  }

  @Test func `a table in LaTeX needs no packages`() {
    #expect(
      text(.latex) == """
        \\begin{table}
        \\caption{5 * 5 \\& more}
        \\begin{tabular}{rl}
        \\hline
        heap & share, \\% \\\\
        \\hline
        1 & 50 \\% | a\\_b \\\\
        $-$2 & \\{$\\uparrow$|*\\} \\\\
        \\hline
        \\end{tabular}
        \\end{table}

        Proved.

        \\[ a^{2} = 1 \\]

        """)
  }
}
