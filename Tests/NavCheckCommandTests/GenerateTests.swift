import Foundation
import Testing

@testable import NavCheckCommand

@Suite struct `Generating` {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// The generated files are compiled and run by the other tests of this package.
  @Test(arguments: [
    (["02-values", "--format", "swift-events"], "ValuesEvent"),
    (["11-effect", "--format", "swift", "--cover", "pairs"], "EffectWays"),
  ])
  func `what is generated compiles and is what the tests run`(_ arguments: [String], _ file: String) throws {
    let spec = "\(Self.root)/specs/tour/\(arguments[0]).nav"
    let answer = running(["generate", spec] + arguments.dropFirst())
    let known = try String(
      contentsOfFile: "\(Self.root)/Tests/NavCheckTests/Generated/\(file).swift", encoding: .utf8)
    #expect(answer.code == 0 && answer.errors.isEmpty)
    #expect(answer.output == known)
  }

  @Test func `traces as JSON, and a budget that cuts`() throws {
    let spec = "\(Self.root)/specs/tour/01-one-coordinator.nav"
    let answer = running(["generate", spec, "--cover", "states"])
    #expect(answer.code == 0)
    let document = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any]
    #expect(document?["cover"] as? String == "states")
    #expect((document?["traces"] as? [Any])?.isEmpty == false)
    let cut = running(["generate", spec, "--max-states", "2"])
    #expect(cut.code == 4 && cut.errors.contains("the traces may not cover everything: state budget of 2"))
  }

  @Test(arguments: [
    (["generate"], "needs a spec"), (["generate", "a", "b"], "reads one spec"),
    (["generate", "--cover", "all"], "--cover is"), (["generate", "--format", "c"], "--format is"),
    (["generate", "--length", "0"], "--length needs"), (["generate", "/nowhere.nav"], "is not there"),
  ])
  func `wrong options are code 2`(_ arguments: [String], _ message: String) {
    let answer = running(arguments)
    #expect(answer.code == 2 && answer.errors.contains(message))
  }
}
