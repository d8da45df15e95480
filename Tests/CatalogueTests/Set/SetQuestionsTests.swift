import Catalogue
import Testing

@Suite struct SetQuestionsTests {
  @Test func `the second deal has its exact chances`() throws {
    let result = try Asked.result("set.rounds", #"{"digits":6}"#)
    #expect(result["first"]?["probabilitySetFree"]?["numerator"] == .string("325432404"))
    #expect(result["first"]?["probabilitySetFree"]?["decimal"] == .string("0.0323020"))
    #expect(result["evidence"]?["kind"] == .string("proved"))
  }
}
