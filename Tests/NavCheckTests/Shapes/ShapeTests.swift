import Foundation
@testable import NavCheckTesting
import NavCheckUIKitShapes
import NavModel
import Testing

@MainActor @Suite(.startsFirst) struct `UIKit's names` {
  /// What an app is told on a way, and what can happen then.
  private func play(
    _ words: [String], _ launch: @escaping @MainActor (Scene) -> Void
  ) async -> (log: [String], next: [String], picture: String) {
    let launcher = SimulatedLauncher(platform: NavPlatform(pack: .uikit)) { _ in
      let scene = Scene()
      launch(scene)
      return scene
    }
    return await launcher.run { run in
      let log = (run.app as? Scene)?.log
      for word in words {
        guard let letter = run.letters.first(where: { $0.text.hasPrefix(word) }) else {
          Issue.record("'\(word)' is not possible: \(run.letters.map(\.text))")
          break
        }
        log?.lines = []
        _ = await run.perform(letter)
      }
      return (log?.lines ?? [], run.letters.map(\.text), run.picture)
    }
  }

  private func stack(_ scene: Scene, _ change: (LoggedPage) -> Void = { _ in }) {
    let detail = scene.page(
      "detail", [("pop", { $0.navigationController?.popViewController(animated: true) })])
    change(detail)
    let home = scene.page(
      "home", [("open", { $0.navigationController?.pushViewController(detail, animated: true) })])
    scene.navigationController.viewControllers = [home]
    scene.navigationController.delegate = scene
    scene.launch(scene.navigationController)
  }

  @Test func `a launch loads and shows its screen`() async {
    let told = await play([]) { stack($0) }
    #expect(
      told.log == ["home load", "home willAppear", "didShow home from nothing", "home didAppear"]
        || told.log == ["home load", "home willAppear", "home didAppear", "didShow home from nothing"],
      "\(told.log)")
    #expect(told.next == ["tap open @ Scene.loggedPage"])
  }

  @Test func `a pop is told with the screen that it comes from`() async {
    let told = await play(["tap open", "transition ends", "back", "transition ends"]) { stack($0) }
    #expect(told.log.contains("didShow home from detail"), "\(told.log)")
    #expect(told.log.contains("detail didDisappear from parent"), "\(told.log)")
    let begun = await play(["tap open", "transition ends", "back"]) { stack($0) }
    #expect(begun.log.contains("detail willDisappear from parent"), "\(begun.log)")
  }

  @Test func `what a command takes away is returned`() async {
    var popped: [String] = []
    _ = await play(["tap open", "transition ends", "tap pop", "transition ends"]) { scene in
      let detail = scene.page(
        "detail",
        [
          (
            "pop",
            { page in
              popped = [page.navigationController?.popViewController(animated: true) as? LoggedPage]
                .compactMap { $0?.page }
              popped.append(
                "\(page.navigationController?.popToRootViewController(animated: true)?.count ?? 9)")
            }
          )
        ])
      let home = scene.page("home", [("open", { $0.navigationController?.show(detail, sender: nil) })])
      scene.launch(UINavigationController(rootViewController: home))
    }
    #expect(popped == ["detail", "0"])
  }

  @Test func `a gesture that is let go is told to who waits for that`() async {
    let told = await play(["tap open", "transition ends", "swipe back begins", "swipe back is let go"]) {
      scene in
      stack(scene) { detail in
        detail.onWillDisappear = { [weak detail] _ in
          detail?.transitionCoordinator?.notifyWhenInteractionChanges { context in
            detail?.log.lines.append("let go \(context.isCancelled) \(context.initiallyInteractive)")
          }
        }
      }
    }
    #expect(told.log.contains("let go true true"), "\(told.log)")
  }

  @Test(arguments: ["hidden", "left item", "hidden bar", "gesture off"])
  func `a screen without a back button is not left by it`(_ how: String) async {
    let told = await play(["tap open", "transition ends"]) { scene in
      stack(scene) { detail in
        switch how {
        case "hidden": detail.navigationItem.hidesBackButton = true
        case "left item":
          detail.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "close", primaryAction: UIAction { _ in })
        case "hidden bar": scene.navigationController.setNavigationBarHidden(true, animated: false)
        default: scene.navigationController.interactivePopGestureRecognizer?.isEnabled = false
        }
      }
    }
    #expect(told.next.contains { $0.hasPrefix("back @") } == (how == "gesture off"), "\(told.next)")
    #expect(!told.next.contains { $0.hasPrefix("swipe back") }, "\(told.next)")
    #expect(told.next.contains { $0.hasPrefix("tap close @") } == (how == "left item"))
    let freed = await play(["tap open", "transition ends"]) { scene in
      scene.navigationController.interactivePopGestureRecognizer?.delegate = nil
      stack(scene) { $0.navigationItem.hidesBackButton = true }
    }
    #expect(freed.next.contains { $0.hasPrefix("swipe back") }, "\(freed.next)")
  }

  @Test(arguments: [true, false]) func `a stack can be emptied and filled again`(fills: Bool) async {
    let told = await play(["tap open", "transition ends", "tap empty"]) { scene in
      let detail = scene.page(
        "detail",
        [
          (
            "empty",
            { page in
              let stack = page.navigationController
              stack?.viewControllers = []
              if fills { stack?.pushViewController(scene.page("login"), animated: false) }
            }
          )
        ])
      let home = scene.page(
        "home", [("open", { $0.navigationController?.pushViewController(detail, animated: true) })])
      scene.navigationController.viewControllers = [home]
      scene.launch(scene.navigationController)
    }
    #expect(told.log.contains("home removed") && told.log.contains("detail removed"), "\(told.log)")
    #expect(told.log.contains("login didAppear") == fills && told.next == [], "\(told)")
  }

  private func sheet(
    _ scene: Scene, isModal: Bool = false, style: UIModalPresentationStyle = .automatic
  ) {
    let form = scene.page("form", [("close", { $0.dismiss(animated: true) })])
    form.modalPresentationStyle = style
    form.isModalInPresentation = isModal
    form.presentationController?.delegate = scene
    let home = scene.page("home", [("form", { $0.present(form, animated: true) })])
    scene.launch(home)
  }

  @Test func `a sheet that the user takes away is told, one that the app dismisses is not`() async {
    let begin = ["tap form", "transition ends"]
    let swiped = await play(begin + ["swipe down begins", "swipe down is finished", "transition ends"]) {
      sheet($0)
    }
    #expect(swiped.log.contains("didDismiss form"), "\(swiped.log)")
    let closed = await play(begin + ["tap close", "transition ends"]) { sheet($0) }
    #expect(!closed.log.contains("didDismiss form") && closed.picture == "Scene.loggedPage", "\(closed)")
    let leaving = await play(begin + ["tap close"]) { sheet($0) }
    #expect(leaving.log.contains("form willDisappear dismissed"), "\(leaving.log)")
    #expect(closed.log.contains("form didDisappear dismissed"), "\(closed.log)")
    #expect(swiped.log.contains("form didDisappear dismissed"), "\(swiped.log)")
    let cancelled = begin + ["swipe down begins", "swipe down is let go", "transition ends", "tap close"]
    let again = await play(cancelled + ["transition ends"]) { sheet($0) }
    #expect(again.log.contains("form didDisappear dismissed"), "\(again.log)")
  }

  @Test(arguments: [true, false])
  func `a sheet with a stack tells, though its controller is held by what presents it only`(isLate: Bool)
    async
  {
    let told = await play(
      ["tap form", "transition ends", "swipe down begins", "swipe down is finished", "transition ends"]
    ) { scene in
      let home = scene.page(
        "home",
        [
          (
            "form",
            { [unowned scene] home in
              let sheet = UINavigationController(rootViewController: scene.page("form"))
              if !isLate { sheet.presentationController?.delegate = scene }
              home.present(sheet, animated: true)
              if isLate { sheet.presentationController?.delegate = scene }
            }
          )
        ])
      scene.launch(home)
    }
    #expect(told.log.contains { $0.hasPrefix("didDismiss") }, "\(told.log)")
  }

  @Test func `a sheet that must stay tells of the attempt`() async {
    for isModal in [true, false] {
      let told = await play(["tap form", "transition ends", "swipe down is refused"]) { scene in
        scene.allowsDismissal = isModal
        sheet(scene, isModal: isModal)
      }
      #expect(told.log == ["attempt"])
      #expect(!told.next.contains { $0.hasPrefix("swipe down begins") }, "\(told.next)")
    }
  }

  @Test(arguments: [true, false])
  func `a completion runs when its layer is shown or gone, with and without animation`(isAnimated: Bool) async
  {
    func log(_ words: [String]) async -> [String] {
      await play(words) { scene in
        let form = scene.page(
          "form",
          [("close", { page in page.dismiss(animated: isAnimated) { page.log.lines.append("closed") } })])
        let home = scene.page(
          "home",
          [("form", { page in page.present(form, animated: isAnimated) { page.log.lines.append("shown") } })])
        scene.launch(home)
      }.log
    }
    let end = isAnimated ? ["transition ends"] : []
    let shown = await log(["tap form"] + end)
    #expect(shown.suffix(2) == ["form didAppear", "shown"], "\(shown)")
    let closed = await log(["tap form"] + end + ["tap close"] + end)
    #expect(closed.contains("form didDisappear dismissed") && closed.last == "closed", "\(closed)")
  }

  @Test func `the completion of a dismissal runs though nothing is presented`() async {
    func close(_ page: LoggedPage) {
      page.dismiss(animated: true) { page.log.lines.append("closed") }
      page.log.lines.append("returned")
    }
    let log = await play(["tap close"]) { $0.launch($0.page("home", [("close", close)])) }.log
    #expect(log.suffix(2) == ["returned", "closed"], "\(log)")
  }

  @Test(arguments: [true, false]) func `a popover that must stay tells of the attempt`(isModal: Bool) async {
    let told = await play(["tap form", "transition ends", "tap outside is refused"]) { scene in
      scene.allowsDismissal = isModal
      sheet(scene, isModal: isModal, style: .popover)
    }
    #expect(told.log == ["attempt"])
    #expect(!told.next.contains { $0.hasPrefix("tap outside Scene") }, "\(told.next)")
    let open = await play(["tap form", "transition ends"]) { sheet($0, style: .popover) }
    #expect(open.next.contains { $0.hasPrefix("tap outside") && !$0.contains("refused") }, "\(open.next)")
  }

  @Test func `a tab can be selected before its bar is shown`() async {
    let told = await play(["tap login"]) { scene in
      let bar = tabs(scene)
      let login = scene.page("login", [("login", { _ in scene.window.rootViewController = bar })])
      scene.launch(login)
      _ = bar.id
      bar.selectedIndex = 1
    }
    #expect(told.log.contains("profile didAppear") && !told.log.contains("news didAppear"), "\(told.log)")
  }

  private func tabs(_ scene: Scene) -> UITabBarController {
    let bar = UITabBarController()
    bar.delegate = scene
    bar.viewControllers = [
      UINavigationController(rootViewController: scene.page("news")), scene.page("profile"),
    ]
    return bar
  }

  @Test func `tabs may be screens, be declined, and change later`() async {
    let told = await play(["select"]) { scene in scene.launch(tabs(scene)) }
    #expect(told.log.contains("didSelect profile") && told.picture.hasSuffix("tab 2"), "\(told)")
    let again = await play(["reselect"]) { scene in scene.launch(tabs(scene)) }
    #expect(again.log == ["didSelect stack"] && again.picture.hasSuffix("tab 1"), "\(again)")
    let declined = await play(["select"]) { scene in
      scene.allowsTabs = false
      scene.launch(tabs(scene))
    }
    #expect(declined.log.isEmpty && declined.picture.hasSuffix("tab 1"), "\(declined)")
    let changed = await play(["tap more"]) { scene in
      let bar = tabs(scene)
      let news = scene.page("news", [("more", { _ in bar.viewControllers?.append(scene.page("late")) })])
      bar.viewControllers?[0] = UINavigationController(rootViewController: news)
      scene.launch(bar)
    }
    #expect(changed.next.count { $0.hasPrefix("select") } == 2, "\(changed.next)")
  }

  @Test func `a window shows another controller in the place of the first`() async {
    let told = await play(["tap login"]) { scene in
      let home = scene.page("home")
      let login = scene.page("login", [("login", { _ in scene.window.rootViewController = home })])
      scene.launch(login)
    }
    #expect(told.log.contains("login didDisappear") && told.log.contains("home didAppear"), "\(told.log)")
  }

  @Test func `a container of the app's own shows what it contains`() async {
    let told = await play(["tap open", "transition ends", "tap logout"]) { scene in
      let root = scene.page("root")
      let login = UINavigationController(rootViewController: scene.page("login"))
      let next = scene.page(
        "next",
        [
          (
            "logout",
            { _ in
              root.children.first?.removeFromParent()
              root.addChild(login)
            }
          )
        ])
      let home = scene.page(
        "home", [("open", { $0.navigationController?.pushViewController(next, animated: true) })])
      let stack = UINavigationController(rootViewController: home)
      root.addChild(stack)
      scene.launch(root)
    }
    #expect(told.log.contains("next didDisappear") && told.log.contains("login didAppear"), "\(told.log)")
    let child = await play(["tap buy"]) { scene in
      let root = scene.page("root")
      root.addChild(scene.page("list", [("buy", { $0.log.lines.append("bought") })]))
      scene.launch(root)
    }
    #expect(child.log == ["bought"])
  }

  @Test func `an alert goes before its button does anything`() async {
    let told = await play(["tap ask", "transition ends", "tap Yes", "transition ends"]) { scene in
      let home = scene.page(
        "home",
        [
          (
            "ask",
            { page in
              let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
              alert.addAction(UIAlertAction(title: "No", style: .cancel))
              alert.addAction(
                UIAlertAction(title: "Yes", style: .destructive) { _ in page.log.lines.append("yes") })
              page.present(alert, animated: true)
            }
          )
        ])
      scene.launch(home)
    }
    #expect(told.log.contains("yes") && told.picture == "Scene.loggedPage", "\(told)")
  }

  @Test func `storyboards make what the test has named`() async {
    let told = await play([]) { scene in
      UIStoryboard.screens["Profile"] = { scene.page("profile") }
      defer { UIStoryboard.screens = [:] }
      scene.launch(
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Profile"))
    }
    #expect(told.log.first == "profile load")
  }

  @Test func `screens are keys and can be found`() async {
    _ = await play([]) { scene in
      let (one, other) = (scene.page("one"), scene.page("other"))
      let known: [UIViewController: Int] = [one: 1, other: 2]
      #expect(known[other] == 2 && [one, other].firstIndex(of: other) == 1)
      one.view.backgroundColor = .white
      one.tabBarItem = UITabBarItem(title: "One", image: UIImage(systemName: "1.circle"), tag: 1)
      #expect(one.view.backgroundColor == .white && one.tabBarItem.tag == 1)
      scene.launch(one)
    }
  }

  @Test func `an owner may be said by a closure, after a screen is shown`() async {
    let report = await SimulatedNavigation.explore(within: .inputs(1)) { navigation in
      let scene = Scene()
      navigation.owners { [weak scene] screen in screen.title == "owned" ? scene : nil }
      let home = UIViewController()
      scene.launch(home)
      home.title = "owned"
      return scene
    }
    #expect(report.screens == ["Scene.simulated"], "\(report)")
  }

  #if os(Linux) || os(macOS)
  @Test func `a screen outside of a run is an issue, and no dead process`() async {
    // In a process of its own no other run has its turn.
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        withKnownIssue {
          _ = UIViewController()
        } matching: {
          "\($0)".contains("SimulatedViewController was created outside of SimulatedNavigation.explore")
        }
      }
    }
  }
  #endif
}
