import NavCheck
import NavModel

/// `expand SPEC`: explores worlds for another program, which stores them.
struct ExpandCommand {
  /// The input for messages, and the output for answers.
  var input = OpenFile(descriptor: 0)
  var replies = OpenFile(descriptor: 1)

  private struct Options {
    var path: String?
    var variant: String?
    var settings: [NavSpec.Setting] = []
    var partitions: Int?
    var launches = false
    var driver: String?
  }

  private struct Mistake: Error {
    var message: String
  }

  /// Answers messages until the input ends.
  ///
  /// Returns 2 for an unreadable message or spec, an answer that cannot be written or an invalid command line, and 3 for a
  /// spec with errors, or if the other side is incompatible.
  func run(
    _ arguments: [String], _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) -> ExitCode {
    do throws(Mistake) {
      let options = try parse(arguments)
      if let driver = options.driver {
        guard let text = ClusterDriver(rawValue: driver)?.text else {
          let known = ClusterDriver.allCases.map(\.rawValue).joined(separator: ", ")
          throw Mistake(message: "--driver is \(known), not '\(driver)'")
        }
        output.write(text)
        return .asRequired
      }
      guard let path = options.path else { throw Mistake(message: "expand takes a spec") }
      guard let partitions = options.partitions else { throw Mistake(message: "expand needs --partitions N") }
      guard let (program, source) = try program(path, options, &errors), let spec = source.spec else {
        return .invalidSpec
      }
      if let inputs = program.scope.inputs {
        throw Mistake(
          message: "expand explores runs of any length: remove 'bound inputs \(inputs)' from '\(path)'")
      }
      let unit = CheckUnit(program, on: nil)
      let subject = CheckRun.Subject(
        path: path, spec: spec, hasVariants: !spec.variants.isEmpty, lines: SpecLines(source))
      let asked = try self.asked(path, options)
      let expander = WorldExpander(unit.check, partitions: partitions)
      let hello = ExpandHello(expander, source, options.settings)
      let session = ExpandSession(hello: hello, expander: expander) { report in
        let outcome = options.settings.isEmpty ? report.judged() : report.judgedWithoutExpectations
        let told = HumanReport(report, unit, subject, TextStyle(isColored: false), asked)
        return JSONText.of(
          ReportDocument(
            checks: [told.documented(outcome, lines: subject.lines)], exitCode: outcome.exitCode.rawValue))
      }
      if options.launches { return write(session.launch.flatMap(\.bytes), &errors) ? .asRequired : .usage }
      return serve(session, &errors)
    } catch {
      errors.write("navcheck: \(SpecFiles.shown(error.message))\n  \(CommandVerb.expand.usage)\n")
      return .usage
    }
  }

  private func parse(_ arguments: [String]) throws(Mistake) -> Options {
    var options = Options()
    var rest = arguments[...]
    func value(_ placeholder: String, of name: String) throws(Mistake) -> String {
      guard let value = rest.popFirst() else {
        throw Mistake(message: "\(name) needs a value: \(placeholder)")
      }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--variant": options.variant = try value("NAME", of: argument)
      case "--set":
        let text = try value("NAME=VALUE", of: argument)
        do throws(CheckOptions.Mistake) {
          options.settings.append(try CheckOptions.setting(text))
        } catch { throw Mistake(message: error.message) }
      case "--partitions":
        let text = try value("N", of: argument)
        guard let number = CountArgument.number(text, atMost: 100_000) else {
          throw Mistake(message: "--partitions needs a number of at most 100000, not '\(text)'")
        }
        options.partitions = number
      case "--launch": options.launches = true
      case "--driver":
        options.driver = try value(
          ClusterDriver.allCases.map(\.rawValue).joined(separator: "|"), of: argument)
      default:
        if argument.hasPrefix("-") { throw Mistake(message: "expand has no option '\(argument)'") }
        if options.path != nil { throw Mistake(message: "expand takes one spec") }
        options.path = argument
      }
    }
    return options
  }

  /// The options of `check` with the same results.
  private func asked(_ path: String, _ options: Options) throws(Mistake) -> CheckOptions {
    do throws(CheckOptions.Mistake) {
      var asked = try CheckOptions(["--", path])
      asked.settings = options.settings
      return asked
    } catch { throw Mistake(message: error.message) }
  }

  private func program(
    _ path: String, _ options: Options, _ errors: inout some TextOutputStream
  ) throws(Mistake) -> (NavProgram, NavSource)? {
    let (data, reason) = SpecFiles.read(path)
    guard let data else { throw Mistake(message: "'\(path)' \(reason ?? "cannot be read")") }
    let source = NavSource(path: path, bytes: data, reading: SpecReach([path]).readPart)
    let variant = options.variant == "base" ? nil : options.variant
    let (program, diagnostics) = source.resolve(variant: variant, settings: options.settings)
    if let program { return (program, source) }
    for diagnostic in diagnostics { errors.write(SpecFiles.rendered(diagnostic, of: source)) }
    return nil
  }

  private func serve(_ session: ExpandSession, _ errors: inout some TextOutputStream) -> ExitCode {
    var session = session
    var position = 0
    func fail(_ message: String, _ errors: inout some TextOutputStream) {
      errors.write("navcheck: \(SpecFiles.shown(message))\n")
    }
    while true {
      guard let head = input.bytes(4) else {
        fail("messages cannot be read", &errors)
        return .usage
      }
      if head.isEmpty { return .asRequired }
      let length = ExpandFrame.length(head)
      let body = head.count < 4 || length > ExpandFrame.greatestLength ? nil : input.bytes(length)
      guard let body, body.count == length else {
        let reason =
          head.count < 4 || body != nil
          ? "the message is cut off"
          : "a message has at most \(ExpandFrame.greatestLength) bytes, not \(length)"
        fail("\(MalformedFrame(position: position, reason: reason))", &errors)
        return .usage
      }
      do throws(ExpandSession.Fault) {
        let answer = try session.answer(body, at: position + 4)
        if !write(answer.bytes, &errors) { return .usage }
      } catch {
        switch error {
        case .malformed(let fault):
          fail("\(fault)", &errors)
          return .usage
        case .differs(let difference):
          fail(difference, &errors)
          return .invalidSpec
        }
      }
      position += 4 + length
    }
  }

  /// Writes bytes, or prints the reason why they cannot be written.
  ///
  /// - Returns: Whether they are written.
  private func write(_ bytes: [UInt8], _ errors: inout some TextOutputStream) -> Bool {
    guard let failure = replies.failure(writing: bytes) else { return true }
    errors.write("navcheck: answers cannot be written: \(failure)\n")
    return false
  }
}
