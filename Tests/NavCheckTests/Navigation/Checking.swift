import NavCheck
import NavModel
import Testing

/// Reads, resolves and checks a spec; a mistake in it is an issue of the test.
func check(_ text: String, variant: String? = nil, only: Set<String>? = nil) throws -> NavigationReport {
  NavigationCheck(try program(text, variant: variant)).run(within: .states(20_000), only: only)
}

/// Reads and resolves a spec.
func program(_ text: String, variant: String? = nil) throws -> NavProgram {
  let (spec, mistakes) = NavSpec.parse(text)
  #expect(mistakes.filter { $0.severity == .error }.map(\.message) == [])
  let (program, problems) = NavProgram.resolve(try #require(spec), variant: variant)
  #expect(problems.filter { $0.severity == .error }.map(\.message) == [])
  return try #require(program)
}
