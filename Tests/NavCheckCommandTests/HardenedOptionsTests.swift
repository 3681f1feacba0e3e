import Foundation
import NavModel
import Testing

@testable import NavCheckCommand

@Suite("Numbers, names and nesting that cannot be")
struct HardenedOptionsTests {
  private static let spec = """
    system S(guests: 0...3 = 1)
    coordinator App {
      start home
      screen home { on tap open when guests > 0 { push home } }
    }
    expect holds

    """

  @Test("Counts have units in every verb, and what cannot be counted or allocated is code 2")
  func counts() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("s.nav", Self.spec)
    let trace = try folder.write("app.log", "note(x)\n")
    for verb in [
      ["check", path], ["graph", "--states", path], ["generate", path], ["replay", "--log", trace, path],
    ] {
      #expect(running(verb + ["--max-states", "1k"]).code != 2, "\(verb)")
      for wrong in ["0", "-1", "+1", "1 k", "k", "99999999999999999999", "9223372036854775807m", "١"] {
        #expect(running(verb + ["--max-states", wrong]).code == 2, "\(verb) \(wrong)")
      }
    }
    for wrong in [
      ["simulate", "--length", "9223372036854775807"], ["simulate", "--jobs", "1k"],
      ["generate", "--length", "2m"],
      ["check", "--strategy", "bitstate", "--table", "4000000000g", "--memory", "4200000000g"],
    ] { #expect(running(wrong + [path]).code == 2, "\(wrong)") }
  }

  @Test("A value on the command line that a parameter cannot have is a mistake of the command line")
  func settings() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("s.nav", Self.spec)
    for value in ["9", "nope"] {
      let answer = running(["check", path, "--set", "guests=\(value)"])
      #expect(answer.code == 2)
      #expect(answer.errors.hasPrefix("navcheck: --set guests=\(value): "))
      #expect(!answer.output.contains(": error: "))
    }
    #expect(running(["check", path, "--set", "guests=2"]).code != 2)
  }

  @Test("A trace is played with the settings of the run that saved it")
  func savedSettings() throws {
    let folder = try TemporaryFolder()
    let text = Self.spec.replacing(
      "{ push home }", with: "{ if guests > 1 { fail \"full\" } else { push home } }")
    let path = try folder.write("s.nav", text)
    #expect(running(["check", path, "--set", "guests=2", "--save"]).code == 1)
    let traces = TraceCorpus(of: path).paths
    #expect(!traces.isEmpty)
    for trace in traces { #expect(running(["replay", trace]).code == 1) }
  }

  @Test("No variant is called base, and none has the name of another")
  func variants() throws {
    for (names, message) in [
      (["base"], "'base' means the spec as written"), (["v", "v"], "variant 'v' is declared twice"),
    ] {
      let answer = try checking(Self.spec + names.map { "variant \($0) { without swipe }\n" }.joined())
      #expect(answer.code == 3)
      #expect(answer.output.contains(message))
    }
  }

  @Test(
    "Quantifiers are nested four deep at most, which bounds what one judgement costs", arguments: [4, 5, 20])
  func nesting(depth: Int) throws {
    let claim = String(repeating: "every x in App.home.instances: ", count: depth) + "true"
    let answer = try checking(Self.spec + "always q: \(claim)\n", "--max-states", "20")
    let message = "'every', 'some' and 'count of' can be nested at most 4 levels deep"
    #expect(answer.output.contains(message) == (depth > 4))
    #expect((answer.code == 3) == (depth > 4))
  }
}
