import Foundation
import NavCheckTesting
import NavModel
import Testing

/// An app with what a recorded text needs words of its own for.
@MainActor private final class ShapesApp {
  enum Shape: CaseIterable {
    /// Screens without a back button, without a swipe, and a sheet that does not go by a gesture.
    case closed
    /// A sheet that goes, and then something is pushed below it.
    case dismissAndPush
    /// A stack that is replaced by one screen, and by two.
    case replaced
    /// A launch with two screens.
    case deep
  }

  private let controller = SimulatedNavigationController()

  init(_ navigation: SimulatedNavigation, _ shape: Shape) {
    controller.pushViewController(screen("home", actions(of: shape)), animated: false)
    if shape == .deep {
      controller.pushViewController(screen("news", ["read": { $0.push("article") }]), animated: false)
    }
    navigation.launch(controller)
  }

  func addTabsInSheet() {
    controller.topViewController?.controls.append(
      SimulatedControl("tabs") { [weak self] in
        guard let self, controller.presentedViewController == nil else { return }
        let tabs = SimulatedTabBarController()
        tabs.viewControllers = ["one", "two"].map {
          SimulatedNavigationController(rootViewController: self.screen($0, [:]))
        }
        controller.present(tabs, animated: true)
      })
  }

  private func actions(of shape: Shape) -> [String: @MainActor (ShapesApp) -> Void] {
    switch shape {
    case .closed:
      [
        "question": { app in
          let question = app.screen(
            "question", ["answer": { $0.controller.popViewController(animated: true) }])
          question.navigationItem.hidesBackButton = true
          app.show(question)
        },
        "form": { app in
          let form = app.screen("form", ["save": { $0.controller.dismiss(animated: true) }])
          form.isModalInPresentation = true
          if app.controller.presentedViewController == nil { app.controller.present(form, animated: true) }
        },
      ]
    case .dismissAndPush:
      [
        "choose": { app in
          let choice = app.screen(
            "choice",
            [
              "first": { app in
                app.controller.dismiss(animated: true)
                app.push("chosen")
              }
            ])
          if app.controller.presentedViewController == nil { app.controller.present(choice, animated: true) }
        }
      ]
    case .replaced:
      [
        "open": { $0.push("detail") },
        "restart": { app in
          app.controller.setViewControllers([app.screen("welcome", [:])], animated: true)
        },
        "jump": { app in
          app.controller.setViewControllers(
            [
              app.screen("list", [:]),
              app.screen("item", ["back": { $0.controller.popViewController(animated: true) }]),
            ],
            animated: true)
        },
      ]
    case .deep: [:]
    }
  }

  private func push(_ name: String) { show(screen(name, [:])) }

  private func show(_ screen: SimulatedViewController) {
    guard controller.topViewController?.name != screen.name else { return }
    controller.pushViewController(screen, animated: true)
  }

  private func screen(
    _ name: String, _ actions: [String: @MainActor (ShapesApp) -> Void]
  ) -> SimulatedViewController {
    let screen = SimulatedViewController(name, owner: self)
    screen.controls = actions.sorted { $0.key < $1.key }.map { name, action in
      SimulatedControl(name) { [weak self] in if let self { action(self) } }
    }
    return screen
  }
}

@MainActor @Suite(.startsFirst) struct `Recorded texts of more shapes` {
  private static let words: [ShapesApp.Shape: [String]] = [
    .closed: ["without back", "without interactiveDismissal"],
    .dismissAndPush: ["dismiss\n      push chosen in self"],
    .replaced: ["replaceTop welcome", "setStack [list, item]"],
    .deep: ["on start {", "push news", "push article"],
  ]

  @Test(arguments: ShapesApp.Shape.allCases)
  fileprivate func `say what was seen, and the app conforms to them`(_ shape: ShapesApp.Shape) async throws {
    let recording = await SimulatedNavigation.record("Shapes", within: .inputs(4)) { ShapesApp($0, shape) }
    for words in Self.words[shape] ?? [] {
      #expect(recording.text.contains(words), "\(words) is not in:\n\(recording.text)")
    }
    #expect(recording.omissions.isEmpty, "\(recording.text)")
    let (spec, diagnostics) = NavSpec.parse(recording.text)
    #expect(diagnostics.isEmpty && spec.map { NavProgram.resolve($0).1.isEmpty } == true, "\(recording.text)")
    let report = try await conformance(
      of: SimulatedDriver { ShapesApp($0, shape) }, to: NavigationSpecSource(text: recording.text))
    #expect(report.differences.isEmpty && report.undriven.isEmpty && report.unmodelled.isEmpty, "\(report)")
  }

  @Test func `have the app where screens belong to no coordinator`() async throws {
    @MainActor func launch(_ navigation: SimulatedNavigation) -> AnyObject {
      let controller = SimulatedNavigationController()
      let home = SimulatedViewController("home", owner: nil)
      home.controls.append(
        SimulatedControl("log in") { [weak controller] in
          guard let controller, controller.viewControllers.count == 1 else { return }
          controller.pushViewController(SimulatedViewController("account", owner: nil), animated: true)
        })
      controller.pushViewController(home, animated: false)
      navigation.launch(controller)
      return controller
    }
    let recording = await SimulatedNavigation.record("Plain", launch: launch)
    #expect(recording.omissions.isEmpty && recording.text.contains("on tap logIn"), "\(recording.text)")
    let report = try await conformance(
      of: SimulatedDriver(launch: launch), to: NavigationSpecSource(text: recording.text))
    #expect(report.differences.isEmpty && report.undriven.isEmpty && report.unmodelled.isEmpty, "\(report)")
  }

  @Test func `leave out tabs in a sheet, and say the rest`() async throws {
    let recording = await SimulatedNavigation.record("Tabs", within: .inputs(3)) { navigation in
      let app = ShapesApp(navigation, .closed)
      app.addTabsInSheet()
      return app
    }
    #expect(recording.text.contains("on tap question"), "\(recording.text)")
    #expect(
      recording.omissions.contains {
        $0.contains("'tap tabs @ ShapesApp.home'") && $0.contains("finds no statement")
      },
      "\(recording)")
    #expect(NavSpec.parse(recording.text).1.isEmpty)
  }

  @Test func `are never empty, and say why they say so little`() async {
    let recording = await SimulatedNavigation.record("Odd", within: .inputs(1)) { navigation in
      navigation.launch(SimulatedViewController("odd name", owner: nil))
      return navigation
    }
    #expect(NavSpec.parse(recording.text).1.isEmpty, "\(recording.text)")
    #expect(recording.omissions.count == 1 && recording.text.contains("// - \(recording.omissions[0])."))
  }
}
