import NavCheck
import NavModel
import Testing

/// The properties that a spec declares: kinds, instances, events, the world before.
@Suite struct OwnPropertyTests {
  /// A property in the coordinator of a small app, and whether it is violated in so many inputs.
  struct Case: Sendable, CustomTestStringConvertible {
    let property: String
    let inputs: Int?
    let mattered: Int?
    init(_ property: String, violatedIn inputs: Int? = nil, mattered: Int? = nil) {
      self.property = property
      self.inputs = inputs
      self.mattered = mattered
    }
    var testDescription: String { property }
  }

  static func app(_ property: String) -> String {
    """
    system S
    timing atomic
    without swipe
    type Item = { a, b }
    coordinator App {
      var count: 0...2 = 0
      start home
      screen home {
        on tap open(item: Item) when count < 2 { count = count + 1; push detail(item) }
      }
      screen detail(item: Item)
      \(property)
    }
    """
  }

  static let cases: [Case] = [
    Case("always small: count < 2", violatedIn: 3),
    Case("always fine: count <= 2"),
    Case("never both when quiescent: count == 1 and front is detail", violatedIn: 1),
    Case("change grows: count >= before(count)"),
    Case("change shrinks: count <= before(count)", violatedIn: 1),
    Case("change taps on tap open(x): x == a", violatedIn: 1),
    Case("change taps-match on tap open(x): front is detail(x)", mattered: 4),
    Case("change backs on back: front is home"),
    Case("sometimes two: count == 2"),
    Case("possible home-again: front is home"),
    Case("possible none-again: count == 0", violatedIn: 1),
    Case("always every-one: every x in stack: x is onScreen"),
    Case("always no-b: every x in stack: x is not detail(b)", violatedIn: 1),
  ]

  @Test(arguments: cases) func `Each kind of property is judged as it reads`(_ example: Case) throws {
    let program = try program(Self.app(example.property))
    let name = try #require(program.properties.first?.name)
    let report = NavigationCheck(program).run(only: [name])
    let finding = try #require(report[name])
    #expect(report.findings.count == 1)
    #expect(finding.trace?.length == example.inputs, "\(finding.verdict)")
    if let inputs = example.inputs {
      #expect(report.paste == "expect violated \(name) in \(inputs) input\(inputs == 1 ? "" : "s")")
      #expect(finding.message?.isEmpty == false)
    } else {
      #expect(finding.verdict == .holds)
    }
    if let mattered = example.mattered { #expect(finding.mattered == mattered) }
  }

  @Test func `Why gives the claim as it is written, with the values that make it false`() throws {
    let report = try check(Self.app("always small: front is home implies count < 2"), only: ["small"])
    #expect(
      report["small"]?.message == "'front is home implies count < 2' is false (front = App.home, count = 2)")
  }

  @Test func `Why gives the values of the root coordinator, of which there is one`() throws {
    let spec = """
      system S
        platform uikit
      coordinator App {
        var active: 0...1 = 0
        var shown: 0...1 = 0
        start home
        screen home { on tap go { active = 1 } }
      }
      always same: App.active == App.shown
      """
    let report = try check(spec, only: ["same"])
    #expect(
      report["same"]?.message == "'App.active == App.shown' is false (App.active = 1, App.shown = 0)")
  }

  @Test func `A sometimes that holds shows the way, one that does not has no trace`() throws {
    let met = try check(Self.app("sometimes two: count == 2"), only: ["two"])
    #expect(met["two"]?.witness?.length == 3)
    let unmet = try check(Self.app("sometimes two: front is home and count == 1 and false"), only: ["two"])
    #expect(unmet["two"]?.verdict == .violated(nil))
    #expect(unmet.paste == "expect violated two")
  }

  @Test func `A property in a screen speaks of each instance, one about a tap of the screen that is tapped`()
    throws
  {
    let text = """
      system S
      timing atomic
      coordinator App {
        start page(0)
        screen page(n: 0...2) {
          on tap next when n < 2 { push page(n + 1) }
          always low: n < 2
          change tapped on tap next: n < 1
        }
      }
      """
    let report = try check(text, only: ["low", "tapped"])
    #expect(report["low"]?.trace?.length == 2)
    #expect(report["tapped"]?.trace?.length == 2)
  }

  @Test func `What a step makes is nothing in the world before it`() throws {
    let text = Self.app("change known: every x in stack: before(x is onScreen) or x is detail")
    #expect(try check(text, only: ["known"])["known"]?.verdict == .holds)
    let other = Self.app("change known: every x in stack: before(x is onScreen)")
    #expect(try check(other, only: ["known"])["known"]?.trace?.length == 1)
  }

  @Test func `A property that never mattered is vacuous`() throws {
    let report = try check(
      Self.app("always never-asked when count == 2 and count == 1: false"), only: ["never-asked"])
    #expect(report["never-asked"]?.verdict == .vacuous)
    #expect(report.vacuous.map(\.name) == ["never-asked"])
  }
}
