import NavCheck
import NavModel

#if canImport(Testing)
import Testing
#endif

/// The trace of a failing check as a file that is attached to the test, so that it outlives the run.
struct TraceAttachment: Hashable, Sendable {
  /// How the trace is written.
  enum Form: String {
    /// A ``NavigationTraceFile``, which `navcheck replay` reads.
    case json
    /// A page for people, with the films of all that has failed.
    case html
    /// Text for people, where nothing could play it again.
    case txt
  }

  /// What the file is named after: the property that is broken.
  let property: String
  /// How the trace is written.
  let form: Form
  /// What is in the file.
  let bytes: [UInt8]

  /// The name of the file.
  var name: String { name(nil) }

  /// A trace that nothing but a person reads.
  ///
  /// - Parameters:
  ///   - property: What is broken.
  ///   - text: The trace.
  init(_ property: String, text: String) {
    self.init(property: property, form: .txt, bytes: Array((text.hasSuffix("\n") ? text : text + "\n").utf8))
  }

  /// The trace of a finding, to be played again where that shows the failure, else as text; nil without a trace.
  ///
  /// - Parameters:
  ///   - finding: What is broken.
  ///   - program: What was checked.
  ///   - spec: What it was made from; tells a replay whether the spec was edited since.
  ///   - text: The text of the finding.
  init?(
    _ finding: NavigationFinding, of program: NavProgram, _ spec: NavSpec?, text: @autoclosure () -> String
  ) {
    if finding.trace == nil { return nil }
    guard var file = NavigationTraceFile(finding, of: program) else {
      self.init(finding.name, text: text())
      return
    }
    file.fingerprint = spec.map { NavigationTraceFile.fingerprint(of: $0, variant: program.variant) }
    if let bytes = try? JSONForm.bytes(of: file) {
      self.init(property: finding.name, form: .json, bytes: bytes)
    } else {
      self.init(finding.name, text: text())
    }
  }

  /// The films of what a check of a spec has found, as a page; nil where nothing unexpected has a trace.
  ///
  /// - Parameters:
  ///   - check: What was found.
  ///   - name: What the page is named after.
  init?(filmOf check: ReportDocument.Check, named name: String) {
    var shown = check
    shown.properties.removeAll { $0.verdict == "violated" && $0.isExpected }
    guard shown.properties.contains(where: { $0.pictures != nil }),
      let json = try? JSONForm.bytes(of: ReportDocument(checks: [shown], exitCode: shown.exitCode))
    else { return nil }
    self.init(
      property: name, form: .html,
      bytes: Array(FilmPage.text(of: String(decoding: json, as: UTF8.self)).utf8))
  }

  private init(property: String, form: Form, bytes: [UInt8]) {
    (self.property, self.form, self.bytes) = (property, form, bytes)
  }

  /// The name with a number; characters that some file system has no place for become hyphens.
  private func name(_ number: Int?) -> String {
    let shown = property.prefix(60).map { character in
      character.isASCII && (character.isLetter || character.isNumber) || character == "_" ? character : "-"
    }
    let content = form == .html ? "film" : "trace"
    return "\(String(shown))\(number.map { "-\($0)" } ?? "").\(content).\(form.rawValue)"
  }

  /// Gives attachments names of their own: the second one of a name is `small-2.trace.txt`.
  ///
  /// - Parameter all: The attachments of one check, in its order.
  /// - Returns: Each with its name.
  static func named(_ all: [Self]) -> [(name: String, bytes: [UInt8])] {
    // Two names that differ by case only would be one file on a Mac.
    var taken: Set<String> = []
    return all.map { attachment in
      var name = attachment.name
      var number = 1
      while !taken.insert(name.lowercased()).inserted {
        number += 1
        name = attachment.name(number)
      }
      return (name, attachment.bytes)
    }
  }

  /// Attaches the traces of one check to the test that runs, at the test's own line; elsewhere, as in XCTest, nothing happens.
  static func attach(_ all: [Self]) {
    #if canImport(Testing)
    if let test = Test.current { attach(all, sourceLocation: test.sourceLocation) }
    #endif
  }

  #if canImport(Testing)
  /// Attaches the traces of one check to the test that runs, if one does.
  ///
  /// - Parameters:
  ///   - all: The attachments, in the order of the issues.
  ///   - sourceLocation: Where the check is.
  static func attach(_ all: [Self], sourceLocation: SourceLocation) {
    guard Test.current != nil else { return }
    for (name, bytes) in named(all) {
      Attachment.record(bytes, named: name, sourceLocation: sourceLocation)
    }
  }
  #endif
}
