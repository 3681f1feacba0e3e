/// How an implementation compares with its spec, as far as it was driven and observed.
public struct ConformanceReport: Sendable, CustomStringConvertible {
  /// A situation in which no world of the spec agrees with the observation.
  public struct Difference: Sendable, Hashable, CustomStringConvertible {
    /// The inputs and steps since launch.
    public let steps: [String]
    /// The observations that the spec allows there.
    public let expected: [String]
    /// The observation, or the error that the driver threw.
    public let observed: String
    /// The line of the spec's handler of the last step; nil where it has none.
    public let line: Int?
    /// The way there as pictures.
    var film = ConformanceFilm()

    /// The steps, both observations, and the two ways to fix the difference.
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

  /// A step of the spec that was not driven in some situations.
  public struct Undriven: Sendable, Hashable, CustomStringConvertible {
    /// The step, in the words of traces.
    public let step: String
    /// The reason that the step was not driven.
    public let reason: String
    /// The number of situations.
    public let count: Int

    /// The step with its reason.
    public var description: String { "\(step): \(reason)\(count > 1 ? " (\(count) times)" : "")" }
  }

  /// The first difference of each step of the spec, the shortest first.
  public let differences: [Difference]
  /// The number of visited situations: sets of worlds that agree with the observations.
  public let situations: Int
  /// The number of steps of the spec that were driven from settled worlds.
  public let driven: Int
  /// The number of steps that were driven before the app had settled.
  public let hurried: Int
  /// The steps that the driver cannot do.
  public let unsupported: [String]
  /// The steps that were not driven, with the reason.
  public let undriven: [Undriven]
  /// The inputs that the app offers, but the spec does not have.
  public let unmodelled: [String]
  /// The names of the spec that observations left out, and that were not compared.
  public let unobserved: [String]
  /// The steps of an earlier run that was stopped, or crashed, during the last of them.
  ///
  /// It is about the earlier run, so it does not count as a difference.
  public let interrupted: [String]

  /// Counts and differences.
  public var description: String {
    var text = differences.isEmpty ? "conforms" : "\(differences.count) differ"
    let left = undriven.reduce(0) { $0 + $1.count }
    text += ": \(driven) steps driven in \(situations) situations"
    text += hurried == 0 ? "" : ", \(hurried) before the app had settled"
    text += ", \(unsupported.count) unsupported, \(left) not driven"
    text += unobserved.isEmpty ? "" : ", without \(unobserved.joined(separator: ", "))"
    text += "\n"
    for step in unsupported { text += "unsupported: \(step)\n" }
    for step in undriven { text += "not driven: \(step)\n" }
    for step in unmodelled { text += "not in the spec: \(step)\n" }
    if !interrupted.isEmpty {
      text += "an earlier run ended in the middle of: \(interrupted.joined(separator: ", "))\n"
    }
    for difference in differences { text += "\n\(difference)" }
    return text
  }
}
