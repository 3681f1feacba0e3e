import Testing

import NavModel

/// A spec with one system property, to try an expression.
private func spec(claiming claim: String) -> String {
  "system S\n\nalways p: \(claim)\n"
}

/// The lines that differ between two texts, for a short message.
private func differences(_ left: String, _ right: String) -> [String] {
  let lines = right.split(separator: "\n", omittingEmptySubsequences: false)
  return left.split(separator: "\n", omittingEmptySubsequences: false).difference(from: lines).map { "\($0)" }
}

@Test(
  "A spec in the printed style is printed as it stands",
  arguments: ShowcaseTexts.all)
func printedStyle(text: String) throws {
  let (spec, diagnostics) = NavSpec.parse(text)
  #expect(diagnostics == [])
  let read = try #require(spec)
  let printed = read.printed()
  #expect(differences(printed, text) == [])
  #expect(NavSpec.parse(printed).spec == read)
}

@Test(
  "Parentheses stand where they matter, and there only",
  arguments: [
    ("((a))", "a"),
    ("(a and b) and c", "a and b and c"),
    ("a and (b and c)", "a and (b and c)"),
    ("(a or b) and c", "(a or b) and c"),
    ("a or (b and c)", "a or b and c"),
    ("a implies (b implies c)", "a implies b implies c"),
    ("(a implies b) implies c", "(a implies b) implies c"),
    ("not (a)", "not a"),
    ("not (not a)", "not not a"),
    ("not (a is b)", "a is not b"),
    ("not a is b", "a is not b"),
    ("not (a is not b)", "a is b"),
    ("not (a == b)", "not a == b"),
    ("(not a) == b", "(not a) == b"),
    ("(a is b) == (c is d)", "a is b == c is d"),
    ("(a == b) is c", "(a == b) is c"),
    ("a - (b - c)", "a - (b - c)"),
    ("(a - b) - c", "a - b - c"),
    ("(a + b).c", "(a + b).c"),
    ("a-b - c", "a-b - c"),
    ("a - -1", "a - -1"),
    ("-1...(2)", "-1...2"),
    ("(every x in (a): (b)) and c", "(every x in a: b) and c"),
    ("a implies (every x in b: c)", "a implies every x in b: c"),
    ("a or every x in b: c", "a or (every x in b: c)"),
    ("not every x in b: c", "not (every x in b: c)"),
    ("a and not every x in b: c or d", "a and not (every x in b: c or d)"),
    ("(new A(b)).c", "(new A(b)).c"),
    ("new A.b", "new A.b"),
    ("did a(b)", "did a(b)"),
    ("did a()", "did a()"),
    ("x is a()", "x is a()"),
    ("(event) is tap a", "event is tap a"),
  ])
func parentheses(written: String, expected: String) throws {
  let (read, diagnostics) = NavSpec.parse(spec(claiming: written))
  #expect(diagnostics == [])
  let printed = try #require(read).printed()
  #expect(printed == spec(claiming: expected))
  #expect(NavSpec.parse(printed).spec == read)
}

@Test(
  "Lines go on behind a comma, an operator or ':', before an operator, and inside of brackets",
  arguments: [
    ("a\n  and b", "a and b"),
    ("a and\nb", "a and b"),
    ("a ==\n\n // note\n b", "a == b"),
    ("\n  a", "a"),
    ("(\na\n)", "a"),
    ("[a,\n b\n, c\n]", "[a, b, c]"),
    ("f(\n1\n,\nto: 2\n)", "f(1, to: 2)"),
    ("a\r\n  and b\r", "a and b"),
    ("\ta\t", "a"),
    ("every x in\tb\n  implies c:\n  d", "every x in b implies c: d"),
  ])
func continuation(written: String, expected: String) throws {
  let (read, diagnostics) = NavSpec.parse(spec(claiming: written))
  #expect(diagnostics == [])
  #expect(read?.printed() == spec(claiming: expected))
}

@Test(
  "Keywords are keywords only where they can stand",
  arguments: [
    "screen page", "screen step { on tap cancel { push page } }", "var push: Bool = false",
    "on tap on { push = pop }",
    "on tap pop { later.count = 1 }", "on tap if-so { start start }", "on tap pop { pop.append(start) }",
    "start start", "screen screen(screen: Bool) tagged tagged", "effect effect: effect many, many",
    "on step step(step) { finish finish }", "always always on on when always-on: on",
  ])
func contextualKeywords(member: String) throws {
  let text = "system S\n\ncoordinator A {\n  \(member)\n  start long-line-that-keeps-the-block-open\n}\n"
  let (read, diagnostics) = NavSpec.parse(text)
  #expect(diagnostics == [])
  #expect(read?.printed() == text)
}

@Test("A block of one statement stays on its line where that has at most 100 columns", arguments: [83, 84])
func width(length: Int) throws {
  let name = String(repeating: "n", count: length)
  let line = "on tick { push \(name) }"
  let isShort = line.count <= 100
  #expect(line.count == 100 || line.count == 101)
  let printed = try #require(NavSpec.parse("system S\n\n\(line)\n").spec).printed()
  #expect(printed == "system S\n\n" + (isShort ? line : "on tick {\n  push \(name)\n}") + "\n")
}

@Test func `a doc comment is kept, other comments and blank lines are not`() throws {
  let text = """
    // Not kept.
    /// Not kept: a blank line follows.

    /// Kept.   \u{20}
    ///Kept too.
    //// Not kept.
    ///
    system S // Not kept
      /// A header has none.
      timing atomic


    // Not kept.
    /// Of the property.
    always p: a /// not kept
      and b
    """
  let printed = try #require(NavSpec.parse(text).spec).printed()
  #expect(
    printed == """
      ///
      system S
        timing atomic

      /// Of the property.
      always p: a and b

      """)
}
