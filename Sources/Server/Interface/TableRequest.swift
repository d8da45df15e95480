import Documents
import Questions

extension TableForm {
  /// The table that an address or the field `Accept` asks for: `?format=csv&columns=a,b&list=x`,
  /// `text/csv`, `text/tab-separated-values`; `nil` for JSON.
  init?(_ request: HTTPRequest) throws(Fault) {
    let accepted = request.head["accept"] ?? ""
    self.init { "\"\($0)\"" }
    columns = request.query["columns"]
    list = request.query["list"]
    switch request.query["format"] {
    case "csv"?: break
    case "tsv"?: isTabbed = true
    case let format?:
      guard format == "json" else { throw .usage("\"format\": \(Quoting.quoted(format)) is not one of json, csv, tsv") }
      try Self.refuse(request, "tables; add format=csv")
      return nil
    case nil:
      isTabbed = accepted.holds("text/tab-separated-values")
      guard isTabbed || accepted.holds("text/csv") else {
        try Self.refuse(request, "tables; add format=csv or accept text/csv")
        return nil
      }
    }
  }

  /// Refuses columns and lists of an answer in JSON.
  private static func refuse(_ request: HTTPRequest, _ reason: String) throws(Fault) {
    for name in ["columns", "list"] where request.query[name] != nil { throw .usage("\"\(name)\" is for \(reason)") }
  }

  /// What the response is.
  var mediaType: String { isTabbed ? "text/tab-separated-values; charset=utf-8" : "text/csv; charset=utf-8" }
}
