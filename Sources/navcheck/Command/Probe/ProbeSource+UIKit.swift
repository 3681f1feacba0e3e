extension ProbeSource {
  /// The containers of UIKit.
  static let uikit = #"""
    // MARK: - The app

    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        ProbeLog.shared.start(pack: "uikit")
        return true
      }

      func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
      }
    }

    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        for _ in options.urlContexts { ProbeLog.shared.write("app", "openURL") }
        let window = UIWindow(windowScene: scene)
        self.window = window
        ProbeStage.shared.window = window
        ProbeStage.shared.show(stacks: [["a"]], hidesBack: false)
        window.makeKeyAndVisible()
        TouchSensor.shared.observe(window)
        ProbeDriver.shared.attach(to: scene)
      }

      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for _ in contexts { ProbeLog.shared.write("app", "openURL") }
      }
    }

    // MARK: - The containers

    /// A navigation controller with its name in the log.
    final class StackController: UINavigationController {
      var stackName = ""
    }

    /// A screen that receives taps in its middle, and logs its callbacks.
    final class ScreenController: UIViewController {
      let name: String

      init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
      }

      @available(*, unavailable) required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let button = UIButton(type: .system)
        button.setTitle(name, for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .largeTitle)
        button.addAction(
          UIAction { [name] _ in ProbeLog.shared.writeOnce(name, "tap") }, for: .touchUpInside)
        button.frame = view.bounds
        button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(button)
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        ProbeLog.shared.write(name, "willAppear")
      }

      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        ProbeLog.shared.write(name, "viewIsAppearing")
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        ProbeLog.shared.write(name, "didAppear")
      }

      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        ProbeLog.shared.write(name, "willDisappear")
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        ProbeLog.shared.write(name, "didDisappear")
      }

      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { ProbeLog.shared.write(name, "removed") }
      }
    }

    /// Makes the containers of a case, and performs its commands.
    @MainActor
    final class ProbeStage: NSObject {
      static let shared = ProbeStage()
      static let contentCallback = "stack"

      var window: UIWindow?
      private var stacks: [StackController] = []
      private var bar: UITabBarController?
      private var selected = 0
      private var presented: [String: UIViewController] = [:]
      private var isModal = false

      func show(_ probe: ProbeCase) {
        isModal = !probe.steps.isEmpty
        show(stacks: probe.stacks, hidesBack: probe.hidesBack)
      }

      func show(stacks names: [[String]], hidesBack: Bool) {
        window?.rootViewController?.presentedViewController?.dismiss(animated: false)
        presented = [:]
        stacks = names.enumerated().map { index, content in
          let controller = StackController()
          controller.stackName = names.count == 1 ? "nav" : "nav\(index + 1)"
          let screens = content.map { ScreenController($0) }
          if hidesBack { screens.last?.navigationItem.hidesBackButton = true }
          controller.setViewControllers(screens, animated: false)
          controller.delegate = self
          controller.tabBarItem = UITabBarItem(title: controller.stackName, image: nil, tag: index)
          return controller
        }
        bar = nil
        if stacks.count > 1 {
          let controller = UITabBarController()
          controller.viewControllers = stacks
          controller.delegate = self
          bar = controller
        }
        window?.rootViewController = bar ?? stacks.first
        ProbeLog.shared.stacks = { [weak self] in self?.contents ?? [] }
      }

      private var contents: [(name: String, content: String)] {
        stacks.map { stack in
          let names = stack.viewControllers.compactMap { ($0 as? ScreenController)?.name }
          return (stack.stackName, names.joined(separator: ","))
        }
      }

      private var current: StackController? {
        if let bar { return bar.selectedViewController as? StackController }
        return stacks.first
      }

      func carryOut(_ action: ProbeAction) {
        switch action {
        case .push(let name, let isAnimated):
          current?.pushViewController(ScreenController(name), animated: isAnimated)
        case .pop: current?.popViewController(animated: true)
        case .popToRoot: current?.popToRootViewController(animated: true)
        case .set(let names):
          let old = (current?.viewControllers ?? []).compactMap { $0 as? ScreenController }
          let screens = names.map { name in old.first { $0.name == name } ?? ScreenController(name) }
          current?.setViewControllers(screens, animated: true)
        case .present(let name, let style): present(name, style)
        case .dismiss(let name):
          presented[name]?.dismiss(animated: true) { ProbeLog.shared.write(name, "dismissed") }
        case .select(let position): bar?.selectedIndex = position
        }
      }

      private func present(_ name: String, _ style: PresentationStyle) {
        let controller: UIViewController
        if style == .alert {
          let alert = UIAlertController(title: name, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          controller = alert
        } else {
          controller = ScreenController(name)
          controller.modalPresentationStyle = style == .cover ? .fullScreen : .pageSheet
          controller.isModalInPresentation = isModal
          if style == .sheet { controller.sheetPresentationController?.detents = [.medium()] }
          controller.presentationController?.delegate = self
        }
        presented[name] = controller
        current?.topViewController?.present(controller, animated: true) {
          ProbeLog.shared.write(name, "presented")
        }
      }
    }

    extension ProbeStage: UINavigationControllerDelegate {
      func navigationController(
        _ controller: UINavigationController, willShow screen: UIViewController, animated: Bool
      ) {
        write(controller, "willShow", screen)
        guard let stack = controller as? StackController else { return }
        ProbeLog.shared.follow(controller.transitionCoordinator, of: stack.stackName)
      }

      func navigationController(
        _ controller: UINavigationController, didShow screen: UIViewController, animated: Bool
      ) { write(controller, "didShow", screen) }

      private func write(
        _ controller: UINavigationController, _ callback: String, _ screen: UIViewController
      ) {
        guard let stack = controller as? StackController, let screen = screen as? ScreenController
        else { return }
        ProbeLog.shared.write(stack.stackName, callback, screen.name)
      }
    }

    extension ProbeStage: UITabBarControllerDelegate {
      func tabBarController(
        _ controller: UITabBarController, shouldSelect tab: UIViewController
      ) -> Bool {
        selected = controller.selectedIndex
        return true
      }

      func tabBarController(_ controller: UITabBarController, didSelect tab: UIViewController) {
        let isSame = controller.selectedIndex == selected
        let position = "\(controller.selectedIndex + 1)"
        ProbeLog.shared.write("bar", isSame ? "tabReselected" : "tabSelected", position)
      }
    }

    extension ProbeStage: UIAdaptivePresentationControllerDelegate {
      func presentationControllerWillDismiss(_ presentation: UIPresentationController) {
        write(presentation, "willDismiss")
      }

      func presentationControllerDidDismiss(_ presentation: UIPresentationController) {
        write(presentation, "didDismiss")
      }

      func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {
        write(presentation, "didAttemptToDismiss")
      }

      private func write(_ presentation: UIPresentationController, _ callback: String) {
        guard let screen = presentation.presentedViewController as? ScreenController else { return }
        ProbeLog.shared.write(screen.name, callback)
      }
    }
    """#
}
