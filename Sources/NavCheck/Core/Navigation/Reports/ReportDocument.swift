/// The results of checks, as all formats except the human-readable one write them.
///
/// Its JSON form is described by `navcheck explain schema json`; a new field does not change the version, another
/// meaning does.
package struct ReportDocument: Codable, Hashable, Sendable {
  /// The version of the form that is written.
  package static let currentVersion = 1
  /// The version of the form.
  package var version = currentVersion
  /// The version of the tool.
  package var tool = NavCheckVersion.current
  /// Every spec with each of its variants, in the order checked.
  package var checks: [Check] = []
  /// The differences between versions of iOS; nil if the command line named fewer than two.
  package var versionDifferences: [VersionDifference]?
  /// The shard of a test run that it is of; nil for all of it.
  package var shard: CheckShard?
  /// The exit code of the run.
  package var exitCode: Int32 = 0

  /// A document of checks.
  package init(checks: [Check] = [], exitCode: Int32 = 0) {
    self.checks = checks
    self.exitCode = exitCode
  }

  /// One spec, or one variant of it.
  package struct Check: Codable, Hashable, Sendable {
    package var path: String
    package var variant: String?
    /// The kind of check in a test: `spec`, `trace`, `machine`, `app` or `conformance`; nil for a check of the
    /// command.
    package var kind: String?
    /// `as-expected`, `not-as-expected`, `incomplete` or `invalid`; `counted` for a census.
    package var outcome: String
    /// The differences from the expectations, in sentences.
    package var differences: [String] = []
    package var platform: String?
    /// The version of iOS that was modelled; nil for `ideal`.
    package var ios: Int?
    /// The spec's own version, for which its expectations are written; nil where the command line named none.
    package var specIOS: Int?
    package var dialect: String?
    package var scope: String?
    package var worlds: Int?
    /// The number of worlds after a violation, or beyond `bound inputs`, that were not explored; nil if there are none.
    package var worldsNotFollowed: Int?
    package var isComplete: Bool?
    /// The number of inputs such that all runs of at most this many were explored; nil after a search that reached its
    /// end, or if the number is not known.
    package var completeInputs: Int?
    /// The estimate of omitted worlds, where the search may omit some; then only a `sometimes` that was reached holds.
    package var omission: Omission?
    /// The size of the modular search, and the properties that it decided; nil if there was none.
    package var modular: Modular?
    /// What makes the spec large; nil for a check that evaluates properties.
    package var census: CensusDocument?
    /// What holds for every depth of the stacks; nil if that was not checked.
    package var closure: ClosureDocument?
    /// The truncations with their reasons, and first the possible omissions.
    package var cuts: [String] = []
    /// Mistakes and warnings of the text.
    package var diagnostics: [Diagnostic] = []
    package var properties: [Property] = []
    /// The parts of the spec that never run; nil if all parts run, or if that is not known.
    package var deadCode: [Dead]?
    /// The number of times that each event fired; nil if the events were not counted.
    package var events: [Event]?
    /// The unmet requirements of the command line; nil for none.
    package var unmetRequirements: [String]?
    /// The names of the coordinators in the order of their declarations: that of their colours in pictures.
    package var coordinators: [String]?

    /// Creates a check of which only the outcome is known yet.
    package init(path: String, variant: String? = nil, outcome: String) {
      self.path = path
      self.variant = variant
      self.outcome = outcome
    }
  }

  /// A handler, a block of an `if`, a screen or a coordinator that no world has come to.
  package struct Dead: Codable, Hashable, Sendable {
    /// A statement about the dead part, with the reason if it is known.
    package var message: String
    package var path: String
    package var line: Int

    /// A part with its place.
    package init(message: String, path: String, line: Int) {
      (self.message, self.path, self.line) = (message, path, line)
    }
  }

  /// The number of times that an event fired.
  package struct Event: Codable, Hashable, Sendable {
    /// The description of the event.
    package var event: String
    /// The number of steps of the exploration in which the event fired.
    package var fired: Int
    /// Where it is declared; nil for a gesture.
    package var place: Place?

    /// An event with its count.
    package init(event: String, fired: Int, place: Place?) {
      (self.event, self.fired, self.place) = (event, fired, place)
    }
  }

  /// A property with different verdicts on the named versions of iOS.
  package struct VersionDifference: Codable, Hashable, Sendable {
    package var path: String
    package var variant: String?
    package var property: String
    package var verdicts: [VersionVerdict]

    /// A difference with its parts.
    package init(path: String, variant: String?, property: String, verdicts: [VersionVerdict]) {
      (self.path, self.variant, self.property, self.verdicts) = (path, variant, property, verdicts)
    }
  }

  /// The verdict on a version of iOS.
  package struct VersionVerdict: Codable, Hashable, Sendable {
    package var ios: Int
    /// As in ``Property/verdict``.
    package var verdict: String
    /// The length of the trace in inputs.
    package var inputs: Int?

    /// A verdict with its parts.
    package init(ios: Int, verdict: String, inputs: Int?) {
      (self.ios, self.verdict, self.inputs) = (ios, verdict, inputs)
    }
  }

  /// The data that a search stored in place of worlds, and the probability of omissions.
  package struct Omission: Codable, Hashable, Sendable {
    package var technique: String
    /// The expected number of omitted worlds.
    package var expectedWorlds: Double
    /// The probability that any was.
    package var probability: Double
    /// The chance that one more would be.
    package var nextChance: Double

    /// The odds.
    package init(technique: String, expectedWorlds: Double, probability: Double, nextChance: Double) {
      (self.technique, self.expectedWorlds) = (technique, expectedWorlds)
      (self.probability, self.nextChance) = (probability, nextChance)
    }
  }

  /// The size of a modular search, and the properties that it decided.
  package struct Modular: Codable, Hashable {
    package var tabs: Int
    /// The number of layers above the root that were explored in the same way as tabs.
    package var layers: Int
    package var pairs: Int
    package var roots: Int
    /// The number of roots whose worlds were not explored further, since they violate a structural property.
    package var rootsNotFollowed: Int
    /// The number of combinations of several tabs, for steps and properties that read them together.
    package var combinations: Int
    /// The reason why the search ended early and decided nothing.
    package var cut: String?
    /// The properties that pairs decided.
    package var judged: [String]

    /// Creates the entry of a modular search.
    package init(_ scope: ModularScope) {
      (tabs, layers, pairs) = (scope.tabs, scope.layers, scope.pairs)
      (roots, rootsNotFollowed) = (scope.roots, scope.rootsNotFollowed)
      (combinations, cut, judged) = (scope.combinations, scope.cut, scope.judged)
    }
  }

  /// A mistake or a warning of a text.
  package struct Diagnostic: Codable, Hashable, Sendable {
    package var severity: String
    package var code: String
    package var message: String
    package var help: String?
    package var path: String
    package var line: Int
    package var column: Int

    /// A mistake or a warning.
    package init(
      severity: String, code: String, message: String, help: String?, path: String, line: Int, column: Int
    ) {
      (self.severity, self.code, self.message, self.help) = (severity, code, message, help)
      (self.path, self.line, self.column) = (path, line, column)
    }
  }

  /// The result of a property.
  package struct Property: Codable, Hashable, Sendable {
    package var name: String
    package var isBuiltIn: Bool
    /// `holds`, `violated`, `incomplete`, `vacuous` or `not-applicable`.
    package var verdict: String
    /// Whether the spec expects, knows or allows a violation.
    package var isExpected: Bool
    /// The number of states or steps to which the property applied.
    package var mattered: Int
    /// The description of the violation, or the reason for an undecided verdict.
    package var message: String?
    /// The condition that the property requires, as a sentence.
    package var rule: String?
    package var path: String
    package var line: Int
    /// The text of that line.
    package var text: String?
    /// The files of the app's code behind a violation, as the spec names them.
    package var code: [String]?
    /// The length of the trace in inputs.
    package var inputs: Int?
    package var trace: [Step]?
    /// The outputs until the first world of the trace.
    package var launch: [String]?
    /// A picture of each world of the trace, one more than it has steps.
    package var pictures: [StatePicture]?
    /// The position of the first picture from which every run without further input ends in the failure.
    package var pointOfNoReturn: Int?
    /// How the trace goes on for ever.
    package var lasso: Lasso?
    /// The events that are possible after the trace, from which a goal cannot be reached.
    package var trap: Trap?
    /// The two continuations that should have the same result; for a conformance check, the screens that the spec
    /// allows and those of the code.
    package var comparison: Comparison?
    /// The worlds that the spec allows in place of the last picture, if the code shows something else.
    package var alternatives: [StatePicture]?
    /// The facts that the film does not show because they are unknown, in sentences; nil for a spec, which has no
    /// such facts.
    package var unknown: [String]?
    /// The violated property that the trace breaks before its end, which is to be read first.
    package var after: EarlierViolation?
    /// A second trace that breaks the property, without the last input of the first; only where the violation is not
    /// expected.
    package var secondCause: SecondCause?
    /// The other links that violate `link-reaches-target`, only where the violation is not expected.
    package var otherLinks: [OtherLink]?
    /// The command that shows it again.
    package var again: String?
    /// The line of a spec that allows it; nil where it is allowed or expected already.
    package var allow: String?

    /// A property without a trace.
    package init(
      name: String, isBuiltIn: Bool, verdict: String, isExpected: Bool, mattered: Int, message: String?,
      path: String, line: Int
    ) {
      (self.name, self.isBuiltIn, self.verdict, self.isExpected) = (name, isBuiltIn, verdict, isExpected)
      (self.mattered, self.message, self.path, self.line) = (mattered, message, path, line)
    }
  }

  /// Which part of a trace repeats.
  package struct Lasso: Codable, Hashable, Sendable {
    /// The number of the step after which the goal is waited for; 0 is the launch.
    package var waitsAfter: Int
    /// The number of the step after which the remaining steps repeat; that of the last step if the run stops.
    package var repeatsAfter: Int

    /// Makes a lasso.
    package init(waitsAfter: Int, repeatsAfter: Int) {
      (self.waitsAfter, self.repeatsAfter) = (waitsAfter, repeatsAfter)
    }
  }

  /// A part of the worlds that cannot be left for a goal.
  package struct Trap: Codable, Hashable, Sendable {
    package var worlds: Int
    package var events: [String]
    /// Whether there are more worlds and events; nil if not.
    package var isPartial: Bool?

    /// Makes a trap.
    package init(worlds: Int, events: [String], isPartial: Bool? = nil) {
      (self.worlds, self.events, self.isPartial) = (worlds, events, isPartial)
    }
  }

  /// A property that the trace of another finding violates before its end.
  package struct EarlierViolation: Codable, Hashable, Sendable {
    package var property: String
    /// The number of the step that violates it; 0 for the launch.
    package var step: Int

    /// A violation with its parts.
    package init(property: String, step: Int) { (self.property, self.step) = (property, step) }
  }

  /// A second trace that breaks a property, without the last input of the first.
  package struct SecondCause: Codable, Hashable, Sendable {
    /// The input that the trace does without.
    package var without: String
    /// A description of the violation at its end.
    package var message: String
    /// The number of its inputs.
    package var inputs: Int
    /// Its steps.
    package var steps: [String]
  }

  /// A link that violates `link-reaches-target`, besides those of the traces.
  package struct OtherLink: Codable, Hashable, Sendable {
    /// The name of the link.
    package var link: String
    /// A description of the violation.
    package var message: String
    /// The number of inputs of a shortest trace.
    package var inputs: Int
    /// The steps of that trace.
    package var steps: [String]
  }

  /// Two continuations from the end of a trace, and the difference between their results.
  package struct Comparison: Codable, Hashable, Sendable {
    package var ways: [Way]
    package var difference: String

    /// Creates a comparison of two continuations with their difference.
    package init(ways: [Way], difference: String) { (self.ways, self.difference) = (ways, difference) }
  }

  /// A continuation from the end of a trace.
  package struct Way: Codable, Hashable, Sendable {
    /// How the difference refers to it.
    package var name: String
    package var steps: [String]

    /// Creates a continuation with its name.
    package init(name: String, steps: [String]) { (self.name, self.steps) = (name, steps) }
  }

  /// A step of a trace.
  package struct Step: Codable, Hashable, Sendable {
    /// `user`, `environment`, `platform` or `effect`.
    package var actor: String
    package var event: String
    package var changes: [String]
    /// The messages between user, platform and coordinators in the step, in order.
    package var messages: [Message]?
    /// The location of the handler that the step runs, if it is certain.
    package var place: Place?
    /// The locations of the `choose` statements that the step runs, in the order of its choices; nil if there are none.
    package var choices: [Place]?

    /// A step.
    package init(actor: String, event: String, changes: [String]) {
      (self.actor, self.event, self.changes) = (actor, event, changes)
    }
  }

  /// A message from one side to another in a step.
  ///
  /// A side is the name of a coordinator, or `@user`, `@environment`, `@platform`, `@effect`, or `@code` for real
  /// code of an unknown coordinator.
  package struct Message: Codable, Hashable, Sendable {
    /// The sender; nil if the world no longer states it.
    package var from: String?
    package var to: String
    package var text: String
    /// Whether it is a request refused, dropped or late; nil for no.
    package var isLost: Bool?

    /// A message between two sides.
    package init(from: String?, to: String, text: String, isLost: Bool? = nil) {
      (self.from, self.to, self.text, self.isLost) = (from, to, text, isLost)
    }
  }

  /// A line of a spec.
  package struct Place: Codable, Hashable, Sendable {
    package var path: String
    package var line: Int
    /// The text of the line.
    package var text: String?

    /// Creates a place with the text of its line, if it is known.
    package init(path: String, line: Int, text: String? = nil) {
      (self.path, self.line, self.text) = (path, line, text)
    }
  }
}
