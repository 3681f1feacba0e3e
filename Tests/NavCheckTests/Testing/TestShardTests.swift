import Foundation
import NavCheck
import Testing

@testable import NavCheckTesting

@MainActor @Suite(.startsFirst) struct `Shards of a test run` {
  private static let names = ["a", "b", "c", "d", "e", "f"]

  /// Explores and walks through a small app under several names; what was played, by its name.
  private func played(_ shard: CheckShard?, _ folder: String?) async -> Set<String> {
    await TestShard.$current.withValue(shard) {
      await ReportFolder.$path.withValue(folder) {
        var played: Set<String> = []
        for name in Self.names {
          let explored = await SimulatedNavigation.explore(within: .inputs(1), named: name) {
            Self.launch($0)
          }
          let walked = await SimulatedNavigation.simulate(
            SimulatedWalks(count: 1, length: 1), named: name, launch: { Self.launch($0) })
          for (kind, report) in [("explore", explored), ("simulate", walked)] {
            expectQuiet(report)
            if report.shard == nil {
              #expect(report.situations > 0)
              played.insert("\(kind) \(name)")
            } else {
              #expect(
                report.shard != shard && report.situations == 0
                  && "\(report)".hasPrefix("not run: this part belongs to"))
            }
          }
        }
        return played
      }
    }
  }

  private static func launch(_ navigation: SimulatedNavigation) -> AnyObject {
    let controller = SimulatedNavigationController()
    let home = SimulatedViewController("home", owner: controller)
    home.controls = [
      SimulatedControl("open") { [weak controller] in
        guard let controller, controller.viewControllers.count == 1 else { return }
        controller.pushViewController(SimulatedViewController("page", owner: controller))
      }
    ]
    controller.pushViewController(home)
    navigation.launch(controller)
    return controller
  }

  @Test func `every call is played by one shard, and a shard without any leaves a mark`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "navcheck-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let whole = await played(nil, nil)
    #expect(whole.count == 2 * Self.names.count)
    var all: [String] = []
    for shard in try #require(CheckShard("1/7")).siblings {
      let place = folder.appending(path: "\(shard.index)")
      all += await played(shard, place.path)
      let mark = try Data(contentsOf: place.appending(path: "shard-\(shard.index)-of-7.json"))
      #expect(try JSONDecoder().decode(ReportDocument.self, from: mark).shard == shard)
    }
    #expect(all.count == whole.count && Set(all) == whole)
  }
}
