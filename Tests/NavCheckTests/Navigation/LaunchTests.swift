import NavCheck
import NavModel
import Testing

@Suite("What the launch tells is judged")
struct LaunchTests {
  private static func app(_ claims: String) -> String {
    """
    system S
    coordinator App {
      var isReady: Bool = false
      on start { note launched }
      start home
      screen home { on tap a { isReady = true } }
    }
    \(claims)
    """
  }

  @Test(
    "A property of steps sees the outputs of the launch",
    arguments: [
      ("change p: not did note(launched)", 0), ("change p on launch: did note(launched)", nil),
      ("change p on launch: not did note(launched)", 0), ("change p on tap a: not did note(launched)", nil),
      // The launch begins and ends in one world.
      ("change p: App.isReady implies before(App.isReady)", 1),
      ("change p when App.isReady: before(App.isReady)", 1),
    ] as [(String, Int?)])
  func judged(claim: String, inputs: Int?) throws {
    let finding = try #require(try check(Self.app(claim), only: ["p"])["p"])
    #expect(finding.trace?.length == inputs)
    #expect(finding.verdict.isViolated == (inputs != nil))
  }

  @Test func `an opt-out excuses what happens at the launch`() throws {
    let text = Self.app(
      """
      change p: not did note(launched)
      allow p "the launch is noted on purpose"
      """)
    let finding = try #require(try check(text, only: ["p"])["p"])
    #expect(!finding.isViolated)
    #expect(finding.allowances.map(\.excusesSomething) == [true])
  }

  @Test func `a launch that need not come to rest is told once round`() throws {
    let text = """
      system S
        dialect feedback-loop
      step again
      coordinator App {
        var isOn: Bool = false
        start home
        screen home { on tap a { note tapped } }
        on start { emit again }
        on step again { isOn = not isOn; emit again; note answered }
      }
      change p: not did note(answered)
      """
    let report = try check(text, only: ["p", "no-fatal"])
    #expect(report["p"]?.trace?.length == 0)
    #expect(report["no-fatal"]?.trace?.length == 0)
    // Without a library each answer is a step of its own, so the launch never settles.
    let plain = text.replacing("  dialect feedback-loop\n", with: "")
    let endless = try check(plain, only: ["p", "no-fatal"])
    #expect(endless.worlds == 1)
    #expect(endless["p"]?.isViolated == true)
    #expect(endless["no-fatal"]?.message?.contains("for ever") == true)
  }

  @Test func `a request that the launch drops is a finding of the launch`() throws {
    let text = """
      system S
      step lost
      coordinator App {
        on start { emit lost }
        start home
        screen home { on tap a { note tapped } }
      }
      """
    let finding = try #require(try check(text, only: ["no-silent-drop"])["no-silent-drop"])
    #expect(finding.trace?.steps.isEmpty == true)
    #expect(finding.message?.hasPrefix("a request is lost") == true)
  }
}
