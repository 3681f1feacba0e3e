import Foundation
import NavCheck
import NavModel
import Testing

/// Every spec that the documentation shows is read, checked, and as it says.
@Suite struct `Specs in the documentation` {
  private static let articles = ["Language", "FirstSpec", "Moments"]

  private static func blocks() throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(
        path: "Sources/NavModel/NavModel.docc")
    var blocks: [String] = []
    for article in articles {
      let text = try String(contentsOf: folder.appending(path: "\(article).md"), encoding: .utf8)
      for piece in text.components(separatedBy: "```nav\n").dropFirst() {
        blocks.append(piece.components(separatedBy: "```\n")[0])
      }
    }
    return blocks
  }

  @Test func `are right, and laid out in the one style`() throws {
    let blocks = try Self.blocks()
    #expect(blocks.count > 8)
    for text in blocks {
      let (spec, diagnostics) = NavSpec.parse(text)
      #expect(diagnostics.map { $0.rendered(in: text, path: "block") }.joined() == "")
      #expect(NavSpec.formatted(text.utf8) == text)
      guard let spec, !spec.isPart else { continue }
      for variant in [nil] + spec.variants.map({ Optional($0.name.text) }) {
        let (program, mistakes) = NavProgram.resolve(spec, variant: variant)
        #expect(mistakes.map { $0.rendered(in: text, path: "block") }.joined() == "")
        guard let program, !program.expectations.isEmpty else { continue }
        let outcome = NavigationCheck(program).run(within: .states(20_000)).judged()
        #expect(outcome == .asExpected, "\(spec.name) \(variant ?? ""): \(outcome)")
      }
    }
  }
}
