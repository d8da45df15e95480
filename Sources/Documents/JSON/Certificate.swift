/// What the proof of an answer needs, for a checker that isn't part of this program.
///
/// docs/certificates.md says what a certificate of each kind holds, and tools/check has the
/// checkers.
package struct Certificate: Sendable, Equatable {
  /// Its name in the certificate; words with hyphens.
  package let kind: String
  /// The certificate, one line of JSON.
  package let bytes: [UInt8]

  /// A certificate whose claim and proof have these members, with sorted keys.
  package init(_ kind: String, claim: (inout JSONMembers) -> Void, proof: (inout JSONMembers) -> Void) {
    self.kind = kind
    var json = JSONWriter()
    json.object { members in
      members.add("certificate") { $0.string(kind) }
      members.add("claim") { $0.object(claim) }
      members.add("proof") { $0.object(proof) }
      members.add("version") { $0.integer(1) }
    }
    json.raw("\n")
    bytes = json.bytes
  }

  /// The file of the program that checks it, from the root of the repository.
  package var checker: String { "tools/check/\(kind.map { $0 == "-" ? "_" : String($0) }.joined()).py" }
}
