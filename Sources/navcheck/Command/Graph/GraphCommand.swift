import NavCheck
import NavModel

/// `graph SPEC [--states] [--format dot|mermaid] [--variant NAME] [--max-states N]`: draws the coordinator tree, or the
/// worlds.
struct GraphCommand {
  /// The notation in which a graph is written.
  enum Notation: String, CaseIterable {
    case dot, mermaid
  }

  private struct Options {
    var path: String?
    var variant: String?
    var notation = Notation.dot
    var showsStates = false
    var maxStates = 200
  }

  /// Prints a graph, or an error.
  func run(
    _ arguments: [String], _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) -> ExitCode {
    guard let options = read(arguments, &errors), let path = options.path else { return .usage }
    let program: NavProgram
    switch SpecFiles.program(path, variant: options.variant, &errors) {
    case .success(let resolved): program = resolved
    case .failure(let code): return code
    }
    var graph: NamedGraph
    if options.showsStates {
      guard let states = StateGraph(NavMachine(program), limit: options.maxStates) else {
        errors.write(
          "navcheck: there are more than \(options.maxStates) worlds, so no graph is drawn\n"
            + "  --max-states N sets another limit\n")
        return .incomplete
      }
      graph = states.graph
    } else {
      graph = CoordinatorGraph(program).graph
    }
    graph.title = program.name + (program.variant.map { " \($0)" } ?? "")
    output.write(options.notation == .dot ? graph.dot : graph.mermaid)
    return .asRequired
  }

  private func read(_ arguments: [String], _ errors: inout some TextOutputStream) -> Options? {
    var options = Options()
    var rest = arguments[...]
    func fail(_ message: String, _ errors: inout some TextOutputStream) -> Options? {
      errors.write("navcheck: \(SpecFiles.shown(message))\n  \(CommandVerb.graph.usage)\n")
      return nil
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--states": options.showsStates = true
      case "--variant":
        guard let name = rest.popFirst() else { return fail("--variant needs a name", &errors) }
        options.variant = name == "base" ? nil : name
      case "--format":
        guard let notation = rest.popFirst().flatMap(Notation.init(rawValue:)) else {
          return fail("--format is dot or mermaid", &errors)
        }
        options.notation = notation
      case "--max-states":
        let value = rest.popFirst()
        guard let count = value.flatMap({ CountArgument.number($0) }) else {
          return fail(CountArgument.mistake(argument, value), &errors)
        }
        options.maxStates = count
      case let option where option.hasPrefix("-"): return fail("graph has no option '\(option)'", &errors)
      default:
        if options.path != nil { return fail("graph draws one spec", &errors) }
        options.path = argument
      }
    }
    return options.path == nil ? fail("graph needs a spec", &errors) : options
  }
}
