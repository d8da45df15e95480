import Documents
import GameCore

/// How the answers of a question are certified: the program writes the certificate to a file that a
/// person names (`--certificate`). It isn't part of a request, so that no other interface has it.
package struct Certifying: Sendable {
  /// Makes a certificate, once the answer is proved.
  package typealias Work = @Sendable (Context) throws(Fault) -> Certificate

  /// Reads a request before it is answered, and refuses one whose answer has no certificate.
  let prepare: @Sendable (Arguments) throws(Fault) -> Work

  /// Certificates of the requests that `prepare` doesn't refuse.
  package init(_ prepare: @escaping @Sendable (Arguments) throws(Fault) -> Work) { self.prepare = prepare }
}

extension Fault {
  /// An answer that has no certificate: why, and what to ask instead.
  package static func noCertificate(_ reason: String) -> Fault { .usage("there is no certificate: \(reason)") }

  /// A certificate of more than `most` of something.
  package static func largeCertificate(most: Int, _ what: String) -> Fault {
    .noCertificate("it would be too large; certificates have at most \(Wording.grouped(most)) \(what)")
  }
}

extension Question {
  /// The same question, whose answers can be certified. A page can't write files, so that its
  /// modules leave this out.
  @inline(__always)
  package func certified(by certifying: @autoclosure () -> Certifying) -> Question {
    #if hasFeature(Embedded)
      return self
    #else
      return certified(as: certifying())
    #endif
  }
}

extension Request {
  /// Makes the certificate of a proved answer; `nil` where this request has none.
  var certification: Certifying.Work? { try? question.certifying?.prepare(arguments) }
}

extension Context {
  /// Answers a question and certifies the answer where that can be done.
  /// - Throws: a ``Fault``, or what the library throws; not that there is no certificate.
  package func certifiedAnswer(_ request: Request) throws(Fault) -> Answer {
    let answer = try answer(request)
    return answer.request.certification.map { certify(answer, by: $0) } ?? answer
  }

  /// An answer with its certificate, or with the reason why it has none.
  func certify(_ answer: Answer, by work: Certifying.Work) -> Answer {
    var answer = answer
    do throws(Fault) {
      guard answer.status == .done else {
        throw Fault(
          answer.status, "there is no certificate: the answer is incomplete; allow more time, or ask for less")
      }
      answer.certificate = .success(try work(self))
    } catch {
      answer.certificate = .failure(error)
    }
    return answer
  }
}
