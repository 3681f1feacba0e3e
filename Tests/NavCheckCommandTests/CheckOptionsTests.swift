import NavCheck
import NavModel
import Testing

@testable import NavCheckCommand

@Suite("The options of check")
struct CheckOptionsTests {
  private func mistake(_ arguments: [String], for verb: CommandVerb = .check) -> String? {
    do {
      _ = try CheckOptions(arguments, for: verb)
      return nil
    } catch {
      return error.message
    }
  }

  @Test("Paths and options may stand in any order, values behind a space or an equals sign")
  func order() throws {
    let options = try CheckOptions([
      "a.nav", "--property", "p", "--property=q", "--variant=base", "b", "--max-states", "10k",
      "--max-depth=7",
      "--time", "2.5", "--with", "doubleTap,backMenu", "--without=swipe", "--overtake=free", "--color",
      "never",
      "--verbose", "--", "--quiet",
    ])
    #expect(options.paths == ["a.nav", "b", "--quiet"])
    #expect(options.properties == ["p", "q"])
    #expect(options.variants == ["base"])
    #expect(options.maxStates == 10_000)
    #expect(options.maxDepth == 7)
    #expect(options.seconds == 2.5)
    #expect(options.with == [.backMenu, .doubleTap])
    #expect(options.without == [.swipe])
    #expect(options.overtake == .some(nil))
    #expect(options.color == .never)
    #expect(options.isVerbose && !options.isQuiet && options.changesScope)
    #expect(try CheckOptions(["--ios", "26,17"]).versions == [.ios17, .ios26])
    #expect(options.scopeFlags == " --with backMenu,doubleTap --without swipe --overtake free")
  }

  @Test("A stop rule is one of three, and stands beside nothing that needs every world")
  func stopRules() throws {
    #expect(try CheckOptions([]).until == .end)
    #expect(try CheckOptions(["--until", "first"]).until == .first)
    #expect(try CheckOptions(["--until=decided"]).until == .decided)
    #expect(
      mistake(["--until", "frist"]) == "--until is first, decided, end, not 'frist'; did you mean 'first'?")
    #expect(
      mistake(["--until", "first", "--accept"])
        == "--accept needs all findings, but --until first stops earlier: leave out --until")
    #expect(
      mistake(["--until", "decided", "--modular"])
        == "--until works only without --modular: leave out --modular")
    #expect(mistake(["--until", "end", "--accept"]) == nil)
    #expect(mistake(["--until", "first"], for: .simulate) != nil)
  }

  @Test(
    "Numbers of worlds are written from the search that a spec may pin, in its own scope",
    arguments: [
      (["--with", "doubleTap"], "--with doubleTap"), (["--property", "p"], "--property"),
      (["--ios", "18"], "--ios"), (["--strategy", "depth-first"], "--strategy"),
      (["--modular"], "--modular"), (["--until", "first"], "--until"),
      (["--beyond-violations"], "--beyond-violations"),
    ])
  func expectWorlds(options: [String], flag: String) throws {
    #expect(mistake(["--expect-worlds"] + options)?.hasSuffix(": leave out \(flag)") == true)
    #expect(try CheckOptions(["--expect-worlds", "--no-modular", "--until", "end"]).pinsWorlds)
    #expect(try !CheckOptions([]).writesSpecs)
  }

  @Test("Nothing asked for: the spec's own scope, no budget")
  func defaults() throws {
    let options = try CheckOptions([])
    #expect(!options.changesScope && options.scopeFlags.isEmpty)
    #expect(options.maxStates == nil && options.maxDepth == nil && options.seconds == nil)
    #expect(options.overtake == nil)
  }

  @Test(
    "Counts",
    arguments: [
      ("1", 1), ("10k", 10_000), ("2m", 2_000_000), ("3K", 3_000), ("0", nil), ("-1", nil), ("k", nil),
    ]
      + [
        ("", nil), ("1.5k", nil), ("10g", nil), ("9223372036854775807k", nil), ("99999999999999999999", nil),
      ]
      as [(String, Int?)])
  func counts(text: String, number: Int?) {
    #expect((try? CheckOptions(["--max-states=\(text)"]))?.maxStates == number)
  }

  @Test("A time is a positive number", arguments: ["0", "-1", "x", "nan", "inf", "1e30", ""])
  func times(text: String) {
    #expect(
      mistake(["--time=\(text)"])
        == "--time needs a number of seconds above 0 and below 1000000000, not '\(text)'")
  }

  @Test("A budget of time is told as it was asked for", arguments: [("10", "10 s"), ("0.5", "0.5 s")])
  func limits(text: String, told: String) throws {
    #expect(try CheckOptions(["--time", text]).timeLimit == told)
  }

  @Test(
    "Overtake is a small number or free",
    arguments: [("0", 0), ("99", 99), ("100", nil), ("-1", nil), ("x", nil)])
  func overtake(text: String, number: Int?) {
    #expect((try? CheckOptions(["--overtake", text]))?.overtake ?? nil == number)
    #expect((mistake(["--overtake", text]) == nil) == (number != nil))
  }

  @Test(
    "Mistakes are told with what was probably meant",
    arguments: [
      (["--propery", "x"], "check has no option '--propery'; did you mean '--property'?"),
      (["-z"], "check has no option '-z'"),
      (["-quiet"], "check has no option '-quiet'; did you mean '--quiet'?"),
      (["--property"], "--property needs a value: NAME"),
      (["--quiet=yes"], "--quiet takes no value"),
      (["--with", "swip"], "there is no adversary 'swip'; did you mean 'swipe'?"),
      (["--color", "blue"], "--color is auto, always or never, not 'blue'"),
      (
        ["--strategy", "bitstat"],
        "--strategy is exhaustive, depth-first, iterative-deepening, hash-compaction, bitstate, not 'bitstat'; did you mean 'bitstate'?"
      ),
      (["--table", "4m"], "--table needs --strategy bitstate"),
      (["--table", "4m", "--strategy=hash-compaction"], "--table needs --strategy bitstate"),
      (
        ["--table", "x", "--strategy", "bitstate"],
        "--table needs a size such as 500m or 4g, with a number from 1 to 4294967295, not 'x'"
      ),
      (
        ["--table", "4m", "--strategy", "bitstate", "--memory", "4m"],
        "the table of --strategy bitstate would use all of --memory"
      ),
      (
        ["--accept", "--strategy", "bitstate"],
        "--accept needs all findings, but bitstate may omit some: leave out --strategy"
      ),
      (["--memory", "2000"], "--memory 2000 is 2000 bytes: write 2000m for megabytes, or 2000k"),
      (["-q", "-v"], "--quiet and --verbose exclude each other"),
      (["--with", "swipe", "--without", "swipe"], "'swipe' is both in --with and in --without"),
      (
        ["--without", ","],
        "--without needs a name; there are swipe, backMenu, reselect, deepLink, background, resize, linkAtLaunch, doubleTap"
      ),
    ])
  func mistakes(arguments: [String], message: String) {
    #expect(mistake(arguments)?.hasPrefix(message) == true, "\(mistake(arguments) ?? "no mistake")")
  }

  @Test("Every option is in the help and can be parsed", arguments: CommandOption.allCases)
  func table(option: CommandOption) {
    for verb in [CommandVerb.check, .simulate] {
      let isThere = option.verbs.contains(verb)
      #expect(Usage.help(verb).contains("--\(option.rawValue) ") == isThere)
      #expect((mistake(["--\(option.rawValue)"], for: verb)?.contains("has no option") == true) != isThere)
    }
  }
}

@Suite struct RequirementTests {
  private func checking(_ home: String, _ options: [String]) throws -> Answer {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "app.nav",
      "system S\n  platform ideal\ncoordinator App {\n  start home\n  screen home { \(home) }\n  screen page\n}\n"
    )
    var command = NavcheckCommand(environment: [:])
    command.configurationPath = nil
    var (output, errors) = ("", "")
    let code = command.run(arguments: ["check", path] + options, output: &output, errors: &errors)
    return Answer(code: code, output: output, errors: errors)
  }

  @Test func `What is dead is a warning, and exit 5 where it is required that nothing is`() throws {
    let dead = "on tap go { push page }\n on tap go { pop }"
    let warned = try checking(dead, [])
    #expect(warned.code == 0)
    #expect(
      warned.output.contains("warning: on tap go never runs: the handler in line 5 always runs instead"))
    let refused = try checking(dead, ["--require", "no-dead"])
    #expect(refused.code == 5)
    #expect(refused.output.contains("--require no-dead: 1 part never runs"))
    #expect(try checking("on tap go { push page }", ["--require", "no-dead"]).code == 0)
    let cut = try checking(dead, ["--require", "no-dead", "--max-states", "1"])
    #expect(cut.output.contains("--require no-dead: not decided"))
    #expect(cut.code == 5)
  }

  @Test func `A property that is about nothing is exit 5 where it is required that all are about something`()
    throws
  {
    let folder = try TemporaryFolder()
    func answer(_ condition: String, _ options: [String]) throws -> Answer {
      let path = try folder.write(
        "app.nav",
        """
        system S
          platform ideal
        coordinator App {
          start home
          screen home { on tap go { push page } }
          screen page
        }
        always quiet when App.page is \(condition): settled or transitioning
        """)
      var command = NavcheckCommand(environment: [:])
      command.configurationPath = nil
      var (output, errors) = ("", "")
      let code = command.run(arguments: ["check", path] + options, output: &output, errors: &errors)
      return Answer(code: code, output: output, errors: errors)
    }
    let never = "onScreen and App.home is not onScreen"
    #expect(try answer(never, []).code == 0)
    let refused = try answer(never, ["--require", "no-vacuous"])
    #expect(refused.code == 5)
    #expect(refused.output.contains("--require no-vacuous: quiet never applied"))
    #expect(try answer("onScreen", ["--require", "no-vacuous"]).code == 0)
    #expect(try answer("onScreen", ["--require", "no-vacuous,no-dead"]).code == 0)
  }

  @Test(arguments: [["--property", "no-trap"], ["--strategy", "bitstate"], ["--modular"]])
  func `What would leave it undecided is refused`(_ options: [String]) throws {
    #expect(try checking("on tap go { push page }", ["--require", "no-dead"] + options).code == 2)
  }

  @Test func `A name that there is not is refused`() throws {
    let answer = try checking("on tap go { push page }", ["--require", "no-ded"])
    #expect(answer.code == 2)
    #expect(answer.errors.contains("did you mean 'no-dead'?"))
  }
}
