import NavCheck
import NavModel

extension CheckRun {
  /// The results of replaying the traces in a spec's corpus.
  struct Remembered {
    /// A line for each trace that still fails, that could be replayed only with changes, or that the spec no longer fits.
    var text = ""
    /// Whether a trace fails that the spec does not expect.
    var hasNews = false
  }

  /// Replays the traces in a spec's corpus that belong to the checked variant and properties.
  ///
  /// If the command line names versions of iOS, each trace is replayed on the version on which it was found.
  mutating func replayCorpus(
    _ unit: CheckUnit, _ subject: Subject, _ errors: inout some TextOutputStream
  ) -> Remembered {
    let check = unit.check
    var remembered = Remembered()
    for path in TraceCorpus(of: subject.path).paths {
      let shown = SpecFiles.shown(path)
      let file: NavigationTraceFile
      do {
        file = try TraceCorpus.read(path)
      } catch {
        errors.write("navcheck: '\(shown)' \(error.message)\n")
        result.code = result.code.combined(with: .usage)
        continue
      }
      guard file.variant == check.program.variant else { continue }
      if let own = unit.specVersion, (file.ios ?? own.rawValue) != check.program.platform.version.rawValue {
        continue
      }
      if !options.properties.isEmpty, !options.properties.contains(file.property) { continue }
      guard let replay = self.check(of: file, check, subject)?.replay(file) else {
        remembered.text +=
          "  \(style.yellow("corpus")) \(shown): not replayed: the spec lacks the parameters "
          + "of the trace, or a property \(file.property) that a trace can violate\n"
        continue
      }
      if let finding = replay.finding {
        let isExpected = finding.isTolerated(by: check.program)
        if !isExpected { remembered.hasNews = true }
        let word = isExpected ? "still fails, as expected" : style.red("still fails")
        remembered.text += "  corpus \(shown): \(word)\(Self.repairs(replay))\n"
      } else if !replay.isExact {
        remembered.text += "  corpus \(shown): no longer fails\(Self.repairs(replay))\n"
      }
    }
    return remembered
  }

  /// The values that the command line sets for parameters.
  private var settings: [String: String] {
    Dictionary(options.settings.map { ($0.name.text, $0.value.text) }) { $1 }
  }

  /// Returns the program with the settings and the version of a trace.
  private func check(
    of file: NavigationTraceFile, _ check: NavigationCheck, _ subject: Subject
  ) -> NavigationCheck? {
    let version = check.program.platform.version.rawValue
    if file.settings ?? [:] == settings, file.ios == nil || file.ios == version { return check }
    return NavProgram.resolve(subject.spec, variant: file.variant, settings: file.specSettings).program
      .map { NavigationCheck(file.dated($0)) }
  }

  /// Returns a suffix such as `; repaired: 1 input is no longer possible and left out`, or an empty text.
  static func repairs(_ replay: TraceReplay) -> String {
    var parts: [String] = []
    if replay.droppedInputs > 0 {
      let are = replay.droppedInputs == 1 ? "is" : "are"
      parts.append(
        "\(CheckTally.count(replay.droppedInputs, "input")) \(are) no longer possible and left out")
    }
    let others = replay.dropped.count - replay.droppedInputs
    if others > 0 { parts.append("\(CheckTally.count(others, "platform step")) left out") }
    if replay.inserted > 0 { parts.append("\(CheckTally.count(replay.inserted, "platform step")) inserted") }
    return parts.isEmpty ? "" : "; repaired: " + parts.joined(separator: ", ")
  }

  /// Saves the traces of findings in a spec's corpus.
  mutating func save(
    _ findings: [NavigationFinding], _ unit: CheckUnit, _ subject: Subject,
    _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) {
    let corpus = TraceCorpus(of: subject.path)
    let check = unit.check
    for finding in findings {
      guard var file = NavigationTraceFile(finding, of: check.program) else { continue }
      file.spec = "../" + (subject.path.split(separator: "/").last.map(String.init) ?? subject.path)
      file.settings = settings.isEmpty ? nil : settings
      if unit.isOnOtherVersion { file.ios = check.program.platform.version.rawValue }
      file.fingerprint = NavigationTraceFile.fingerprint(of: subject.spec, variant: check.program.variant)
      do {
        output.write("  saved  \(SpecFiles.shown(try corpus.save(file)))\n")
      } catch {
        errors.write("navcheck: '\(SpecFiles.shown(corpus.folder))' \(error)\n")
        result.code = result.code.combined(with: .usage)
      }
    }
  }
}
