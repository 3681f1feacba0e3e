import NavCheck

@main
enum Main {
  static func main() {
    Terminal.ignoreBrokenPipes()
    Terminal.catchInterrupts()
    Traps.answer()
    var output = Terminal.standardOutput
    var errors = Terminal.standardError
    let code = Traps.onOwnSignalStack {
      WorkerThreads.current.withValue(WorkerThreads(DeepThreads.run)) {
        NavcheckCommand(
          environment: Terminal.environment, configurationPath: ConfigurationFile.usualPath,
          isInteractive: true
        )
        .run(arguments: Array(CommandLine.arguments.dropFirst()), output: &output, errors: &errors)
      }
    }
    if let failure = output.failure {
      errors.write("navcheck: the results cannot be written: \(failure)\n")
      Terminal.exit(ExitCode.usage.rawValue)
    }
    Terminal.exit(code)
  }
}
