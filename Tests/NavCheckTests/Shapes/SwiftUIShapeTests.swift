@testable import NavCheckTesting
import Observation
import Testing

/// What views bind to.
@MainActor private final class Model {
  enum Tab: Hashable { case news, profile, none }
  enum Step: Hashable { case item(Int) }

  var path: [Step] = []
  var item: Int?
  var isShown = false
  var isCovered: Bool = false
  var isLocked = false
  var tab = Tab.news
  /// The tab that is selected whatever the user wants.
  var forced: Tab?
  var writes: [String] = []

  /// A binding that notes what the platform writes.
  func binding<Value>(_ path: ReferenceWritableKeyPath<Model, Value>) -> SimulatedBinding<Value> {
    SimulatedBinding(
      get: { self[keyPath: path] },
      set: {
        self.writes.append("\($0)")
        self[keyPath: path] = $0
      })
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor @Observable private final class ObservedModel {
  var isShown = false
}

@MainActor @Suite(.startsFirst) struct `SwiftUI's names` {
  /// Where an app is after some steps, and what can happen then.
  private func play(
    _ words: [String], _ launch: @escaping @MainActor (Model) -> SimulatedViewController
  ) async -> (model: Model?, next: [String], picture: String) {
    let launcher = SimulatedLauncher(platform: NavPlatform(pack: .swiftui)) { navigation in
      let model = Model()
      navigation.launch(launch(model))
      return model
    }
    return await launcher.run { run in
      for word in words {
        guard let letter = run.letters.first(where: { $0.text.hasPrefix(word) }) else {
          Issue.record("'\(word)' is not possible: \(run.letters.map(\.text))")
          break
        }
        _ = await run.perform(letter)
      }
      return (run.app as? Model, run.letters.map(\.text), run.picture)
    }
  }

  private func view(
    _ name: String, _ model: Model, _ controls: [(String, (Model) -> Void)] = []
  ) -> SimulatedView {
    let controls = controls.map { control in
      SimulatedControl(control.0) { [weak model] in if let model { control.1(model) } }
    }
    return SimulatedView(name, owner: model, controls: controls)
  }

  private let swipeDown = ["swipe down begins", "swipe down is finished", "transition ends"]

  @Test func `a sheet by a Bool comes, goes by a gesture, and says so`() async {
    func launch(_ model: Model) -> SimulatedView {
      view("home", model, [("open", { $0.isShown = true })])
        .sheet(isPresented: model.binding(\.isShown)) {
          view("form", model, [("close", { $0.isShown = false })])
        }
    }
    let shown = await play(["tap open", "transition ends"], launch)
    #expect(shown.picture == "Model.home ▸ Model.form" && shown.model?.writes == [])
    let swiped = await play(["tap open", "transition ends"] + swipeDown, launch)
    #expect(swiped.picture == "Model.home" && swiped.model?.writes == ["false"])
    #expect(swiped.model?.isShown == false)
    let closed = await play(["tap open", "transition ends", "tap close", "transition ends"], launch)
    #expect(closed.picture == "Model.home" && closed.model?.writes == [])
  }

  @Test func `a cover has no gesture`() async {
    for byItem in [true, false] {
      let shown = await play(["tap open", "transition ends"]) { model in
        let home = view("home", model, [("open", { ($0.isCovered, $0.item) = (true, 1) })])
        if byItem {
          home.fullScreenCover(item: model.binding(\.item)) { view("cover \($0)", model) }
        } else {
          home.fullScreenCover(isPresented: model.binding(\.isCovered)) { view("cover 1", model) }
        }
        return home
      }
      #expect(shown.picture == "Model.home ▸ Model.cover 1" && shown.next == [], "\(shown)")
    }
  }

  @Test func `a sheet stays while the view says so`() async {
    func launch(_ model: Model) -> SimulatedView {
      view("home", model, [("open", { $0.item = 1 })])
        .sheet(item: model.binding(\.item)) { _ in
          view("form", model, [("lock", { $0.isLocked.toggle() })])
            .interactiveDismissDisabled(model.isLocked)
        }
    }
    let open = await play(["tap open", "transition ends"], launch)
    #expect(open.next.contains { $0.hasPrefix("swipe down begins") })
    let locked = await play(["tap open", "transition ends", "tap lock"], launch)
    #expect(!locked.next.contains { $0.hasPrefix("swipe down") }, "\(locked.next)")
    let again = await play(["tap open", "transition ends", "tap lock", "tap lock"] + swipeDown, launch)
    #expect(again.model?.item == nil && again.picture == "Model.home")
  }

  private func stack(_ model: Model, _ change: @escaping (SimulatedView) -> Void = { _ in })
    -> SimulatedViewController
  {
    func page(_ name: String) -> SimulatedView {
      let page = view(
        name, model,
        [
          ("detail", { $0.item = 7 }), ("swap", { $0.item = 8 }), ("path", { $0.path = [.item(1)] }),
          ("close", { $0.item = nil }),
        ])
      change(page)
      return page
    }
    let home = page("home").navigationDestination(item: model.binding(\.item)) { page("detail \($0)") }
    return SimulatedNavigationStack(root: home, path: model.binding(\.path)) { _ in page("step") }
  }

  @Test func `a destination by an item is pushed, and its item goes with the back button`() async {
    let open = ["tap detail", "transition ends"]
    let shown = await play(open) { stack($0) }
    #expect(shown.picture == "Model.home, Model.detail 7" && shown.model?.writes == [])
    let back = await play(open + ["back", "transition ends"]) { stack($0) }
    #expect(back.picture == "Model.home" && back.model?.writes == ["nil"], "\(back)")
    let letGo = await play(open + ["swipe back begins", "swipe back is let go", "transition ends"]) {
      stack($0)
    }
    #expect(letGo.picture == "Model.home, Model.detail 7" && letGo.model?.writes == [], "\(letGo)")
    let swapped = await play(open + ["tap swap @ Model.detail", "transition ends"]) { stack($0) }
    #expect(swapped.picture == "Model.home, Model.detail 8" && swapped.model?.writes == [], "\(swapped)")
    let closed = await play(open + ["tap close @ Model.detail", "transition ends"]) { stack($0) }
    #expect(closed.picture == "Model.home" && closed.model?.writes == [])
  }

  @Test func `a path and an item are on one stack, in the order in which they came`() async {
    let both = ["tap detail", "transition ends", "tap path @ Model.detail", "transition ends"]
    let shown = await play(both) { stack($0) }
    #expect(shown.picture == "Model.home, Model.detail 7, Model.step", "\(shown)")
    let back = await play(both + ["back @", "transition ends"]) { stack($0) }
    #expect(back.picture == "Model.home, Model.detail 7" && back.model?.path == [])
    #expect(back.model?.item == 7)
    let root = await play(both + ["back menu to Model.home", "transition ends"]) { stack($0) }
    #expect(root.picture == "Model.home" && root.model?.path == [] && root.model?.item == nil, "\(root)")
  }

  @Test func `a stack needs no path, and a destination may be a Bool`() async {
    func launch(_ model: Model) -> SimulatedViewController {
      let home = view("home", model, [("open", { $0.isShown = true })])
      home.navigationDestination(isPresented: model.binding(\.isShown)) { view("detail", model) }
      return SimulatedNavigationStack(root: home)
    }
    let shown = await play(["tap open", "transition ends"], launch)
    #expect(shown.picture == "Model.home, Model.detail")
    let back = await play(["tap open", "transition ends", "back", "transition ends"], launch)
    #expect(back.model?.isShown == false && back.picture == "Model.home")
  }

  @Test func `a view may hide the back button, and with it the gesture`() async {
    let locking: @MainActor (Model) -> SimulatedViewController = { model in
      stack(model) { page in
        page.controls.append(SimulatedControl("lock") { [weak model] in model?.isLocked.toggle() })
        page.navigationBarBackButtonHidden(model.isLocked)
      }
    }
    let open = ["tap detail", "transition ends"]
    let shown = await play(open, locking)
    #expect(shown.next.contains { $0.hasPrefix("back") } && shown.next.contains { $0.hasPrefix("swipe") })
    let locked = await play(open + ["tap lock @ Model.detail"], locking)
    #expect(!locked.next.contains { $0.hasPrefix("back") || $0.hasPrefix("swipe") }, "\(locked.next)")
  }

  @Test func `tabs follow a value and write to it, the tab that is shown too`() async {
    func launch(_ model: Model) -> SimulatedViewController {
      let selection = SimulatedBinding(
        get: { model.forced ?? model.tab },
        set: { (tab: Model.Tab) in
          model.writes.append("\(tab)")
          model.tab = tab
        })
      let news = view(
        "news", model,
        [("go", { $0.tab = .profile }), ("nowhere", { $0.tab = .none }), ("force", { $0.forced = .news })])
      return SimulatedTabView(
        owner: model, selection: selection,
        tabs: [(.news, SimulatedNavigationStack(root: news)), (.profile, view("profile", model))])
    }
    let told = await play(["tap go"], launch)
    #expect(told.picture.hasSuffix("tab 2") && told.model?.writes == [], "\(told)")
    let tapped = await play(["select"], launch)
    #expect(tapped.picture.hasSuffix("tab 2") && tapped.model?.writes == ["profile"], "\(tapped)")
    let forced = await play(["tap force", "select"], launch)
    #expect(forced.picture.hasSuffix("tab 1") && forced.model?.writes == ["profile"], "\(forced)")
    let nowhere = await play(["tap nowhere"], launch)
    #expect(nowhere.picture.hasSuffix("tab 1") && nowhere.model?.writes == [])
    let again = await play(["reselect"], launch)
    #expect(again.picture.hasSuffix("tab 1") && again.model?.writes == ["news"], "\(again)")
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func `a model may be observable`() async {
    let report = await SimulatedNavigation.explore(
      on: NavPlatform(pack: .swiftui), within: .inputs(2)
    ) { navigation in
      let model = ObservedModel()
      let home = SimulatedView("home", owner: model)
      home.controls = [SimulatedControl("open") { [weak model] in model?.isShown = true }]
      home.sheet(isPresented: SimulatedBinding(model, \.isShown)) { SimulatedView("form", owner: model) }
      navigation.launch(home)
      return model
    }
    #expect(report.findings.isEmpty && report.screens == ["ObservedModel.form", "ObservedModel.home"])
  }
}
