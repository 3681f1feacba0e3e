import Foundation
import Testing

@testable import NavModel

/// The program of a text that is known to be right.
func program(_ text: String, variant: String? = nil) throws -> NavProgram {
  let (spec, mistakes) = NavSpec.parse(text)
  let parsed = try #require(spec, "\(mistakes.map { $0.rendered(in: text, path: "spec") }.joined())")
  let (program, diagnostics) = NavProgram.resolve(parsed, variant: variant)
  return try #require(program, "\(diagnostics.map { $0.rendered(in: text, path: "spec") }.joined())")
}

/// The program of a file in `specs`, such as `tour/11-effect`.
func program(specFile name: String) throws -> NavProgram {
  let file = URL(filePath: #filePath).appending(path: "../../../../specs/\(name).nav").standardizedFileURL
  return try program(String(contentsOf: file, encoding: .utf8))
}
