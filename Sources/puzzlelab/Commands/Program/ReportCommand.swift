import Games
import Documents
import GameCore
import Questions
import Streams

extension Command {
  static let report: Command = Command(
    "report", summary: "Write a small website of reports on all games, with figures",
    discussion: """
      Asks some thirty questions and writes the page of each to a folder, with an index.html that links them. Every \
      page is one file that loads nothing; 'GAME COMMAND --format html' makes any single one. Pages are written \
      atomically, index.html last.
      """,
    parameters: [ReportOptions.all, ReportOptions.folder, Options.noRun, Options.threads, Options.data],
    examples: [Example("report -o site", "All reports, in the folder site")]
  ) { call throws(Fault) in try SiteWriting(call).run() }
}

/// Options of the command.
private enum ReportOptions {
  static let all = Parameter(flag: "all", help: "Write all reports, which is also the default")
  static let folder = Parameter(
    "folder", letter: "o", .folder, default: "site", help: "Write to the folder DIR, which is created if needed")
}

/// A call of `report`.
private struct SiteWriting {
  private let call: Call
  private let folder: String

  init(_ call: Call) {
    self.call = call
    folder = call[ReportOptions.folder]
  }

  func run() throws(Fault) -> ExitStatus {
    try FileSystem.makeFolderIfMissing(folder)
    var pages: [(title: String, thumbnail: String)] = []
    for (number, page) in ReportSite.pages.enumerated() {
      call.console.observer.report(
        Progress(completed: Double(number), total: Double(ReportSite.pages.count), unit: "pages"))
      let limits = SearchLimits(threads: call.threads, stopSignal: call.console.stopSignal)
      let context = Context(limits: limits, observer: .silent, environment: call.environment)
      let made = try ReportSite.make(page, in: context, costs: !call[Options.noRun])
      guard !call.console.stopSignal.isRaised else { return .stopped }
      try WholeFile.save(Array(made.html.utf8), as: "\(folder)/\(page.file)")
      pages.append((made.title, made.thumbnail))
    }
    try WholeFile.save(Array(ReportSite.index(of: pages).utf8), as: "\(folder)/index.html")
    try call.console.write(Array("\(pages.count) pages; start with \(folder)/index.html\n".utf8))
    return .done
  }
}
