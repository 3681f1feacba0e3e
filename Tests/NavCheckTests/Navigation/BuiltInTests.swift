import NavCheck
import NavModel
import Testing

/// Every built-in property finds the mistake that it is about, and is quiet about the app without it.
@Suite struct BuiltInTests {
  /// A spec with the mistake, and the number of inputs of the shortest way to it (nil: it has no trace).
  struct Mistake: Sendable, CustomTestStringConvertible {
    let builtIn: NavBuiltIn
    let inputs: Int?
    let broken: String
    let sound: String
    var testDescription: String { builtIn.rawValue }
  }

  @Test(arguments: mistakes) func `A built-in finds its mistake and is quiet without it`(_ mistake: Mistake)
    throws
  {
    let only: Set<String> = [mistake.builtIn.rawValue]
    let broken = try check(mistake.broken, only: only)
    let finding = try #require(broken[mistake.builtIn])
    #expect(finding.verdict.isViolated, "\(finding.verdict); \(broken.paste)")
    #expect(finding.trace?.length == mistake.inputs)
    #expect(finding.message?.isEmpty == false)
    let sound = try #require(try check(mistake.sound, only: only)[mistake.builtIn])
    #expect(sound.verdict == .holds, "\(sound.verdict) \(sound.message ?? "")")
    #expect(sound.mattered > 0)
  }

  @Test(arguments: mistakes) func `The examples of its page are pieces of what is checked`(_ mistake: Mistake)
  {
    func words(_ text: String) -> String {
      text.split { $0.isWhitespace || $0 == ";" }.joined(separator: " ")
    }
    let lesson = mistake.builtIn.lesson
    #expect(words(mistake.broken).contains(words(lesson.breaks)), "\(words(mistake.broken))")
    #expect(words(mistake.sound).contains(words(lesson.holds)), "\(words(mistake.sound))")
    #expect(words(lesson.breaks) != words(lesson.holds))
  }

  @Test func `There is a mistake for every built-in that a spec can break`() {
    let broken = Set(Self.mistakes.map(\.builtIn))
    // The coordinator library of the model keeps these by construction; only a mistake in it would break them.
    let kept: Set<NavBuiltIn> = [.exitOnce, .exitsBeforeFinish, .handledOnce]
    #expect(Set(NavBuiltIn.allCases).subtracting(broken).subtracting(kept) == [])
  }

  /// A detail with a sheet that has a sheet, an event that ends it all, and what hears of the end of a sheet.
  static func layers(logout: String = "note ignored", gone: String = "note gone") -> String {
    """
    system S
      platform uikit
    event logout at most 1 when settled and App.second is onScreen and App.third is not onScreen
    coordinator App {
      start home
      screen home { on tap open { push detail } }
      screen detail { on tap ask { present second as sheet } }
      screen second { on tap more { present third as sheet } }
      screen third
      on logout { \(logout) }
      on didDismiss(x) { \(gone) }
    }
    """
  }

  /// An app of dialect `screen-tree`, with what menu and chat have besides.
  static func tree(menu: String = "", chat: String = "", _ headers: String = "", ios: Int = 18) -> String {
    """
    system S
      platform uikit { ios = \(ios) }
      dialect screen-tree
    \(headers)

    coordinator App {
      start menu
      screen menu {
        leads to messages, encounters
        on tap encounters { segue to encounters }
        \(menu)
      }
      screen messages { leads to chat }
      screen chat { \(chat) }
      screen encounters {
        leads to profile
        provides person
        on tap profile { segue to profile }
      }
      screen profile {
        needs person
        on tap messages { segue to messages }
      }
    }
    """
  }

  /// An app of dialect `feedback` whose effect the user swipes away.
  static func feedback(_ rule: String) -> String {
    """
    system S
      platform uikit
      dialect feedback { \(rule) }
    coordinator App {
      var isOn: Bool = false
      start home
      screen home { on tap go { isOn = true } }
      screen map
      feedback show first when isOn {
        present map as sheet
        on finished { isOn = false }
      }
    }
    """
  }

  /// A loop whose feedback answers a state with another.
  static func loop(_ scheduling: String) -> String {
    """
    system S
      platform ideal
      dialect feedback-loop { scheduling = \(scheduling) }
    step answer
    coordinator App {
      var count: 0...2 = 0
      start home
      screen home { on tap go when count == 0 { mutate count = 1 } }
      on step answer { count = 2 }
      feedback reply latest when count == 1 { emit answer }
    }
    """
  }

  /// A flow that is waited for, and does this at its first step.
  static func flow(_ body: String) -> String {
    """
    system S
      platform uikit
      dialect rxflow-2018
    step open
    step first
    coordinator App {
      start home
      screen home { on tap go { emit open } }
      on step open {
        let child = new Child
        start child
        whenReady child { present child as cover }
      }
    }
    coordinator Child {
      on start { emit first }
      screen page
      on step first { \(body) }
    }
    """
  }

  static let flows = """
    system S
    platform ideal
    dialect coordinator
    coordinator App {
      start home
      screen home { on tap go { push profile } }
      branch profile: Profile { on finished { } }
    }
    coordinator Profile { start overview
      screen overview { on tap done { finish }
        on tap edit { push edit } }
      screen edit { on tap done { finish } }
    }
    """

  @Test func `The library's flows keep every rule`() throws {
    let report = try check(Self.flows)
    #expect(report.paste == "expect holds")
    #expect(report.judged() == .asExpected)
    #expect(report[.exitOnce]?.verdict == .holds)
    #expect(report[.exitsBeforeFinish]?.verdict == .holds)
    #expect(report[.handledOnce]?.verdict == .holds)
    #expect(report[.linkReachesTarget]?.verdict == .notApplicable)
    #expect(report[.locksReleased]?.verdict == .notApplicable)
  }
}
