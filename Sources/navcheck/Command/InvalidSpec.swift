import NavModel

/// A spec with intentional errors, whose comments list exactly the diagnostics that it must get.
///
/// Each diagnostic is a line `//! 3:17 error unknown-name: there is no name 'hom' here`, anywhere in the text, in the
/// order in which the parser reports them. A location in a part has the form `part.nav:3:17`.
struct InvalidSpec {
  let source: NavSource

  /// Returns whether a path is in a folder named `invalid`.
  static func isMeant(by path: String) -> Bool {
    path.split(separator: "/").dropLast().contains("invalid")
  }

  /// Returns the diagnostics that the comments of a text list.
  var expected: [String] {
    String(decoding: source.files[0].bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap {
      $0.hasPrefix("//! ") ? String($0.dropFirst(4)) : nil
    }
  }

  /// Returns the diagnostics of the spec as written and of each variant, without repetitions; the warnings of `lint`
  /// only if there are no others.
  var found: [String] {
    var diagnostics = source.diagnostics
    if let spec = source.spec, !spec.isPart {
      for variant in [nil] + spec.variants.map({ Optional($0.name.text) }) {
        diagnostics += source.resolve(variant: variant).diagnostics
      }
    }
    if diagnostics.isEmpty { diagnostics = source.lint() }
    return diagnostics.withoutRepetitions.map(line)
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
