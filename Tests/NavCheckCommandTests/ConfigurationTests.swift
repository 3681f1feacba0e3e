import Foundation
import Testing

@testable import NavCheckCommand

@Suite("What a folder keeps in .navcheck.json")
struct ConfigurationTests {
  private static let spec = """
    system S
    platform ideal
    coordinator App {
      start home
      screen home { on tap open { push page } }
      screen page
    }
    """

  /// Checks the spec with a configuration; the folder is not told.
  private func checking(_ configuration: String, _ options: [String] = [], shard: String? = nil) throws
    -> Answer
  {
    let folder = try TemporaryFolder()
    let path = try folder.write("app.nav", Self.spec)
    var command = NavcheckCommand(environment: shard.map { ["NAVCHECK_SHARD": $0] } ?? [:])
    command.configurationPath = try folder.write(".navcheck.json", configuration)
    var (output, errors) = ("", "")
    let code = command.run(arguments: ["check", path] + options, output: &output, errors: &errors)
    return Answer(
      code: code, output: output.replacing(folder.path + "/", with: ""),
      errors: errors.replacing(folder.path + "/", with: ""))
  }

  @Test("Options stand there as on the command line, with comments and without quotes")
  func options() throws {
    let answer = try checking(
      "{ // Ours.\n property: ['no-fatal', 'no-trap'], \"max-states\": 1, verbose: true, }")
    #expect(answer.code == 4)
    #expect(answer.output.contains("no-trap   incomplete: state budget of 1"))
    #expect(!answer.output.contains("exit-once"))
    #expect(try checking("{ until: 'end' }") == (try checking("{}")))
    let wrong = try checking("{ until: 1 }")
    #expect(wrong.code == 2 && wrong.errors.contains("--until is first, decided, end, not '1'"))
  }

  @Test("The command line goes before the file, option by option")
  func precedence() throws {
    let text = "{ \"max-states\": 1, \"property\": \"no-fatal\", \"verbose\": true }"
    let answer = try checking(text, ["--max-states", "500"])
    #expect(answer.code == 0)
    #expect(answer.output.contains("no-fatal  holds"))
    let quiet = try checking(text, ["--max-states", "500", "--quiet"])
    #expect(quiet == (try checking("{ property: 'no-fatal' }", ["--max-states", "500", "--quiet"])))
    #expect(quiet != answer)
  }

  @Test("An option of another verb says nothing")
  func verbs() throws { #expect(try checking("{ walks: 3, seed: '1-4' }").code == 0) }

  @Test("The environment goes before the file, which cannot name a shard")
  func environment() throws {
    #expect(try checking("{}", shard: "1/0").errors.hasPrefix("navcheck: NAVCHECK_SHARD needs"))
    #expect(
      try checking("{ shard: '1/2' }").errors
        == "navcheck: .navcheck.json:1: 'shard' can be set on the command line only\n")
    #expect(
      try checking("{ 'expect-worlds': true }").errors
        == "navcheck: .navcheck.json:1: 'expect-worlds' can be set on the command line only\n")
  }

  /// A text, and all that is wrong with it.
  static let broken: [(text: String, told: [String])] = [
    (
      "{\n  'max-state': 5,\n  verbose: 'yes',\n  time: [1, [2]]\n}",
      [
        ":2: there is no option 'max-state'; did you mean 'max-states'?", ":3: 'verbose' needs true or false",
        ":4: 'time' needs SECONDS, or a list of them",
      ]
    ),
    ("{ time: true }", [":1: 'time' needs SECONDS"]),
    ("{\n  time: 1,\n  time: 2\n}", [":3: 'time' is set a second time"]),
    ("{ time: null }", [": 'time' must be a text, a number, true, false or a list of these"]),
    ("[1]", [": this is not an object of options, such as { \"time\": 60 }"]),
    ("{ time: 1", [": this is not a JSON5 object"]),
    (String(repeating: "[", count: 50_000), [": this is not a JSON5 object"]),
  ]

  @Test("All mistakes are told at once, each with its line", arguments: broken.indices)
  func allAtOnce(row: Int) throws {
    let answer = try checking(Self.broken[row].text)
    #expect(answer.code == 2)
    #expect(answer.errors == Self.broken[row].told.map { "navcheck: .navcheck.json\($0)\n" }.joined())
  }

  @Test("A value that an option refuses is told with its line")
  func value() throws {
    #expect(
      try checking("{\n  time: -1\n}").errors.hasPrefix(
        "navcheck: .navcheck.json:2: --time needs a number of seconds above 0 and below 1000000000, not '-1'\n"
      ))
  }

  @Test("A file that the environment names must be there; an empty name is none")
  func named() {
    let missing = running(["check", "--help"], environment: ["NAVCHECK_CONFIG": "nowhere.json"])
    #expect(missing == Answer(code: 2, output: "", errors: "navcheck: nowhere.json is not there\n"))
    #expect(running(["check", "--help"], environment: ["NAVCHECK_CONFIG": ""]).code == 0)
  }
}
