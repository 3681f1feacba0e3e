@main
enum Main {
  static func main() {
    Terminal.ignoreBrokenPipes()
    Terminal.catchInterrupt()
    Terminal.answerTraps()
    var output = Terminal.standardOutput
    var errors = Terminal.standardError
    let code = NavcheckCommand(environment: Terminal.environment)
      .run(arguments: Array(CommandLine.arguments.dropFirst()), output: &output, errors: &errors)
    if let failure = output.failure {
      errors.write("navcheck: what was found cannot be written: \(failure)\n")
      Terminal.exit(ExitCode.usage.rawValue)
    }
    Terminal.exit(code)
  }
}
