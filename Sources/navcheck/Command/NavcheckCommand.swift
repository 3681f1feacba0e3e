import NavCheck
import NavModel

/// The command line as a function of its arguments, so that tests can call it without a process.
struct NavcheckCommand {
  let environment: [String: String]
  /// Returns the next line of standard input; nil at its end.
  var input: () -> String? = { readLine() }
  /// The default configuration file, which the environment may replace; nil for none.
  var configurationPath: String?
  /// Whether the command may read single keys from the terminal.
  var isInteractive = false

  /// Runs a verb and returns its exit code; all output goes through a ``VisibleStream``.
  func run<Output: TextOutputStream, Errors: TextOutputStream>(
    arguments: [String], output: inout Output, errors: inout Errors
  ) -> Int32 {
    var visibleOutput = VisibleStream(output)
    var visibleErrors = VisibleStream(errors)
    defer {
      output = visibleOutput.base
      errors = visibleErrors.base
    }
    return answer(arguments, &visibleOutput, &visibleErrors)
  }

  private func answer(
    _ arguments: [String], _ output: inout VisibleStream<some TextOutputStream>,
    _ errors: inout some TextOutputStream
  ) -> Int32 {
    let rest = Array(arguments.dropFirst())
    switch arguments.first {
    case nil, "--help", "-h":
      output.write(Usage.overview)
      return ExitCode.asRequired.rawValue
    case "--version": return version(rest, &output, &errors)
    case let word?:
      guard let verb = verb(word, &errors) else { return ExitCode.usage.rawValue }
      switch verb {
      case .initialise: return InitCommand().run(rest, &output, &errors).rawValue
      case .check, .simulate: return check(rest, for: verb, &output, &errors)
      case .replay:
        return ReplayCommand(style: TextStyle(for: environment)).run(rest, &output, &errors).rawValue
      case .lint: return LintCommand().run(rest, &output, &errors).rawValue
      case .format: return FormatCommand().run(rest, &output, &errors).rawValue
      case .graph: return GraphCommand().run(rest, &output, &errors).rawValue
      case .explore:
        return ExploreCommand(input: input, isInteractive: isInteractive).run(rest, &output, &errors).rawValue
      case .generate: return GenerateCommand().run(rest, &output, &errors).rawValue
      case .probe: return ProbeCommand().run(rest, &output, &errors).rawValue
      case .expand: return ExpandCommand().run(rest, &output, &errors).rawValue
      case .merge:
        return MergeCommand(style: TextStyle(for: environment)).run(rest, &output, &errors).rawValue
      case .report: return ReportCommand().run(rest, &output, &errors).rawValue
      case .explain: return ExplainCommand().run(rest, &output, &errors).rawValue
      case .completion: return completion(rest, &output, &errors)
      case .version: return version(rest, &output, &errors)
      case .help: return help(rest, &output, &errors)
      }
    }
  }

  private func verb(_ word: String, _ errors: inout some TextOutputStream) -> CommandVerb? {
    if let verb = CommandVerb(rawValue: word) { return verb }
    let help = CheckOptions.suggestion(word, CommandVerb.allCases.map(\.rawValue), prefix: "navcheck ")
    errors.write("navcheck: there is no verb '\(SpecFiles.shown(word))'\(help)\n  navcheck help lists them\n")
    return nil
  }

  private func version(
    _ arguments: [String], _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) -> Int32 {
    guard arguments.isEmpty else {
      errors.write("navcheck: version takes no arguments\n")
      return ExitCode.usage.rawValue
    }
    output.write("navcheck \(NavCheckVersion.current)\n")
    return ExitCode.asRequired.rawValue
  }

  private func completion(
    _ arguments: [String], _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) -> Int32 {
    guard arguments.count == 1, let shell = Completion(rawValue: arguments[0]) else {
      let shells = Completion.allCases.map(\.rawValue).joined(separator: ", ")
      errors.write("navcheck: completion takes one shell: \(shells)\n")
      return ExitCode.usage.rawValue
    }
    output.write(shell.script)
    return ExitCode.asRequired.rawValue
  }

  private func help(
    _ arguments: [String], _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) -> Int32 {
    guard let word = arguments.first else {
      output.write(Usage.overview)
      return ExitCode.asRequired.rawValue
    }
    guard let verb = verb(word, &errors) else { return ExitCode.usage.rawValue }
    output.write(Usage.help(verb))
    return ExitCode.asRequired.rawValue
  }

  private func check(
    _ arguments: [String], for verb: CommandVerb, _ output: inout VisibleStream<some TextOutputStream>,
    _ errors: inout some TextOutputStream
  ) -> Int32 {
    var options: CheckOptions
    let files: [String]
    let configuration: ConfigurationFile
    do {
      configuration = try ConfigurationFile(for: environment, usual: configurationPath)
    } catch {
      for message in error.messages { errors.write("navcheck: \(SpecFiles.shown(message))\n") }
      return ExitCode.usage.rawValue
    }
    do {
      options = try CheckOptions(arguments, for: verb, usual: configuration.entries)
      if options.shard == nil, let shard = environment["NAVCHECK_SHARD"], !shard.isEmpty {
        try options.setShard(shard, saidBy: "NAVCHECK_SHARD")
      }
      options.sendSummary(to: environment["GITHUB_STEP_SUMMARY"])
    } catch {
      errors.write(
        "navcheck: \(SpecFiles.shown(error.message))\n  navcheck help \(verb.rawValue) lists the options\n")
      return ExitCode.usage.rawValue
    }
    if options.wantsHelp {
      output.write(Usage.help(verb))
      return ExitCode.asRequired.rawValue
    }
    do {
      files = try SpecFiles.find(options.paths)
    } catch {
      errors.write("navcheck: \(SpecFiles.shown(error.message))\n")
      return ExitCode.usage.rawValue
    }
    for warning in SpecFiles.lookalikes(in: files) { errors.write("navcheck: warning: \(warning)\n") }
    let written = OutputFiles(paths: options.targets.compactMap(\.path))
    if let conflict = written.conflict(
      with: files, SpecReach(options.paths.isEmpty ? ["specs"] : options.paths))
    {
      errors.write("navcheck: \(SpecFiles.shown(conflict))\n")
      return ExitCode.usage.rawValue
    }
    output.allowsCommands = options.targets.contains { $0.path == nil && $0.format == .github }
    var run = CheckRun(options: options, style: style(options))
    // The human-readable report is stored only if it goes to a file; stdout gets it immediately.
    var human = ""
    let isKept = options.targets.contains { $0.format == .human && $0.path != nil }
    var rest = files[...]
    // Several specs run concurrently and are reported in their order; a single spec uses all jobs itself.
    let width = options.simulation == nil && files.count > 1 ? options.jobs : 1
    if width == 1 { run.jobs = options.jobs }
    while !rest.isEmpty, !run.result.isInterrupted {
      let batch = Array(rest.prefix(width == 1 ? 1 : width * 8))
      rest = rest.dropFirst(batch.count)
      let part = width == 1 ? run.check(batch[0], &errors) : run.check(batch, at: width, &errors)
      if options.isForPeople { output.write(part) }
      if isKept { human += part }
    }
    run.end(human, &output, &errors)
    return run.result.code.rawValue
  }

  private func style(_ options: CheckOptions) -> TextStyle {
    switch options.color {
    case .always: TextStyle(isColored: true)
    case .never: TextStyle(isColored: false)
    case .auto: TextStyle(for: environment)
    }
  }
}
