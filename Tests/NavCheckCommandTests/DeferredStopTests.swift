import Testing

@testable import NavCheckCommand

@Suite("A condition to stop that begins with its first call") struct DeferredStopTests {
  @Test func `the condition is made once, by the first call`() {
    var made = 0
    let stop = DeferredStop {
      made += 1
      var calls = 0
      return {
        calls += 1
        return calls > 2 ? "\(calls) calls" : nil
      }
    }
    #expect(made == 0)
    #expect(stop() == nil)
    #expect(stop() == nil)
    #expect(stop() == "3 calls")
    #expect(made == 1)
  }

  // Were the closure wrapped anew by each call, the last one would need a stack of hundreds of megabytes.
  @Test func `a call is as deep after a million calls as at first`() {
    var calls = 0
    let stop = DeferredStop {
      {
        calls += 1
        return nil
      }
    }
    for _ in 0..<1_000_000 { _ = stop() }
    #expect(calls == 1_000_000)
  }
}
