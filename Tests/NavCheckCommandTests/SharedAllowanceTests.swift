import Testing

@testable import NavCheckCommand

@Suite("An opt-out of a spec with variants is out of date if no run needs it")
struct SharedAllowanceTests {
  /// An app with one control, a variant in which the control ends the app, and another one without opt-outs.
  private func text(_ base: String = "", _ variant: String = "", fails: Bool = true) -> String {
    """
    system S
    coordinator App {
      start home
      screen home { on tap a { note b } }
      \(base)
    }
    variant fatal {
      \(variant)
      coordinator App { screen home { on tap a { \(fails ? "fail \"left\"" : "note c") } } }
    }
    variant other {
      coordinator App { screen home { on tap a { note d } } }
    }
    """
  }

  private static let allow = #"allow no-fatal "known""#
  private static let dead = #"on background { allow no-dead "later"; note e }"#

  private func warnings(_ text: String, _ options: String...) throws -> [String] {
    try checking(text, options).output.split(separator: "\n").filter { $0.contains("warning") }.map {
      String($0.split(separator: " ").drop { !$0.hasSuffix(":") || $0.contains("/") }.joined(separator: " "))
    }
  }

  @Test func `One that only a variant needs is not called idle`() throws {
    #expect(try warnings(text(Self.allow)) == [])
  }

  @Test func `One that no run needs is reported once, behind all runs`() throws {
    let answer = try checking(text(Self.allow, fails: false), [])
    let lines = answer.output.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.contains("warning") } == [
        #"specs/example.nav:5: warning: allow no-fatal "known": it suppresses nothing, neither as written nor in a variant; remove it"#
      ])
    #expect(lines.suffix(2).first?.contains("warning") == true)
  }

  @Test(
    "Where only some runs were made, nothing is said",
    arguments: [
      ["--variant", "base"], ["--variant", "fatal"], ["--without", "background"], ["--quiet"],
      ["--property", "no-trap"],
    ])
  func someRuns(options: [String]) throws {
    #expect(try !checking(text(Self.allow, fails: false), options).output.contains("suppresses nothing"))
  }

  @Test func `One that a variant declares is judged in that variant`() throws {
    let told = try checking(text("", Self.allow, fails: false), []).output
    #expect(
      told.contains(
        #"specs/example.nav:8: warning: allow no-fatal "known": it suppresses nothing; remove it"#)
    )
  }

  @Test func `An opt-out from dead code is shared as well`() throws {
    let alive = try checking(text(Self.dead), []).output
    #expect(
      alive.contains(
        #"allow no-dead "later": it suppresses nothing, neither as written nor in a variant; remove it"#))
    let ignored = text(Self.dead).replacing("variant other {", with: "variant other {\n  without background")
    #expect(try !checking(ignored, []).output.contains("suppresses nothing"))
  }

  @Test func `Shards that are merged report it as one run does`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("specs/example.nav", text(Self.allow, fails: false))
    let whole = running(["check", path])
    try folder.write("shards/empty", "")
    for shard in 1...2 {
      let options = ["--shard", "\(shard)/2", "--format", "shard=\(folder.path)/shards/\(shard).json"]
      _ = running(["check", path] + options)
    }
    let merged = running(["merge", folder.path + "/shards"])
    #expect(merged.output == whole.output)
    #expect(merged.output.contains("neither as written nor in a variant"))
  }
}
