import NavModel
import Testing

@testable import NavCheck

/// Every tree of at most three coordinators with two screens each, with a control for each command that applies.
@Suite("On every small tree the intended library breaks no built-in property")
struct SmallScopeTests {
  /// A coordinator that another one shows, and how.
  struct Edge: Hashable, Sendable {
    var parent: String
    var child: String
    var style: String
  }

  /// A tree, by its edges.
  struct Shape: Hashable, Sendable, CustomTestStringConvertible {
    var edges: [Edge]
    var testDescription: String { "A" + edges.map { " \($0.parent)-\($0.style)-\($0.child)" }.joined() }

    static let styles = ["push", "sheet", "cover"]

    static let pairs =
      [Shape(edges: [])] + styles.map { Shape(edges: [Edge(parent: "A", child: "B", style: $0)]) }

    static let triples = styles.flatMap { first in
      styles.flatMap { second in
        ["A", "B"].map { parent in
          Shape(edges: [
            Edge(parent: "A", child: "B", style: first), Edge(parent: parent, child: "C", style: second),
          ])
        }
      }
    }

    /// The spec with universal controls, in which notices are heard or not.
    func text(timing: String, telling: Bool = false) -> String {
      let names = ["A"] + edges.map(\.child)
      var text = "system Small\n  platform ideal\n  dialect coordinator\n  timing \(timing)\n"
      if telling {
        text += ["willAppear", "didAppear", "willDisappear", "didDisappear", "willShow", "didShow"]
          .map { "on \($0) {}\n" }.joined()
      }
      for name in names {
        let children = edges.filter { $0.parent == name }
        text += "coordinator \(name) {\n  start a\n"
        for screen in ["a", "b"] {
          var controls = ["pop { pop }", "root { popToRoot }", "close { dismiss }"]
          if screen == "a" { controls.append("next { push b }") }
          if name != "A" { controls.append("end { finish }") }
          controls += children.map { edge in
            let command =
              edge.style == "push" ? "push to\(edge.child)" : "present to\(edge.child) as \(edge.style)"
            return "open\(edge.child) { \(command) }"
          }
          text += "  screen \(screen) {\n" + controls.map { "    on tap \($0)\n" }.joined() + "  }\n"
        }
        for edge in children { text += "  branch to\(edge.child): \(edge.child)\n" }
        text += "}\n"
      }
      return text
    }
  }

  private func check(_ shape: Shape, timing: String) throws {
    let (spec, mistakes) = NavSpec.parse(shape.text(timing: timing))
    let parsed = try #require(spec, "\(mistakes)")
    let (resolved, diagnostics) = NavProgram.resolve(parsed)
    let program = try #require(resolved, "\(diagnostics)")
    let report = NavigationCheck(program).run(within: .depth(6))
    #expect(report.findings.filter { $0.verdict.isViolated }.map(\.name) == [])
    #expect(report.worlds > 2)
  }

  @Test("atomic timing, every world within six inputs", arguments: Shape.pairs + Shape.triples)
  func atomic(shape: Shape) throws { try check(shape, timing: "atomic") }

  @Test("one input may overtake, every world within six inputs", arguments: Shape.pairs)
  func interleaved(shape: Shape) throws { try check(shape, timing: "interleaved") }
}
