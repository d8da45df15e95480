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

  @Test func `a hat before digits raises them in LaTeX, and no other hat does`() {
    var paper = PaperText(.latex)
    paper.add(paragraph: "0^120, 4^1(12)6, 10^1000; x^y, 2^(n), ^")
    #expect(
      paper.text
        == "$0^{120}$, $4^{1(12)6}$, $10^{1000}$; x\\textasciicircum{}y, 2\\textasciicircum{}(n), "
        + "\\textasciicircum{}\n")
  }

  @Test func `a long table in LaTeX has its titles on every page`() {
    var paper = PaperText(.latex)
    paper.add(NumberTable(["heap"], numeric: [0], rows: (0..<60).map { [.init("\($0)")] }), caption: "Heaps")
    #expect(
      paper.text.hasPrefix(
        """
        % \\usepackage{booktabs,longtable}
        \\begin{longtable}{r}
        \\caption{Heaps}\\label{tab:heaps} \\\\
        \\toprule
        heap \\\\
        \\midrule
        \\endfirsthead
        \\toprule
        heap \\\\
        \\midrule
        \\endhead
        \\bottomrule
        \\endfoot
        0 \\\\
        """))
    #expect(paper.text.hasSuffix("59 \\\\\n\\end{longtable}\n") && !paper.text.contains("{table}"))
  }

  @Test func `a table in LaTeX has a caption, a label and rules, and no empty column`() {
    var paper = PaperText(.latex)
    let table = NumberTable(["share", "note", "deals"], numeric: [0, 2], rows: [["1/3", "", "7"]])
    paper.add(table, caption: "½ or less")
    #expect(paper.text.contains("{longtable}{rr}\n\\caption{½ or less}\\label{tab:or-less} \\\\\n"))
    #expect(paper.text.contains("share & deals \\\\\n\\midrule\n\\endhead\n"))
    #expect(paper.text.contains("\n$\\frac{1}{3}$ & 7 \\\\\n\\end{longtable}\n"))
    #expect(
      text(.latex) == """
        % \\usepackage{booktabs,longtable}
        \\begin{longtable}{rl}
        \\caption{5 * 5 \\& more}\\label{tab:5-5-more} \\\\
        \\toprule
        heap & share, \\% \\\\
        \\midrule
        \\endfirsthead
        \\toprule
        heap & share, \\% \\\\
        \\midrule
        \\endhead
        \\bottomrule
        \\endfoot
        1 & 50 \\% | a\\_b \\\\
        $-$2 & \\{$\\uparrow$|*\\} \\\\
        \\end{longtable}

        Proved.

        \\[ a^{2} = 1 \\]

        """)
  }
}
