import Foundation
import NavModel
import Testing

@testable import NavCheckCommand

@Suite("What a probe's log says")
struct ProbeLogTests {
  private static let platforms = [NavPlatform.Pack.uikit, .swiftui].flatMap { pack in
    NavPlatform.Version.allCases.map { NavPlatform(pack: pack, version: $0) }
  }

  /// The log that a device would write which follows a platform's rules.
  private static func log(of platform: NavPlatform, _ cases: [ProbeCase]? = nil) -> String {
    let version = "\(platform.version.rawValue).0"
    return ProbeLog.text(
      "navcheck-probe 1 \(platform.pack.rawValue) system=\(version) sdk=\(version)",
      played(cases ?? ProbeCase.all(of: platform.pack), on: platform))
  }

  /// What cases write on a platform, in one session.
  private static func played(_ cases: [ProbeCase], on platform: NavPlatform) -> [(ProbeCase, [ProbeEntry])] {
    let session = ProbePlayer.session(on: platform)
    return cases.map { ($0, ProbePlayer.play($0, on: platform.pack, session)) }
  }

  private static func judged(_ text: String) throws -> ProbeJudgement {
    let reader = ProbeLogReader(text)
    #expect(reader.mistakes.isEmpty)
    return ProbeJudgement(try #require(reader.log))
  }

  private func replaying(_ log: String) throws -> Answer {
    let folder = try TemporaryFolder()
    var answer = running(["replay", "--log", try folder.write("probe.log", log), "--probe"])
    answer.output = answer.output.replacing(folder.path + "/", with: "")
    answer.errors = answer.errors.replacing(folder.path + "/", with: "")
    return answer
  }

  // MARK: Logs of the machine

  @Test("The machine's own log confirms every rule that a case shows", arguments: platforms)
  func own(platform: NavPlatform) throws {
    let judgement = try Self.judged(Self.log(of: platform))
    for (run, answer) in zip(judgement.log.runs, judgement.answers) {
      switch answer {
      case .confirmed: #expect(!run.probe.isOpen)
      case .open: #expect(run.probe.isOpen)
      default: Issue.record("\(run.probe.name): \(answer)")
      }
    }
    #expect(!judgement.isContradicted)
    for (rule, statement) in judgement.statements {
      let isShown = !(Self.unseen[platform.pack]?.contains(rule) ?? false)
      switch statement {
      case .confirmed(let runs): #expect(isShown && !runs.isEmpty, "\(rule)")
      case .silent: #expect(!isShown, "\(rule)")
      case .contradicted: Issue.record("\(rule) is contradicted")
      }
    }
  }

  /// The rules that no case shows, pack by pack.
  private static let unseen: [NavPlatform.Pack: Set<NavPlatform.Rule>] = [
    .uikit: [.splitReportsOnBackground, .contentSwipe],
    .swiftui: [.splitReportsOnBackground, .contentSwipe, .didShowAfterCancel, .alertIgnoresNewItem],
  ]

  @Test(
    "A device with another value of one rule contradicts that rule, and names the value",
    arguments: platforms.filter { $0.version == .ios26 || $0.version == .ios17 && $0.pack == .uikit })
  func flipped(platform: NavPlatform) throws {
    let all = ProbeCase.all(of: platform.pack)
    let expected = Self.played(all, on: platform)
    for rule in NavPlatform.Rule.allCases where rule.applies(to: platform.pack) {
      let isUnseen = Self.unseen[platform.pack]?.contains(rule) ?? false
      for value in rule.values.indices where value != platform.position(of: rule) {
        var other = platform
        other.overrides = [rule: value]
        let cases = zip(expected, Self.played(all, on: other)).compactMap { own, other in
          ProbeComparison.difference(own.1, other.1) == nil ? nil : own.0
        }
        #expect(cases.isEmpty == isUnseen, "\(rule)")
        if isUnseen { continue }
        let judgement = try Self.judged(Self.log(of: other, Array(cases.prefix(4))))
        #expect(judgement.isContradicted)
        for (found, statement) in judgement.statements {
          if case .contradicted(let named, let runs) = statement {
            #expect(
              found == rule && named == rule.values[value] && !runs.isEmpty, "\(rule): \(found) = \(named)")
          } else {
            #expect(found != rule, "\(rule) = \(rule.values[value]) is not found in \(platform.name)")
          }
        }
      }
    }
  }

  @Test("A log of iOS 18 that names iOS 26 is described by the rules in which they differ")
  func mislabelled() throws {
    let older = Self.log(of: NavPlatform(pack: .uikit, version: .ios18))
    let judgement = try Self.judged(older.replacing("system=18.0", with: "system=26.1"))
    #expect(judgement.described.overrides == [.whileMoving: 0, .touchesWhileMoving: 0])
    #expect(judgement.log.isMixed)
  }

  // MARK: Published logs

  private static let appearance = "only=willAppear,didAppear,willDisappear,didDisappear"

  /// Logs of others, in the words of the probe; their turns are not known.
  private static let publishedLogs: [(log: String, code: Int32, saying: [String])] = [
    // vastdevblog.vast.com, UIViewController Life Cycle, 2012: a push, with the delegate's calls.
    (
      """
      navcheck-probe 1 uikit system=5.1 sdk=5.1 \(appearance),willShow,didShow
      case 2 push
      - - a willDisappear
      - - b willAppear
      - - nav willShow b
      - - a didDisappear
      - - b didAppear
      - - nav didShow b
      """, 0, ["✓  2 push", "compared with uikit on iOS 17"]
    ),
    // The same: the first screen, where didShow comes before viewDidAppear and once more behind it.
    (
      """
      navcheck-probe 1 uikit system=5.1 sdk=5.1 \(appearance),willShow,didShow
      case 1 launch
      - - a willAppear
      - - nav willShow a
      - - nav didShow a
      - - a didAppear
      - - nav didShow a
      """, 7,
      ["✗  1 launch", "line 5: 'nav didShow a' where uikit on iOS 17 has 'a didAppear'", "no setting"]
    ),
    // wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html: a cancelled swipe.
    (
      """
      navcheck-probe 1 uikit system=7.0 sdk=7.0 \(appearance)
      case 22 swipe-cancelled
      - - b willDisappear
      - - a willAppear
      - - a willDisappear
      - - a didDisappear
      - - b willAppear
      - - b didAppear
      """, 0, ["✓ 22 swipe-cancelled"]
    ),
    // readke.com/c/0Z41505102021.html: a pop, after which the screen is released.
    (
      """
      navcheck-probe 1 uikit system=14.0 sdk=14.0 \(appearance)
      case 19 back
      - - b willDisappear
      - - a willAppear
      - - b didDisappear
      - - a didAppear
      - - b deinit
      """, 0, ["✓ 19 back"]
    ),
    // openradar 21137690: no didShow after a cancelled swipe.
    (
      """
      navcheck-probe 1 uikit system=8.3 sdk=8.3 only=didShow
      case 22 swipe-cancelled
      - - app done
      """, 0, ["✓ didShowAfterCancel = false", "confirmed by swipe-cancelled (line 2)"]
    ),
    // github.com/heinzl/swift-composable-navigation/issues/17: there is one on iOS 18.
    (
      """
      navcheck-probe 1 uikit system=18.0 sdk=18.0 only=didShow
      case 22 swipe-cancelled
      - - nav didShow b
      """, 0, ["✓ didShowAfterCancel = true"]
    ),
    (
      """
      navcheck-probe 1 uikit system=17.0 sdk=17.0 only=didShow
      case 22 swipe-cancelled
      - - nav didShow b
      """, 7,
      ["the log shows true", "to set this value: platform uikit { ios = 17; didShowAfterCancel = true }\n"]
    ),
    // openradar 44091459 (iOS 11.4): after two pushes in one turn of the run loop the array holds the first only, in the end both.
    (
      """
      navcheck-probe 1 uikit system=11.4 sdk=11.4 only=push,stack
      case 7 two-pushes
      1 - app push b
      1 - app push c
      1 - nav stack a,b
      2 - nav stack a,b,c
      """, 0, ["✓ whileMoving = queue", "confirmed by two-pushes (line 2)"]
    ),
  ]

  @Test("Published logs confirm what they show", arguments: publishedLogs.indices)
  func published(index: Int) throws {
    let (log, code, sentences) = Self.publishedLogs[index]
    let answer = try replaying(log)
    #expect(answer.code == code, "\(answer.output)\(answer.errors)")
    for sentence in sentences { #expect(answer.output.contains(sentence), "\(answer.output)") }
  }

  @Test("A sheet that is dragged down disappears once, when the drag begins", arguments: platforms)
  func sheet(platform: NavPlatform) throws {
    let probe = try #require(ProbeCase.all.first { $0.name == "sheet-dragged" })
    let told = ProbePlayer.play(probe, on: platform).map(\.text)
    #expect(told.count { $0 == "s willDisappear" } == 1)
    #expect(
      told.filter { $0 == "s didDisappear" || $0 == "s didDismiss" } == ["s didDisappear", "s didDismiss"])
  }

  // MARK: Logs of persons

  @Test("A case that was skipped, cut off or not played as asked says nothing")
  func silent() throws {
    let header = "navcheck-probe 1 uikit system=18.5 sdk=18.4\n"
    for (log, reason) in [
      ("case 22 swipe-cancelled\n1 - app skipped", "skipped"),
      ("case 2 push\n1 - app push b\n1 - a willDisappear", "cut off"),
      ("case 19 back\n- - app done", "expected 'window touch' here"),
      (
        "case 22 swipe-cancelled\n1 - window touch\n2 - b willDisappear\n2 - a willAppear\n2 - nav willShow a\n"
          + "2 - nav stack a\n9 - nav swipeFinished\n12 - app done",
        "line 8: expected 'nav swipeCancelled' here, found 'nav swipeFinished'"
      ),
    ] {
      let answer = try replaying(header + log)
      #expect(answer.code == 0, "\(answer.output)")
      #expect(answer.output.contains("nothing: ") && answer.output.contains(reason), "\(answer.output)")
    }
  }

  @Test("Touches that the platform does not wait for change nothing")
  func touches() throws {
    let platform = NavPlatform(pack: .uikit, version: .ios26)
    let log = Self.log(of: platform).replacing(
      "- - window touch", with: "3 1.5 window touch\n3 1.6 window touch")
    #expect(try !Self.judged(log).isContradicted)
  }

  // MARK: Malformed logs

  private static let start = "navcheck-probe 1 uikit system=18.5 sdk=18.4\n"

  @Test(
    "A line that cannot be read is told with its place",
    arguments: [
      ("", "1:1", "a probe log begins with"), ("hello", "1:1", "a probe log begins with"),
      ("navcheck-probe 2 uikit system=18", "1:16", "reads format 1"),
      ("navcheck-probe 1 ideal system=18", "1:18", "uikit or swiftui"),
      ("navcheck-probe 1 uikit", "1:18", "system=VERSION is missing"),
      ("navcheck-probe 1 uikit system=new", "1:24", "expected system=VERSION"),
      ("navcheck-probe 1 uikit system=18 only=didShw", "1:34", "did you mean 'didShow'?"),
      (start + "1 - a willAppear", "2:1", "must come before"),
      (start + "case push", "2:6", "case NUMBER NAME"),
      (start + "case 2 psh", "2:8", "did you mean 'push'?"),
      (start + "case 3 push", "2:6", "has the number 2"),
      (start + "case 2 push\nx - a willAppear", "3:1", "the turn must be a number"),
      (start + "case 2 push\n-1 - a willAppear", "3:1", "the turn must be a number"),
      (start + "case 2 push\n1 soon a willAppear", "3:3", "the time must be a number"),
      (start + "case 2 push\n1 - z willAppear", "3:5", "but no 'z'"),
      (start + "case 2 push\n1 -  a wilAppear", "3:8", "did you mean 'willAppear'?"),
      (start + "case 2 push\n1 - a", "3:6", "the callback is missing"),
      (start + "case 2 push\n1", "3:2", "the time is missing"),
      (start + "case 2 push\n99999999999999999999 - a willAppear", "3:1", "the turn must be a number"),
    ])
  func malformed(log: String, place: String, message: String) throws {
    let answer = try replaying(log)
    #expect(answer.code == 3 && answer.output.isEmpty)
    #expect(answer.errors.hasPrefix("probe.log:\(place): error: "), "\(answer.errors)")
    #expect(answer.errors.contains(message), "\(answer.errors)")
    let lines = answer.errors.split(separator: "\n")
    let caret = try #require(lines.last)
    let column = Int(place.split(separator: ":")[1]) ?? 0
    #expect(
      caret.last == "^" && caret.count == lines[1].prefix { $0 != "|" }.count + 2 + column, "\(answer.errors)"
    )
  }

  @Test("Line ends of Windows, a byte order mark, comments and blank lines change nothing")
  func lineEnds() throws {
    let platform = NavPlatform(pack: .uikit, version: .ios18)
    let log = Self.log(of: platform, Array(ProbeCase.all(of: .uikit).prefix(3)))
    for changed in ["\u{FEFF}" + log, log.replacing("\n", with: "\r\n"), "# mine\n\n" + log + "\n// end\n"] {
      #expect(try replaying(changed).code == 0)
    }
  }

  @Test("Many mistakes end after twenty")
  func many() throws {
    let answer = try replaying(Self.start + String(repeating: "case 2 psh\n", count: 100))
    #expect(answer.code == 3)
    #expect(answer.errors.split(separator: "\n").count { $0.contains("error:") } == 20)
    let long = try replaying(Self.start + String(repeating: "case 2 push\n", count: 1_001))
    #expect(long.code == 3 && long.errors.contains("probe.log:1002:1: error: a log has at most 1000 cases"))
  }

  @Test("A log that ends or is broken anywhere is read or refused, with a place in it")
  func broken() {
    let cases = ProbeCase.all(of: .swiftui).filter { [2, 22].contains($0.number) }
    let log = Array(Self.log(of: NavPlatform(pack: .swiftui), cases))
    for position in log.indices {
      for inserted in ["", "\n", " ", "\u{1B}", "é", "-"] {
        let text =
          String(log[..<position]) + inserted + String(log[position...].dropFirst(inserted == "-" ? 1 : 0))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for broken in inserted.isEmpty ? [String(log[..<position])] : [text] {
          for mistake in ProbeLogReader(broken).mistakes {
            #expect(lines.indices.contains(mistake.line - 1) && (1...200).contains(mistake.column))
            #expect(mistake.rendered("x").hasSuffix("^\n"))
          }
        }
      }
    }
  }

  @Test(
    "What does not go with --probe is told",
    arguments: [
      ["--probe"], ["--probe", "x.nav"], ["--log", "x", "--probe", "x.nav"], ["--log", "nowhere", "--probe"],
      ["--log", "x", "--probe", "--variant", "a"], ["--log", "x", "--probe", "--shrink"],
    ])
  func usage(arguments: [String]) {
    let answer = running(["replay"] + arguments)
    #expect(answer.code == 2 && !answer.errors.isEmpty)
  }

  // MARK: Reports

  @Test("A report, as recorded")
  func report() throws {
    let older = Self.log(of: NavPlatform(pack: .uikit, version: .ios18))
    var log = older.replacing("system=18.0", with: "system=26.1").split(separator: "\n").map(String.init)
    // The person has left one case out, one is missing, and a call comes too often in a third.
    let start = try #require(log.firstIndex(of: "case 20 back-menu"))
    let end = try #require(log.firstIndex(of: "case 21 swipe-finished"))
    log.replaceSubrange((start + 1)..<end, with: ["9 - app skipped"])
    let gone = try #require(log.firstIndex(of: "case 33 second-finger"))
    log.removeSubrange(gone..<(try #require(log.firstIndex(of: "case 34 tab-tapped"))))
    log.insert("0 - nav didShow a", at: 5)
    let link = try #require(log.firstIndex(of: "case 41 cold-link"))
    log.insert(contentsOf: ["0 0.1 app openURL", "0 0.2 a willAppear", "1 0.4 a didAppear"], at: link + 1)
    let answer = try replaying(log.joined(separator: "\n"))
    #expect(answer.code == 7)
    try expectRecorded(answer.output, "probe-report")
  }

  @Test("A rule that is inferred names the cases that settle it")
  func explained() {
    let pages = running(["explain", "platform", "swiftui"]).output
    #expect(
      pages.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
        "Measured by navcheck probe swiftui, in: back, back-menu, swipe-finished"))
    #expect(!running(["explain", "platform", "ideal"]).output.contains("navcheck probe"))
  }
}
