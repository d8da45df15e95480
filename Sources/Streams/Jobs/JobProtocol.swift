import Documents
import GameCore
import Games
import Jobs
import Questions

/// What the client that runs a job and its workers say to each other, in lines.
///
/// A worker begins with its version. It is then sent `shard N SECONDS` and N questions, each with
/// the number of its line and a tab before it. It answers as many as it has time for, one at least,
/// and replies with a head, which counts the bytes of the answers and has their digest, and the
/// answers. docs/cluster.md describes it for other programs.
package struct JobVersion: Sendable, Equatable {
  /// The version that answers belong to: that of the program and, after a `+`, the beginning of the
  /// digest of the data that answers rest on, as far as there is any.
  package let text: String

  package init(text: String) { self.text = text }

  /// The version of this program with the data files that `dataFile` reads.
  package init(dataFile: (String) throws(Fault) -> [UInt8]) {
    let digests = GameApp.all.flatMap(\.dataFiles).compactMap { name in
      (try? dataFile(name)).map { "\(name) \(SHA256.hexadecimal(of: $0))\n" }
    }
    let digest = SHA256.hexadecimal(of: Array(digests.joined().utf8)).prefix(12)
    text = digests.isEmpty ? Toolkit.version : "\(Toolkit.version)+\(digest)"
  }

  /// The line that a worker begins with.
  package var greeting: [UInt8] {
    var json = JSONWriter()
    json.object { members in
      members.add("schema") { $0.string("puzzlelab/jobs.worker/1") }
      members.add("version") { $0.string(text) }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }

  /// The version in a worker's greeting; `nil` where that is none.
  package init?(greeting: [UInt8]) {
    guard let json = try? JSON(reading: greeting[...]), case .string("puzzlelab/jobs.worker/1")? = json["schema"],
      case .string(let version)? = json["version"]
    else { return nil }
    text = version
  }

  /// The version of the program alone.
  private var program: Substring { text.prefix { $0 != "+" } }

  /// Why a worker of another version can't be taken.
  func refusal(of worker: String, _ other: JobVersion) -> String {
    other.program == program
      ? "the worker '\(worker)' has other weights or other data, \(other.text), but this is \(text): "
        + "answers with different data can't be mixed"
      : "the worker '\(worker)' is puzzlelab \(other.text), but this is \(text): versions can't be mixed"
  }
}

/// The head of a worker's reply: what the answers are that follow.
package struct ShardHead: Equatable, Sendable {
  /// How many questions are answered, of those that were sent; the first ones.
  package var answers = 0
  /// How many answers are error documents, and the line of the first question that has one.
  package var bad = 0
  package var firstBadLine: Int?
  /// The bytes of the answers.
  package var bytes = 0
  /// The name of the shard: ``JobDigest``.
  package var name = ""
  /// The digest of the answers.
  package var digest = ""
  /// The most serious status of the answers.
  package var status: Int32 = 0

  /// The head of an empty reply.
  package init() {}

  /// The head as a line.
  package var line: [UInt8] {
    var json = JSONWriter()
    json.object { members in
      members.add("answers") { $0.integer(answers) }
      members.add("bad") { $0.integer(bad) }
      members.add("bytes") { $0.integer(bytes) }
      members.add("digest") { $0.string(digest) }
      if let firstBadLine { members.add("firstBadLine") { $0.integer(firstBadLine) } }
      members.add("name") { $0.string(name) }
      members.add("schema") { $0.string("puzzlelab/jobs.shard/1") }
      members.add("status") { $0.integer(Int(status)) }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

extension ShardHead {
  /// Reads a head; `nil` where the line is none.
  package init?(reading line: [UInt8]) {
    guard let json = try? JSON(reading: line[...]), case .string("puzzlelab/jobs.shard/1")? = json["schema"],
      case .string(let name)? = json["name"], case .string(let digest)? = json["digest"],
      let answers = json.count("answers"), let bad = json.count("bad"), let bytes = json.count("bytes"),
      let status = json.count("status").flatMap({ Int32(exactly: $0) })
    else { return nil }
    self.init()
    (self.answers, self.bad, firstBadLine, self.bytes) = (answers, bad, json.count("firstBadLine"), bytes)
    (self.name, self.digest, self.status) = (name, digest, status)
  }
}

extension JSON {
  /// The number that a member contains; `nil` where it doesn't.
  fileprivate func count(_ key: String) -> Int? {
    guard case .number(let digits)? = self[key], let count = Int(digits), count >= 0 else { return nil }
    return count
  }
}
