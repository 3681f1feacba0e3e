/// `replay --log FILE --probe`: compares the log of a device with the platform's rules.
struct ProbeReplay {
  let style: TextStyle

  /// Prints the confirmed and contradicted rules, or the errors in the log.
  func run(
    _ path: String, _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) -> ExitCode {
    let (bytes, reason) = SpecFiles.read(path)
    guard let bytes else {
      errors.write(SpecFiles.unreadable(path, reason))
      return .usage
    }
    let shown = SpecFiles.shown(path)
    let reader = ProbeLogReader(String(decoding: bytes, as: UTF8.self))
    guard let log = reader.log, reader.mistakes.isEmpty else {
      for mistake in reader.mistakes { errors.write(mistake.rendered(shown)) }
      return .invalidSpec
    }
    let judgement = ProbeJudgement(log)
    output.write(ProbeReport(judgement: judgement, path: shown, style: style).text)
    return judgement.isContradicted ? .notPlayed : .asRequired
  }
}
