import NavModel
import Testing

@testable import NavCheck

/// What swarm is for: corners that are deep because most steps lead away from them.
@Suite struct `Swarm` {
  struct Corner: Sendable, CustomTestStringConvertible {
    var walks: Int
    var length: Int
    var text: String
    var testDescription: String { text.split(separator: "\n").first.map(String.init) ?? text }
  }

  static let deepCorners = [
    Corner(
      walks: 96, length: 120,
      text: """
        /// A basket fills by one article at a time, and four controls empty it.
        system Basket
        var articles: 0...120 = 0

        coordinator App {
          start basket
          screen basket {
            on tap add when articles < 120 { articles = articles + 1 }
            on tap clear { articles = 0 }
            on tap undo { articles = 0 }
            on tap signOut { articles = 0 }
            on tap refresh { articles = 0 }
          }
        }
        """),
    Corner(
      walks: 128, length: 80,
      text: """
        /// Two wizards of forty pages each; whoever looks for help begins again.
        system Wizards
        var one: 0...40 = 0
        var two: 0...40 = 0

        coordinator App {
          start home
          screen home {
            on tap first when one < 40 { one = one + 1 }
            on tap second when two < 40 { two = two + 1 }
            on tap help { one = 0; two = 0 }
            on tap cancel { one = 0; two = 0 }
            on tap restart { one = 0; two = 0 }
            on tap skip { one = 0; two = 0 }
          }
        }
        """),
    Corner(
      walks: 320, length: 40,
      text: """
        /// A stack that may get deep, and many ways back from every screen.
        system Deep
        timing atomic
        bound stack 40

        coordinator App {
          start home
          screen home { on tap open { push folder } }
          screen folder {
            on tap deeper { push folder }
            on tap pictures { push album }
            on tap home { popToRoot }
            on tap close { popToRoot }
          }
          screen album {
            on tap deeper { push folder }
            on tap home { popToRoot }
          }
        }
        """),
  ]

  private func distinct(_ program: NavProgram, swarm: Bool, walks: Int, length: Int) -> Int {
    var simulation = NavigationSimulation()
    simulation.walks = walks
    simulation.length = length
    simulation.isSwarm = swarm
    simulation.favoursRare = swarm
    return NavigationCheck(program).simulate(simulation, only: []).report.distinctStates
  }

  @Test(arguments: deepCorners)
  func `deep corners: ten times the worlds of uniform choice`(_ corner: Corner) throws {
    let program = try program(corner.text)
    let uniform = distinct(program, swarm: false, walks: corner.walks, length: corner.length)
    let swarm = distinct(program, swarm: true, walks: corner.walks, length: corner.length)
    #expect(swarm >= 10 * uniform, "\(uniform) uniform, \(swarm) swarm")
  }

  @Test(arguments: [
    "coordinator", "coordinator-1", "feedback", "feedback-loop", "rxflow-2", "screen-tree",
  ])
  func `everyday specs: hardly fewer worlds than uniform choice`(_ name: String) throws {
    let text = try Specs.text("systems/\(name)")
    let program = try program(text)
    let uniform = distinct(program, swarm: false, walks: 40, length: 20)
    let swarm = distinct(program, swarm: true, walks: 40, length: 20)
    #expect(Double(swarm) >= 0.9 * Double(uniform), "\(uniform) uniform, \(swarm) swarm")
  }
}
