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
    Terminal.exit(code)
  }
}
