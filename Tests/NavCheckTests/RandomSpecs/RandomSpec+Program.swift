@testable import NavModel

extension RandomSpec {
  /// The program, or what is wrong with the text.
  var resolved: (program: NavProgram?, mistake: String?) {
    let (spec, mistakes) = NavSpec.parse(text)
    guard let spec else { return (nil, told(mistakes)) }
    let (program, diagnostics) = NavProgram.resolve(spec, variant: nil)
    return (program, program == nil ? told(diagnostics) : nil)
  }

  /// What is wrong with the text, if something is.
  var mistake: String? { resolved.mistake }

  private func told(_ diagnostics: [NavDiagnostic]) -> String {
    diagnostics.map { $0.rendered(in: text, path: "seed \(seed)") }.joined()
  }
}
