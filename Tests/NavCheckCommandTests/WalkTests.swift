import Foundation
import NavCheck
import Testing

@testable import NavCheckCommand

@Suite struct `Walks, traces and corpus` {
  private static let forgotten = """
    /// A child that nobody ends.
    system Forgotten
    platform uikit { ios = 18 }
    bound coordinators 4

    coordinator App {
      start home
      screen home {
        on tap open { push detail }
        on tap about { push about }
      }
      screen about
      branch detail: Detail {}
    }

    coordinator Detail {
      start form
      screen form { on tap more(page: 1...3) { push extra(page) } }
      screen extra(page: 1...3)
    }

    """

  private struct Place {
    let folder: TemporaryFolder
    let spec: String

    init(_ text: String = forgotten) throws {
      folder = try TemporaryFolder()
      spec = try folder.write("specs/forgotten.nav", text)
    }

    var entries: [String] {
      let path = folder.path + "/specs/forgotten.corpus"
      return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted().map {
        "\(path)/\($0)"
      }
    }

    func rewrite(_ change: (String) -> String) throws {
      _ = try folder.write("specs/forgotten.nav", change(forgotten))
    }

    func run(_ arguments: String...) -> Answer {
      var answer = running(arguments)
      answer.output = answer.output.replacing(folder.path + "/", with: "")
      answer.errors = answer.errors.replacing(folder.path + "/", with: "")
      return answer
    }
  }

  @Test func `walks are told as recorded, the same at any number of jobs`() throws {
    let place = try Place()
    let answer = place.run("simulate", place.spec, "--walks", "20")
    #expect(answer.code == 1 && answer.errors.isEmpty)
    try expectRecorded(answer.output, "simulate")
    for jobs in ["2", "7"] {
      #expect(place.run("simulate", place.spec, "--walks", "20", "--jobs", jobs).output == answer.output)
    }
    #expect(place.run("simulate", place.spec, "--walks", "20", "--seed", "9").output != answer.output)
  }

  @Test func `what the spec expects does not fail`() throws {
    let place = try Place(Self.forgotten + "expect violated child-has-screen, child-ends-with-branch\n")
    let answer = place.run("simulate", place.spec, "--walks", "20", "--verbose")
    #expect(answer.code == 0)
    #expect(answer.output.contains("only expected failures"))
    #expect(answer.output.contains("median "))
    #expect(
      place.run("simulate", place.spec, "--walks", "20", "--quiet").output.hasSuffix(
        "1 spec: all as expected\n"))
  }

  @Test func `a control that never opens is told, and can be silenced`() throws {
    let closed = Self.forgotten.replacing("on tap about {", with: "on tap about when false {")
    let place = try Place(closed)
    #expect(
      place.run("simulate", place.spec, "--walks", "20").output.contains(
        "  warning: tap about was never enabled (never-enabled)\n"))
    #expect(
      !place.run("simulate", place.spec, "--walks", "20", "--silence", "never-enabled").output.contains(
        "never enabled"))
  }

  @Test func `what no walk could use is told in one line, without events that only the app posts`() throws {
    let text = """
      system Posting
      event logout when false
      event noted at most 0
      event never when App.count > 0
      link page to App.page blocked by true
      coordinator App {
        var count: 0...1 = 0
        start home
        screen home { on tap go { push page } }
        screen page { on tap out when count > 0 { post logout } }
        on logout { popToRoot }
        on noted {}
        on never {}
        on link page { push page }
      }
      """
    let place = try Place(text)
    #expect(
      place.run("simulate", place.spec, "--walks", "20").output.contains(
        "  warning: tap out, event never were never enabled (never-enabled)\n"))
  }

  @Test func `equal failures are saved once, and played first by check and simulate`() throws {
    let place = try Place()
    #expect(
      place.run("check", place.spec, "--save").output.contains("  saved  specs/forgotten.corpus/base-child"))
    let entries = place.entries
    #expect(entries.count == 2)
    #expect(place.run("check", place.spec, "--save").code == 1)
    #expect(place.run("simulate", place.spec, "--walks", "20", "--save").code == 1)
    #expect(place.entries == entries)
    let cut = place.run("check", place.spec, "--max-depth", "1")
    #expect(cut.code == 1)
    #expect(cut.output.contains("still fails"))
    let walk = place.run("simulate", place.spec, "--walks", "1", "--length", "1")
    #expect(walk.code == 1 && walk.output.contains("still fails"))
  }

  @Test func `a saved trace survives the renaming of an unrelated route`() throws {
    let place = try Place()
    _ = place.run("check", place.spec, "--save")
    try place.rewrite { $0.replacing("about", with: "imprint") }
    let answer = place.run("replay", place.entries[0])
    #expect(answer.code == 1)
    #expect(answer.output.contains("still fails: child-ends-with-branch"))
    #expect(answer.output.contains("edited since") && !answer.output.contains("not possible any more"))
  }

  @Test func `a saved trace survives the removal of one of its routes: repaired, and said so`() throws {
    let place = try Place()
    // A trace with a detour, as a person might have kept it.
    _ = place.run("check", place.spec, "--save")
    let path = place.entries[0]
    var file = try TraceCorpus.read(path)
    let detour = [
      ("user", "tap about @ App.home", 1), ("platform", "transition ends @ App.about", 0),
      ("user", "back @ App.about", 1), ("platform", "transition ends @ App.home", 0),
    ].map { NavigationTraceFile.Event(actor: $0.0, event: $0.1, cost: $0.2) }
    file.events = detour + file.events
    try TraceCorpus.text(of: file).write(toFile: path, atomically: true, encoding: .utf8)
    let whole = place.run("replay", path)
    #expect(whole.code == 1 && whole.output.contains("4 inputs") && !whole.output.contains("any more"))
    try place.rewrite {
      $0.replacing("    on tap about { push about }\n", with: "").replacing("  screen about\n", with: "")
    }
    let repaired = place.run("replay", path)
    #expect(repaired.code == 1)
    #expect(repaired.output.contains("no longer possible: tap about @ App.home"))
    #expect(repaired.output.contains("2 inputs"))
    let shrunk = place.run("replay", path, "--shrink")
    #expect(shrunk.output.contains("shrunk to 2 inputs"))
    #expect(place.run("check", place.spec).output.contains("repaired: 2 inputs are no longer possible"))
  }

  @Test func `a saved trace survives a changed scope`() throws {
    let place = try Place()
    _ = place.run("check", place.spec, "--save")
    try place.rewrite {
      $0.replacing(
        "bound coordinators 4", with: "bound coordinators 4\novertake 0\nbound stack 2\nwithout swipe")
    }
    let answer = place.run("replay", place.entries[0])
    #expect(answer.code == 1)
    #expect(answer.output.contains("in the scope of the trace"))
  }

  @Test func `a trace that fails no more is code 0, one that cannot be played code 7`() throws {
    let place = try Place()
    _ = place.run("check", place.spec, "--save")
    let entry = place.entries[0]
    try place.rewrite {
      $0.replacing("screen form {", with: "screen form {\n    on removed { finish };")
        .replacing("branch detail: Detail {}", with: "branch detail: Detail { on finished { drop child } }")
    }
    let fixed = place.run("replay", entry)
    #expect(fixed.code == 0, "\(fixed.errors)\(fixed.output)")
    #expect(fixed.code == 0 && fixed.output.contains("no longer fails"))
    try place.rewrite { $0.replacing("on tap open {", with: "on tap unlock {") }
    let lost = place.run("replay", entry)
    #expect(lost.code == 7 && lost.output.contains("cannot be replayed without changes"))
  }

  @Test func `a trace in the Informal Trace Format`() throws {
    let place = try Place()
    _ = place.run("check", place.spec, "--save")
    let answer = place.run("replay", place.entries[0], "--format", "itf")
    #expect(answer.code == 1)
    try expectRecorded(answer.output, "trace-itf")
  }

  @Test(arguments: [
    ("{}", "is not a trace file"), ("[", "is not a trace file"), ("\u{0}", "is not a trace file"),
    (#"{"version": 9}"#, "is not a trace file"),
  ])
  func `what is no trace file is code 2`(_ text: String, _ message: String) throws {
    let place = try Place()
    let path = try place.folder.write("specs/forgotten.corpus/x.json", text)
    let answer = place.run("replay", path)
    #expect(answer.code == 2 && answer.errors.contains(message))
    #expect(place.run("check", place.spec).errors.contains(message))
  }

  @Test func `a weight of a name that no spec has is code 2`() throws {
    let place = try Place()
    let answer = place.run(
      "simulate", place.spec, "--walks", "2", "--weight", "opne=2", "--weight", "swipe=2")
    let message = "no checked spec has the control, link, event or kind 'opne'; did you mean 'open'?"
    #expect(answer.code == 2 && answer.errors.contains(message) && !answer.errors.contains("swipe"))
  }

  @Test(arguments: [
    (["simulate", "--walks", "0"], "--walks needs a number"), (["simulate", "--seed", "x"], "--seed needs"),
    (["simulate", "--jobs", "65"], "--jobs needs a number from 1 to 64, not '65'"),
    (["check", "--max-states", "2x"], "--max-states needs a number such as 500 or 20k, not '2x'"),
    (["graph", "a.nav", "--max-states"], "--max-states needs a number such as 500 or 20k"),
    (["simulate", "--max-states", "3"], "has no option"),
    (["simulate", "--silence", "never"], "there is no health check 'never'"),
    (["simulate", "--weight", "back=often"], "--weight needs"), (["replay"], "needs a trace file"),
    (["replay", "a.json", "--format", "xml"], "--format is human or itf"),
    (["replay", "--log", "a", "b", "--shrink"], "are for traces"),
    (["check", "--seed", "1"], "has no option"),
  ])
  func `wrong options are code 2`(_ arguments: [String], _ message: String) {
    let answer = running(arguments)
    #expect(answer.code == 2 && answer.output.isEmpty)
    #expect(answer.errors.contains(message))
  }
}
