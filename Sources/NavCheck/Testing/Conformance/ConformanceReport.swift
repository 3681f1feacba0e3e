/// The result of comparing an implementation with a spec.
public struct ConformanceReport: Sendable, CustomStringConvertible {
  /// A step after which no world of the spec agrees with the code.
  public struct Difference: Sendable, Hashable, CustomStringConvertible {
    /// The descriptions of the inputs since the launch; empty if the launch itself differs.
    ///
    /// An input before the app has settled states its moment after its description.
    public let steps: [String]
    /// The observations that the spec allows after the steps, one line each, or the answer that the driver should give.
    public let expected: [String]
    /// The observation; without one, the error that the driver threw, or that the last step is not possible.
    public let observed: String
    /// The line of the spec's first handler for the last step; nil if the step is not a tap with a handler.
    public let line: Int?
    /// The path to the difference as pictures.
    var film = ConformanceFilm()

    /// The steps, the expected and observed results, and the two possible fixes.
    public var description: String {
      var text = "the code differs from the spec\n"
      if steps.isEmpty { text += "  at launch\n" }
      for (index, step) in steps.enumerated() { text += "  \(index + 1)  \(step)\n" }
      for (index, line) in expected.enumerated() { text += "  \(index == 0 ? "spec" : "  or")  \(line)\n" }
      text += "  code  \(observed)\n"
      text += "if the code is right, change the spec\(line.map { " at line \($0)" } ?? ""); "
      text += "if the spec is right, fix what the code does at the last step\n"
      return text
    }
  }

  /// A step of the spec that the comparison did not drive in some situations.
  public struct Undriven: Sendable, Hashable, CustomStringConvertible {
    /// The description of the step, as traces print it.
    public let step: String
    /// The reason, as text for the report.
    public let reason: String
    /// The number of situations in which the step was not driven for this reason; at least 1.
    public let count: Int

    /// The step, the reason, and the count if it exceeds 1.
    public var description: String { "\(step): \(reason)\(count > 1 ? " (\(count) times)" : "")" }
  }

  /// The differences in the order of their discovery, without repetitions of the same last step and results.
  public let differences: [Difference]
  /// The number of visited situations; a situation is the set of worlds that agree with the observations so far.
  ///
  /// It is 0 after a comparison along given paths.
  public let situations: Int
  /// The number of steps that were driven while the app was settled; along given paths, the steps of the paths that
  /// were driven to their end.
  public let driven: Int
  /// The number of steps that were driven before the app had settled, without those after which code and spec differ.
  public let hurried: Int
  /// The descriptions of the steps for which the driver returned ``NavigationResponse/unsupported``.
  public let unsupported: [String]
  /// The steps that were not driven, each with the reason.
  public let undriven: [Undriven]
  /// The inputs that the app offers and the spec does not allow, as far as ``NavigationDriver/offered()`` returns them.
  public let unmodelled: [String]
  /// The kinds of values that no observation contained, and that were not compared: screens, coordinators or variables.
  public let withoutTracking: [String]
  /// The steps of an earlier run that crashed or was stopped during the last of these steps; empty if none did.
  ///
  /// They do not count as a difference, since they belong to the earlier run.
  public let interrupted: [String]

  /// The counts, the unsupported, undriven and unmodelled steps, the steps of an interrupted earlier run, and all
  /// differences.
  public var description: String {
    var text = differences.isEmpty ? "conforms" : "\(differences.count) differ"
    let left = undriven.reduce(0) { $0 + $1.count }
    text += ": \(driven) steps driven in \(situations) situations"
    text += hurried == 0 ? "" : ", \(hurried) before the app had settled"
    text += ", \(unsupported.count) unsupported, \(left) not driven"
    text += withoutTracking.isEmpty ? "" : ", without \(withoutTracking.joined(separator: ", "))"
    text += "\n"
    for step in unsupported { text += "unsupported: \(step)\n" }
    for step in undriven { text += "not driven: \(step)\n" }
    for step in unmodelled {
      text += "offered by the app, but not allowed by the spec in some situation: \(step)\n"
    }
    if !interrupted.isEmpty {
      text += "an earlier run ended in the middle of: \(interrupted.joined(separator: ", "))\n"
    }
    for difference in differences { text += "\n\(difference)" }
    return text
  }
}
