import NavCheck
import NavModel

#if canImport(Testing)
import Testing
#endif

/// The trace of a failing check, as a file that is attached to the test.
struct TraceAttachment: Hashable, Sendable {
  /// The format of the file.
  enum Form: String {
    /// A ``NavigationTraceFile`` for `navcheck replay`.
    case json
    /// A page with pictures of all failures.
    case html
    /// Plain text, for traces that cannot be replayed.
    case txt
  }

  /// The name of the violated property, after which the file is named.
  let property: String
  /// The format of the file.
  let form: Form
  /// The contents of the file.
  let bytes: [UInt8]

  /// The name of the file, without a number.
  var name: String { name(nil) }

  /// Makes an attachment of plain text.
  ///
  /// - Parameters:
  ///   - property: The name of the violated property.
  ///   - text: The trace as text.
  init(_ property: String, text: String) {
    self.init(property: property, form: .txt, bytes: Array((text.hasSuffix("\n") ? text : text + "\n").utf8))
  }

  /// Makes an attachment of a finding's trace: a file for `navcheck replay` if possible, otherwise text; nil without a
  /// trace.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - program: The checked program.
  ///   - spec: The spec of the program, by which a replay detects later edits.
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

  /// Makes a page with pictures of a check's findings; nil if no unexpected finding has a trace.
  ///
  /// - Parameters:
  ///   - check: The result of the check.
  ///   - name: The name in the name of the page.
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

  /// Returns the name of the file with a number; characters that some file systems forbid become hyphens.
  private func name(_ number: Int?) -> String {
    let shown = property.prefix(60).map { character in
      character.isASCII && (character.isLetter || character.isNumber) || character == "_" ? character : "-"
    }
    let content = form == .html ? "film" : "trace"
    return "\(String(shown))\(number.map { "-\($0)" } ?? "").\(content).\(form.rawValue)"
  }

  /// Returns attachments with unique names: the second `small.trace.txt` becomes `small-2.trace.txt`.
  ///
  /// - Parameter all: The attachments of one check, in its order.
  /// - Returns: The names and contents, in the same order.
  static func named(_ all: [Self]) -> [(name: String, bytes: [UInt8])] {
    // On a Mac, two names that differ only by case refer to the same file.
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

  /// Attaches the traces of one check to the running test, at the line of the test; has no effect outside a Swift
  /// Testing test.
  static func attach(_ all: [Self]) {
    #if canImport(Testing)
    if let test = Test.current { attach(all, sourceLocation: test.sourceLocation) }
    #endif
  }

  #if canImport(Testing)
  /// Attaches the traces of one check to the running test; has no effect outside a Swift Testing test.
  ///
  /// - Parameters:
  ///   - all: The attachments, in the order of the issues.
  ///   - sourceLocation: The location of the check.
  static func attach(_ all: [Self], sourceLocation: SourceLocation) {
    guard Test.current != nil else { return }
    for (name, bytes) in named(all) {
      Attachment.record(bytes, named: name, sourceLocation: sourceLocation)
    }
  }
  #endif
}
