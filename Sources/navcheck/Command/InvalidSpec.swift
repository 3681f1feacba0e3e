import NavModel

/// A spec that is wrong on purpose: it says in its comments which diagnostics it must get, and is met by just those.
///
/// Each is a line `//! 3:17 error unknown-name: there is no name 'hom' here`, anywhere in the text, in the order in
/// in which they are reported; `part.nav:3:17` if the location is in a part.
struct InvalidSpec {
  let source: NavSource

  /// Whether a path leads to such a spec: it lies in a folder named `invalid`.
  static func isMeant(by path: String) -> Bool {
    path.split(separator: "/").dropLast().contains("invalid")
  }

  /// The diagnostics that the text says it must get.
  var expected: [String] {
    String(decoding: source.files[0].bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap {
      $0.hasPrefix("//! ") ? String($0.dropFirst(4)) : nil
    }
  }

  /// The diagnostics that it gets, of the text as written and of each variant, each once; warnings where nothing is wrong.
  var found: [String] {
    var diagnostics = source.diagnostics
    if let spec = source.spec, !spec.isPart {
      for variant in [nil] + spec.variants.map({ Optional($0.name.text) }) {
        diagnostics += source.resolve(variant: variant).diagnostics
      }
    }
    if diagnostics.isEmpty { diagnostics = source.lint() }
    var told: Set<NavDiagnostic> = []
    return diagnostics.filter { told.insert($0).inserted }.map(line)
  }

  private func line(_ diagnostic: NavDiagnostic) -> String {
    let origin = diagnostic.origin
    let file =
      origin.file > 0 && source.files.indices.contains(origin.file) ? source.files[origin.file].path : nil
    let name = file?.split(separator: "/").last.map { "\($0):" } ?? ""
    return "\(name)\(origin.line):\(origin.column) \(diagnostic.severity.rawValue) \(diagnostic.code): "
      + SpecFiles.shown(diagnostic.message)
  }
}
