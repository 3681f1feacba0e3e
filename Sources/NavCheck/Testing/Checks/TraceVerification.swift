import NavCheck
import NavModel

/// The result of replaying a trace that once violated a property.
struct TraceVerification {
  /// The violation, or the error that prevented the replay; nil if the trace no longer violates the property.
  private(set) var failure: NavigationFailure?
  /// The replayed trace if it violates the property; otherwise nil.
  private(set) var attachment: TraceAttachment?
  /// A page with the trace as pictures if it violates the property; otherwise nil.
  private(set) var film: TraceAttachment?

  /// Replays a trace on a spec.
  ///
  /// - Parameters:
  ///   - words: The descriptions of the steps, as traces print them.
  ///   - source: The spec.
  ///   - variant: The name of the variant; nil for the spec as written.
  ///   - property: The name of the property that the trace once violated.
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
      failure = NavigationFailure("\(program.name) has no property '\(property)' that a trace can violate")
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
