import NavCheck
import NavModel

/// What a trace that once broke a property has to say: nothing where it does so no more.
struct TraceVerification {
  /// What is wrong; nil where the property is kept.
  private(set) var failure: NavigationFailure?
  /// The trace as it was played, where it breaks the property.
  private(set) var attachment: TraceAttachment?
  /// The film of the trace, where it breaks the property.
  private(set) var film: TraceAttachment?

  /// Plays a trace on a spec.
  ///
  /// - Parameters:
  ///   - words: The steps in the words of traces.
  ///   - source: The spec.
  ///   - variant: Which variant; nil for the text as written.
  ///   - property: The property that the trace once broke.
  init(of words: [String], on source: NavigationSpecSource, variant: String?, property: String) {
    let program: NavProgram
    switch source.program(variant) {
    case .success(let resolved): program = resolved
    case .failure(let failure):
      self.failure = failure
      return
    }
    let file = NavigationTraceFile(words: words, of: program, property: property)
    guard let replay = NavigationCheck(program).replay(file) else {
      failure = NavigationFailure("\(program.name) has no property '\(property)' that a trace can break")
      return
    }
    guard let finding = replay.finding else { return }
    var text = "\(property) is violated again: \(finding.message ?? "it is violated")\n"
    for index in replay.dropped { text += "no longer possible: \(words[index])\n" }
    failure = NavigationFailure(text)
    attachment = TraceAttachment(finding, of: program, source.spec, text: text)
    var check = ReportDocument.Check(failure, of: source, variant: variant, keeping: property)
    check.coordinators = program.coordinators.map(\.name)
    check.properties = [
      ReportDocument.Property(
        finding, NavMachine(program), explored: 0, isExpected: false, path: source.title,
        place: { source.place(of: $0, in: program) })
    ]
    film = TraceAttachment(filmOf: check, named: program.name)
  }
}
