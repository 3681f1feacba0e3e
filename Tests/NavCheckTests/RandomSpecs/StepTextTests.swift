import Foundation
import NavModel
import Testing

/// A trace is kept in words, so words must tell steps apart.
@Suite("In no world two steps are told alike") struct StepTextTests {
  /// Two steps of one world with the same words; nil if there are none among the first worlds of a program.
  static func ambiguity(of program: NavProgram, worlds limit: Int) -> String? {
    var program = program
    program.scope.adversaries = Set(NavAdversary.allCases)
    let machine = NavMachine(program)
    var found = machine.initialWorlds
    var seen = Set(found)
    var index = 0
    while index < found.count {
      let world = found[index]
      index += 1
      var told: [String: NavStep] = [:]
      var twins: String?
      machine.forEachStep(from: world) { step, next in
        if let other = told.updateValue(step, forKey: step.description), other != step {
          twins = "'\(step)' is \(other.event) and \(step.event) in world \(index)"
        }
        if seen.count < limit, machine.truncation(of: next) == nil, seen.insert(next).inserted {
          found.append(next)
        }
      }
      if let twins { return twins }
    }
    return nil
  }

  private static let files =
    FileManager.default.enumerator(atPath: Specs.folder)?
    .compactMap { $0 as? String }.filter { $0.hasSuffix(".nav") && !$0.hasPrefix("invalid/") }.sorted() ?? []

  @Test(arguments: files) func `in the specs of this package`(file: String) throws {
    let path = "\(Specs.folder)/\(file)"
    let source = NavSource(path: path, bytes: try Data(contentsOf: URL(filePath: path))) { part in
      (try? Data(contentsOf: URL(filePath: part))).map { .success(Array($0)) }
        ?? .failure(NavSource.Unreadable("cannot be read"))
    }
    guard let spec = source.spec, !spec.isPart else { return }
    for variant in [nil] + spec.variants.map({ Optional($0.name.text) }) {
      let program = try #require(source.resolve(variant: variant).program)
      #expect(Self.ambiguity(of: program, worlds: 60) == nil, "\(file) \(variant ?? "base")")
    }
  }

  @Test func `in random specs`() throws {
    for seed in 0..<80 as Range<UInt64> {
      guard
        let program = NavSpec.parse(RandomSpec(seed: seed).text).spec.flatMap({
          NavProgram.resolve($0).program
        })
      else { continue }
      #expect(Self.ambiguity(of: program, worlds: 60) == nil, "\(RandomSpec(seed: seed))")
    }
  }
}
