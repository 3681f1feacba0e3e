import NavCheck

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `report DIR [--format FORM] [--html FILE]`: summarises the reports that a test run wrote to the folder
/// `NAVCHECK_REPORTS`.
struct ReportCommand {
  /// Prints a summary; the exit code is that of the checks, or 2 if a file cannot be read.
  func run(
    _ arguments: [String], _ output: inout VisibleStream<some TextOutputStream>,
    _ errors: inout some TextOutputStream
  ) -> ExitCode {
    var format = OutputFormat.human
    var folders: [String] = []
    var page: String?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--format" {
        let word = rest.popFirst()
        guard let form = OutputFormat.ofReports.first(where: { $0.rawValue == word }) else {
          let forms = OutputFormat.ofReports.map(\.rawValue).joined(separator: ", ")
          return fail("--format is one of \(forms)\(word.map { ", not '\($0)'" } ?? "")", &errors)
        }
        format = form
      } else if argument == "--html" || argument.hasPrefix("--html=") {
        let value = argument == "--html" ? rest.popFirst() : String(argument.dropFirst("--html=".count))
        guard let value, !value.isEmpty else { return fail("--html needs a file", &errors) }
        page = value
      } else if argument.hasPrefix("-") {
        return fail("report has no option '\(argument)'", &errors)
      } else {
        folders.append(argument)
      }
    }
    guard folders.count == 1 else { return fail("report takes one folder", &errors) }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folders[0]) else {
      return fail("the folder '\(folders[0])' cannot be read", &errors)
    }
    let files = names.filter { $0.hasSuffix(".json") }.sorted()
    if files.isEmpty {
      return fail(
        "there is no report (*.json) in '\(folders[0])': run tests with NAVCHECK_REPORTS=\(folders[0])",
        &errors)
    }
    let written = OutputFiles(paths: page.map { [$0] } ?? [])
    if let conflict = written.conflict(withRead: files.map { "\(folders[0])/\($0)" }) {
      return fail(conflict, &errors)
    }
    var document = ReportDocument()
    var code = ExitCode.asRequired
    var unread = 0
    for file in files {
      let path = "\(folders[0])/\(file)"
      switch Self.read(path) {
      case .success(let part):
        document.checks += part.checks
      case .failure(let unreadable):
        errors.write("navcheck: '\(SpecFiles.shown(path))' \(unreadable.reason)\n")
        unread += 1
        code = code.combined(with: .usage)
      }
    }
    output.allowsCommands = format == .github
    code = code.combined(with: ExitCode(rawValue: ReportDocument.exitCode(of: document.checks)) ?? .notMet)
    document.exitCode = code.rawValue
    if let page {
      let target = OutputTarget(format: .html, path: page)
      if let answer = target.write(OutputFormat.html.rendered(document) ?? "", &output, &errors) {
        code = code.combined(with: answer)
      }
    }
    output.write(format.rendered(document) ?? ReportSummary(document: document, unread: unread).text)
    return code
  }

  /// The reason why a file is no report.
  private struct Unreadable: Error {
    let reason: String
  }

  private struct Head: Decodable {
    let version: Int
  }

  private static func read(_ path: String) -> Result<ReportDocument, Unreadable> {
    guard let data = FileManager.default.contents(atPath: path) else {
      return .failure(Unreadable(reason: "cannot be read"))
    }
    guard let head = try? JSONDecoder().decode(Head.self, from: data) else {
      return .failure(Unreadable(reason: "is not a report: it is not a JSON object with a 'version'"))
    }
    guard head.version == ReportDocument.currentVersion else {
      return .failure(
        Unreadable(
          reason:
            "has version \(head.version), but this navcheck reads version \(ReportDocument.currentVersion)"))
    }
    guard let document = try? JSONDecoder().decode(ReportDocument.self, from: data) else {
      return .failure(Unreadable(reason: "is not a report: fields are missing or have another type"))
    }
    return .success(document)
  }

  private func fail(_ message: String, _ errors: inout some TextOutputStream) -> ExitCode {
    errors.write("navcheck: \(SpecFiles.shown(message))\n  \(CommandVerb.report.usage)\n")
    return .usage
  }
}
