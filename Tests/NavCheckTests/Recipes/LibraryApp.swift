#if !canImport(UIKit)
import NavCheckTesting
import NavCheckUIKitShapes

// The coordinators, unchanged. Their screens are in the app, and draw.

@MainActor final class CardCoordinator {
  private let stack: UINavigationController
  private(set) var children: [AnyObject] = []

  init(_ stack: UINavigationController) { self.stack = stack }

  func start() {
    let home = HomeViewController(coordinator: self, viewModel: HomeViewModel(title: "Library"))
    stack.pushViewController(home, animated: false)
  }

  func showSignUp() {
    guard children.isEmpty else { return }
    let flow = SignUpCoordinator(stack)
    children.append(flow)
    flow.start { [weak self] in
      self?.children = []
      self?.stack.popToRootViewController(animated: true)
    }
  }
}

@MainActor final class SignUpCoordinator {
  private let stack: UINavigationController

  init(_ stack: UINavigationController) { self.stack = stack }

  func start(onDone: @escaping () -> Void) {
    let model = FormViewModel()
    let form = FormViewController(viewModel: model)
    model.onContinue = { [weak self, weak form] in
      if let form, self?.stack.topViewController === form { self?.showTerms(onDone) }
    }
    stack.pushViewController(form, animated: true)
  }

  private func showTerms(_ onDone: @escaping () -> Void) {
    let terms = TermsViewController()
    terms.onDecide = { isAccepted in if isAccepted { onDone() } }
    terms.onDecline = onDone
    stack.pushViewController(terms, animated: true)
  }
}

@MainActor final class FormViewModel {
  var onContinue: (() -> Void)?

  func continueTapped() { onContinue?() }
}

// What a test writes in the place of the screens.

let HomeViewModel = StubInitializer()

let HomeViewController = StubScreens<CardCoordinator>("home")
  .tap("sign up") { $0.showSignUp() }

let FormViewController = StubScreens<FormViewModel>("form", of: SignUpCoordinator.self)
  .tap("continue") { $0.continueTapped() }

final class TermsViewController: UIViewController {
  var onDecide: ((Bool) -> Void)?
  var onDecline: (() -> Void)?
  override var taps: SimulatedTaps { ["accept": { self.onDecide?(true) }, "decline": onDecline] }
}

extension SimulatedNavigation {
  @MainActor func launchLibrary() -> CardCoordinator {
    children { ($0 as? CardCoordinator)?.children ?? [] }
    owners([SignUpCoordinator.self: [TermsViewController.self]])
    let stack = UINavigationController()
    let app = CardCoordinator(stack)
    app.start()
    launch(stack)
    return app
  }
}
#endif
