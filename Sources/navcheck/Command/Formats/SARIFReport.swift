#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import NavCheck
import NavModel

/// A report for code scanning: a result for each problem, with its trace as a code flow.
///
/// Source of the form: OASIS, Static Analysis Results Interchange Format (SARIF) Version 2.1.0.
struct SARIFReport {
  let document: ReportDocument

  var text: String {
    let problems = document.problems
    var rules: [String] = []
    for problem in problems where !rules.contains(problem.rule) { rules.append(problem.rule) }
    rules.sort()
    let own = Set(
      document.checks.flatMap(\.properties).filter { !$0.isBuiltIn }.map(\.name))
    let tool = Log.Tool(
      driver: Log.Driver(
        name: "navcheck", version: document.tool, rules: rules.map { Log.Rule($0, isOwn: own.contains($0)) }))
    let results = problems.map { problem in
      Log.Result(problem, rule: rules.firstIndex(of: problem.rule) ?? 0)
    }
    let failures: [ExitCode] = [.usage, .invalidSpec, .internalError, .interrupted]
    // A finding, an undecided property or a requirement that is not met is no failure of the tool.
    let invocation = Log.Invocation(
      executionSuccessful: !failures.contains { $0.rawValue == document.exitCode },
      exitCode: document.exitCode)
    return JSONText.of(Log(runs: [Log.Run(tool: tool, invocations: [invocation], results: results)]))
  }
}

extension SARIFReport {
  /// The used elements of the format, with its names.
  fileprivate struct Log: Encodable {
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }

    struct Run: Encodable {
      var tool: Tool
      var invocations: [Invocation]
      var results: [Result]
      let columnKind = "unicodeCodePoints"
    }

    struct Tool: Encodable { var driver: Driver }

    struct Driver: Encodable {
      var name: String
      var version: String
      var rules: [Rule]
    }

    struct Invocation: Encodable {
      var executionSuccessful: Bool
      var exitCode: Int32
    }

    struct Message: Encodable { var text: String }

    struct Rule: Encodable {
      var id: String
      var shortDescription: Message

      init(_ name: String, isOwn: Bool) {
        id = name
        shortDescription = Message(text: isOwn ? "A property of the spec" : Self.meaning(of: name))
      }

      private static func meaning(of name: String) -> String {
        if let builtIn = NavBuiltIn(rawValue: name) { return builtIn.summary }
        if let code = NavDiagnostic.codes.first(where: { $0.code == name }) { return code.meaning }
        switch name {
        case "incomplete":
          return "A budget, a capacity or a stop ended the exploration, so properties may be undecided."
        case "weakened":
          return
            "Worlds may have been omitted, so few properties can hold, such as a 'sometimes' that was reached."
        case "not as expected": return "The spec expects a different result."
        case "conformance": return "The code and the spec differ."
        default: return "A property of the spec"
        }
      }
    }

    struct Location: Encodable {
      var physicalLocation: PhysicalLocation?
      var message: Message?
    }

    struct PhysicalLocation: Encodable {
      var artifactLocation: ArtifactLocation
      var region: Region?
    }

    struct ArtifactLocation: Encodable { var uri: String }

    struct Region: Encodable {
      var startLine: Int
      var startColumn: Int?
    }

    struct CodeFlow: Encodable { var threadFlows: [ThreadFlow] }
    struct ThreadFlow: Encodable { var locations: [FlowLocation] }

    struct FlowLocation: Encodable {
      var executionOrder: Int
      var location: Location
    }

    struct Result: Encodable {
      var ruleId: String
      var ruleIndex: Int
      var level: String
      var message: Message
      var locations: [Location]
      var codeFlows: [CodeFlow]?
      var partialFingerprints: [String: String]

      init(_ problem: ReportProblem, rule: Int) {
        (ruleId, ruleIndex, level) = (problem.rule, rule, problem.level.rawValue)
        message = Message(
          text: problem.message + (problem.scope.isEmpty ? "" : " (\(problem.scope.dropFirst()))"))
        let place = PhysicalLocation(
          artifactLocation: ArtifactLocation(uri: SARIFReport.uri(problem.path)),
          region: problem.line > 0 ? Region(startLine: problem.line, startColumn: problem.column) : nil)
        locations = [Location(physicalLocation: place)]
        partialFingerprints = ["navcheck/v1": problem.identity]
        guard !problem.trace.isEmpty else { return }
        let steps = problem.trace.enumerated().map { index, step in
          let changes = step.changes.isEmpty ? "" : ": " + step.changes.joined(separator: " · ")
          return FlowLocation(
            executionOrder: index + 1,
            // Viewers need a location for each step, so each step has the location of the property.
            location: Location(
              physicalLocation: place, message: Message(text: "\(step.actor) \(step.event)\(changes)")))
        }
        codeFlows = [CodeFlow(threadFlows: [ThreadFlow(locations: steps)])]
      }
    }
  }

  /// Returns a path as a URI reference: relative paths unchanged, absolute paths as file URIs.
  static func uri(_ path: String) -> String {
    let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    let text = path.utf8.reduce(into: "") { text, byte in
      if unreserved.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return path.hasPrefix("/") ? "file://" + text : text
  }
}
