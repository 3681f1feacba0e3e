#if canImport(UIKit)
import UIKit
#else
import NavCheckUIKitShapes
#endif

// The shape: a tree of routers with an interactor each, made by builders; what is not attached does not live.

/// Decides what happens.
@MainActor class TreeInteractor {}

/// A node of the tree: attaches and detaches the nodes below.
@MainActor class TreeRouter: NSObject {
  let interactor: TreeInteractor
  private(set) var children: [TreeRouter] = []

  init(_ interactor: TreeInteractor) { self.interactor = interactor }

  func didLoad() {}

  func attachChild(_ child: TreeRouter) {
    children.append(child)
    child.didLoad()
  }

  func detachChild(_ child: TreeRouter) { children.removeAll { $0 === child } }
}

/// What a node without a screen shows its screens with.
@MainActor protocol ViewControllable: AnyObject {
  var uiviewController: UIViewController { get }
}

extension ButtonScreen: ViewControllable {
  var uiviewController: UIViewController { self }
}

// MARK: - Events: the root

@MainActor final class EventsViewController: ButtonScreen {}

@MainActor protocol EventsRouting: AnyObject {
  func attachCheckout()
  func detachCheckout(dismissing: Bool)
}

@MainActor final class EventsInteractor: TreeInteractor, CheckoutListener {
  weak var router: (any EventsRouting)?

  func didTapTicket() { router?.attachCheckout() }
  func checkoutDidFinish() { router?.detachCheckout(dismissing: true) }
  func checkoutWasSwipedDown() { router?.detachCheckout(dismissing: false) }
}

@MainActor final class EventsRouter: TreeRouter, EventsRouting {
  let viewController: EventsViewController
  private let builder: CheckoutBuilder
  private var checkout: CheckoutRouter?

  init(_ interactor: EventsInteractor, _ viewController: EventsViewController, _ builder: CheckoutBuilder) {
    self.viewController = viewController
    self.builder = builder
    super.init(interactor)
    interactor.router = self
    viewController.owner = self
    viewController.button("ticket") { [weak interactor] in interactor?.didTapTicket() }
  }

  func attachCheckout() {
    guard checkout == nil, let listener = interactor as? EventsInteractor else { return }
    let checkout = builder.build(withListener: listener, showingOn: viewController)
    self.checkout = checkout
    attachChild(checkout)
  }

  func detachCheckout(dismissing: Bool) {
    guard let checkout else { return }
    guard dismissing else { return end(checkout) }
    viewController.dismiss(animated: true) { [weak self] in self?.end(checkout) }
  }

  private func end(_ checkout: CheckoutRouter) {
    detachChild(checkout)
    if self.checkout === checkout { self.checkout = nil }
  }
}

// MARK: - Checkout: a flow without a screen

@MainActor protocol CheckoutListener: AnyObject {
  func checkoutDidFinish()
  func checkoutWasSwipedDown()
}

@MainActor final class CheckoutInteractor: TreeInteractor, PaymentListener {
  weak var listener: (any CheckoutListener)?

  func paymentDidEnd() { listener?.checkoutDidFinish() }
  func didSwipeDown() { listener?.checkoutWasSwipedDown() }
}

@MainActor final class CheckoutRouter: TreeRouter, UIAdaptivePresentationControllerDelegate {
  private let view: any ViewControllable
  private let isFixed: Bool

  init(_ interactor: CheckoutInteractor, showingOn view: any ViewControllable, isFixed: Bool) {
    self.view = view
    self.isFixed = isFixed
    super.init(interactor)
  }

  override func didLoad() {
    guard let listener = interactor as? CheckoutInteractor else { return }
    let payment = PaymentBuilder().build(withListener: listener)
    if isFixed { payment.viewController.presentationController?.delegate = self }
    attachChild(payment)
    view.uiviewController.present(payment.viewController, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    (interactor as? CheckoutInteractor)?.didSwipeDown()
  }
}

@MainActor struct CheckoutBuilder {
  let isFixed: Bool

  func build(
    withListener listener: any CheckoutListener, showingOn view: any ViewControllable
  ) -> CheckoutRouter {
    let interactor = CheckoutInteractor()
    interactor.listener = listener
    return CheckoutRouter(interactor, showingOn: view, isFixed: isFixed)
  }
}

// MARK: - Payment: its only screen

@MainActor final class PaymentViewController: ButtonScreen {}

@MainActor protocol PaymentListener: AnyObject {
  func paymentDidEnd()
}

@MainActor final class PaymentInteractor: TreeInteractor {
  weak var listener: (any PaymentListener)?

  func didTapPay() { listener?.paymentDidEnd() }
}

@MainActor final class PaymentRouter: TreeRouter {
  let viewController: PaymentViewController

  init(_ interactor: PaymentInteractor, _ viewController: PaymentViewController) {
    self.viewController = viewController
    super.init(interactor)
    viewController.owner = self
    viewController.button("pay") { [weak interactor] in interactor?.didTapPay() }
  }
}

@MainActor struct PaymentBuilder {
  func build(withListener listener: any PaymentListener) -> PaymentRouter {
    let interactor = PaymentInteractor()
    interactor.listener = listener
    return PaymentRouter(interactor, PaymentViewController())
  }
}

/// What an app's delegate does at launch.
@MainActor final class TicketApp {
  private let window = UIWindow()
  let root: EventsRouter

  init(isFixed: Bool) {
    root = EventsRouter(EventsInteractor(), EventsViewController(), CheckoutBuilder(isFixed: isFixed))
    root.didLoad()
    window.rootViewController = root.viewController
    window.makeKeyAndVisible()
  }
}
