#if !hasFeature(Embedded)
  /// An answer as a page of its own: figures, words, rows, what to download, where it comes from.
  package struct ReportPage: Sendable {
    /// How an answer is checked without this program.
    package struct Check: Sendable {
      /// The command that checks the certificate, or that writes it.
      package let command: String
      /// The certificate, to download; `nil` where it has to be asked for.
      package let certificate: [UInt8]?

      /// How an answer is checked.
      package init(command: String, certificate: [UInt8]?) {
        (self.command, self.certificate) = (command, certificate)
      }
    }

    /// Where an answer comes from.
    package struct Origin: Sendable {
      /// The words that ask for it.
      package let command: String
      /// What a title says where the document has none.
      package let summary: String
      /// The request in JSON.
      package let request: String
      /// What it cost; `nil` where the same question must give the same bytes.
      package let run: RunInfo?
      /// How a page of questions is printed.
      package let layout: SheetLayout
      /// How it is checked; `nil` where it has no certificate.
      package let check: Check?

      /// Where an answer comes from.
      package init(
        command: String, summary: String, request: String, run: RunInfo?, layout: SheetLayout = SheetLayout(),
        check: Check? = nil
      ) {
        self.command = command
        self.summary = summary
        self.request = request
        self.run = run
        self.layout = layout
        self.check = check
      }
    }

    private let document: any AnyDocument
    /// Answers to the same question with other seeds, and all seeds.
    private var others: [any AnyDocument] = []
    private var seeds: [UInt64] = []
    private let origin: Origin
    /// The whole document in JSON, to download.
    private let json: [UInt8]

    /// The rows that a page shows, and the bytes that it offers for download.
    private static let (mostRows, mostBytes) = (2000, 4 << 20)

    /// The page of a document; `json` is all of it.
    package init(_ document: any AnyDocument, _ origin: Origin, json: [UInt8]) {
      self.document = document
      self.origin = origin
      self.json = json
    }

    /// The page of a document; `json` is all of it.
    package init(_ document: some Document, _ origin: Origin, json: [UInt8]) {
      self.init(DocumentBox(document), origin, json: json)
    }

    /// The page of several documents, which differ in their seeds, as many; `json` is all of them.
    package init(_ documents: [any AnyDocument], seeds: [UInt64], _ origin: Origin, json: [UInt8]) {
      self.init(documents[0], origin, json: json)
      (others, self.seeds) = (Array(documents.dropFirst()), seeds)
    }

    /// What the page is about.
    package var title: String { document.figureForm?.title ?? document.inBrief ?? origin.summary }

    package var html: String {
      let form = document.figureForm
      var page = HTMLPage(title: title, layout: origin.layout)
      if seeds.isEmpty { page.add("h1", title) }
      if let body = form?.body {
        for (number, body) in ([body] + others.compactMap { $0.figureForm?.body }).enumerated() {
          if !seeds.isEmpty { page.beginSheet(seed: seeds[number]) }
          body(&page)
        }
        page.endSheets()
      } else {
        let figures = form?.figures() ?? []
        for line in form?.lead ?? [] { page.add("p", line, attributes: "class=\"lead\"") }
        for (place, figure) in figures.enumerated() { page.add(figure, name: "f\(place + 1)") }
        addWords(to: &page, isOpen: figures.isEmpty)
        addRows(to: &page, beside: figures)
      }
      addFoot(to: &page)
      return page.text
    }

    /// The figure that represents the whole, small, in a page that shows others; `name` is unique
    /// there. Empty where there is none.
    package func thumbnail(name: String) -> String {
      document.figureForm?.figures().first?.svg(name: name, within: Figure.widths.phone) ?? ""
    }

    private func addWords(to page: inout HTMLPage, isOpen: Bool) {
      let text = document.text(style: TextStyle(columns: 100), run: origin.run)
      page.add(raw: "<details\(isOpen ? " open" : "")><summary>As text</summary>\n")
      page.add("pre", text)
      page.add(raw: "</details>\n")
    }

    private func addRows(to page: inout HTMLPage, beside figures: [Figure]) {
      guard let table = document.pageTable, !table.rows.isEmpty,
        !figures.contains(where: { $0.numbers?.isSame(as: table) ?? false })
      else { return }
      page.add("h2", "Table")
      page.add(table.prefix(Self.mostRows))
      guard table.rows.count > Self.mostRows else { return }
      let shown = "The first \(Wording.grouped(Self.mostRows)) of \(Wording.grouped(table.rows.count)) rows"
      page.add("p", "\(shown); --format csv has all.", attributes: "class=\"soft\"")
    }

    private func addFoot(to page: inout HTMLPage) {
      // What is handed out is the questions alone.
      page.add(raw: "<footer\(origin.layout.answers == .none ? " class=\"screen\"" : "")>\n<dl>\n")
      var facts = [("Command", origin.command), ("Request", origin.request)]
      if let knowledge = document.knowledge { facts.append(("Evidence", knowledge)) }
      facts.append(("Program", "puzzlelab \(Toolkit.version)"))
      if let run = origin.run {
        facts.append(
          ("Time", "\(run.time), \(Wording.count(run.threads, "thread", "threads"))")
        )
      }
      if let check = origin.check { facts.append(("Check it yourself", check.command)) }
      let typed: Set = ["Command", "Request", "Check it yourself"]
      for (name, value) in facts {
        page.add("dt", name)
        if typed.contains(name) {
          page.add(raw: "<dd><code>\(HTMLPage.escaped(value))</code></dd>\n")
        } else {
          page.add("dd", value)
        }
      }
      // What is downloaded has the answers.
      let links = origin.layout.answers == .none ? "" : "<p class=\"screen\">Download: \(downloads)</p>\n"
      page.add(raw: "</dl>\n\(links)</footer>\n")
    }

    /// Links that hold the document and its table.
    private var downloads: String {
      var writer = JSONWriter()
      document.writeTable(to: &writer)
      for other in others { other.writeTable(to: &writer, withTitles: false) }
      var files = [
        ("JSON", "answer.json", "application/json", json, "--format json"),
        ("CSV", "answer.csv", "text/csv", writer.bytes, "--format csv"),
      ]
      if let certificate = origin.check?.certificate {
        files.append(("certificate", "certificate.json", "application/json", certificate, "--certificate FILE"))
      }
      return files.map { name, file, type, bytes, option in
        guard bytes.count <= Self.mostBytes else { return "\(name) is too large (\(option))" }
        return "<a download=\"\(file)\" href=\"data:\(type);base64,\(Base64.text(of: bytes))\">\(name)</a>"
      }.joined(separator: " ")
    }
  }
#endif

extension HTMLPage {
  /// Adds a figure with what it shows and the numbers that it is drawn from; `name` is unique in
  /// the page. One that `isTask` is large on paper.
  package mutating func add(_ figure: Figure, name: String, isTask: Bool = false) {
    add(
      raw: "<figure class=\"\(figure.isWide ? "plot" : "drawing")\(isTask ? " task" : "")\" id=\"\(unique(name))\">\n"
    )
    add("h2", figure.title)
    addDrawings(of: figure, name: name)
    add("figcaption", figure.caption)
    if let numbers = figure.numbers {
      add(raw: "<details class=\"numbers\"><summary>Data</summary>\n")
      add(numbers)
      add(raw: "</details>\n")
    }
    add(raw: "</figure>\n")
  }
}

extension HTMLPage {
  /// Adds what a figure draws, separately for a phone where it wouldn't fit; `name` is unique in
  /// the page.
  package mutating func addDrawings(of figure: Figure, name: String) {
    let name = unique(name)
    guard figure.hasPhoneDrawing else { return add(raw: figure.svg(name: name)) }
    add(raw: "<div class=\"broad\">\n\(figure.svg(name: name))</div>\n")
    let phone = figure.svg(name: "\(name)-phone", within: Figure.widths.phone)
    add(raw: "<div class=\"slim\">\n\(phone)</div>\n")
  }

  /// Adds a line on which pupils write their names, on paper only.
  package mutating func addNameLine() {
    add(raw: "<p class=\"names\"><span>Name</span><span>Date</span></p>\n")
  }
}

extension NumberTable {
  /// The first rows.
  func prefix(_ count: Int) -> NumberTable {
    rows.count <= count ? self : NumberTable(titles, numeric: numeric, rows: Array(rows.prefix(count)))
  }
}
