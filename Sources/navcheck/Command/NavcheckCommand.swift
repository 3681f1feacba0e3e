import NavCheck
import NavModel

/// The command line as a function of its arguments; tests call it without a process.
struct NavcheckCommand {
  let environment: [String: String]

  private static let verbs = ["check", "version", "help"]

  /// Runs a verb and answers with its exit code.
  func run(
    arguments: [String], output: inout some TextOutputStream, errors: inout some TextOutputStream
  ) -> Int32 {
    guard let verb = arguments.first else {
      output.write(Usage.overview)
      return ExitCode.asRequired.rawValue
    }
    let rest = Array(arguments.dropFirst())
    switch verb {
    case "check": return check(rest, &output, &errors)
    case "version", "--version":
      output.write("navcheck \(NavCheckVersion.current)\n")
      return ExitCode.asRequired.rawValue
    case "help", "--help", "-h":
      output.write(rest.first == "check" ? Usage.check : Usage.overview)
      return ExitCode.asRequired.rawValue
    default:
      let help = CheckOptions.suggestion(verb, Self.verbs, prefix: "navcheck ")
      errors.write("navcheck: there is no verb '\(verb)'\(help)\n  navcheck help lists them\n")
      return ExitCode.usage.rawValue
    }
  }

  private func check(
    _ arguments: [String], _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) -> Int32 {
    let options: CheckOptions
    let files: [String]
    do {
      options = try CheckOptions(arguments)
    } catch {
      errors.write("navcheck: \(error.message)\n  navcheck help check lists the options\n")
      return ExitCode.usage.rawValue
    }
    if options.wantsHelp {
      output.write(Usage.check)
      return ExitCode.asRequired.rawValue
    }
    do {
      files = try SpecFiles.find(options.paths)
    } catch {
      errors.write("navcheck: \(error.message)\n")
      return ExitCode.usage.rawValue
    }
    var run = CheckRun(options: options, style: style(options))
    for file in files where !run.isInterrupted { run.check(file, &output, &errors) }
    output.write(run.summary)
    return run.code.rawValue
  }

  private func style(_ options: CheckOptions) -> TextStyle {
    switch options.color {
    case .always: TextStyle(isColored: true)
    case .never: TextStyle(isColored: false)
    case .auto: TextStyle(isColored: environment["NO_COLOR"] == nil && Terminal.isTerminal(1))
    }
  }
}
