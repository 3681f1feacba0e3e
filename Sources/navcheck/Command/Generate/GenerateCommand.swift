import NavCheck
import NavModel

/// `generate SPEC`: writes traces that cover a spec, or the events of a spec, for tests of the real code.
struct GenerateCommand {
  /// The output format.
  enum Form: String, CaseIterable {
    case json, swift
    case events = "swift-events"
  }

  private struct Options {
    var path: String?
    var variant: String?
    var goal = TraceCoverage.Goal.transitions
    var form = Form.json
    var length = 30
    var maxStates: Int?
  }

  private struct Document: Encodable {
    var version = 1
    var tool = NavCheckVersion.current
    var system: String
    var variant: String?
    var cover: String
    var covered: Int
    var cut: String?
    var traces: [[NavigationTraceFile.Event]]
  }

  /// Writes the traces or events; returns 4 if the search ended before it had explored everything.
  func run(
    _ arguments: [String], _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) -> ExitCode {
    guard let options = read(arguments, &errors), let path = options.path else { return .usage }
    let program: NavProgram
    switch SpecFiles.program(path, variant: options.variant, &errors) {
    case .success(let resolved): program = resolved
    case .failure(let code): return code
    }
    if options.form == .events {
      output.write(SwiftEvents(program).text)
      return .asRequired
    }
    let coverage = NavigationCheck(program).coverage(
      of: options.goal, length: options.length, limit: options.maxStates)
    switch options.form {
    case .swift: output.write(SwiftWays(program, coverage, options.goal).text)
    default: output.write(json(coverage, program, options.goal))
    }
    if let cut = coverage.cut { errors.write("navcheck: the traces may not cover everything: \(cut)\n") }
    return coverage.cut == nil ? .asRequired : .incomplete
  }

  private func json(_ coverage: TraceCoverage, _ program: NavProgram, _ goal: TraceCoverage.Goal) -> String {
    let document = Document(
      system: program.name, variant: program.variant, cover: goal.rawValue, covered: coverage.covered,
      cut: coverage.cut,
      traces: coverage.traces.map { trace in
        trace.steps.map {
          NavigationTraceFile.Event(
            actor: $0.action.event.actor.rawValue, event: $0.action.description, cost: $0.cost)
        }
      })
    return JSONText.of(document)
  }

  private func read(_ arguments: [String], _ errors: inout some TextOutputStream) -> Options? {
    var options = Options()
    var rest = arguments[...]
    func fail(_ message: String, _ errors: inout some TextOutputStream) -> Options? {
      errors.write("navcheck: \(SpecFiles.shown(message))\n  \(CommandVerb.generate.usage)\n")
      return nil
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--cover":
        guard let goal = rest.popFirst().flatMap(TraceCoverage.Goal.init(rawValue:)) else {
          return fail("--cover is states, transitions or pairs", &errors)
        }
        options.goal = goal
      case "--format":
        guard let form = rest.popFirst().flatMap(Form.init(rawValue:)) else {
          return fail("--format is json, swift or swift-events", &errors)
        }
        options.form = form
      case "--variant":
        guard let name = rest.popFirst() else { return fail("--variant needs a name", &errors) }
        options.variant = name == "base" ? nil : name
      case "--length", "--max-states":
        let most = argument == "--length" ? CountArgument.longest : .max
        let value = rest.popFirst()
        guard let count = value.flatMap({ CountArgument.number($0, atMost: most) }) else {
          return fail(CountArgument.mistake(argument, value, atMost: most), &errors)
        }
        if argument == "--length" { options.length = count } else { options.maxStates = count }
      case let option where option.hasPrefix("-"): return fail("generate has no option '\(option)'", &errors)
      default:
        if options.path != nil { return fail("generate reads one spec", &errors) }
        options.path = argument
      }
    }
    return options.path == nil ? fail("generate needs a spec", &errors) : options
  }
}
