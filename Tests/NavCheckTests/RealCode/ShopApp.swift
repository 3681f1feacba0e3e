import NavCheckTesting

/// The app that the tests drive: a home screen, a product flow on the same stack, a login flow in a sheet.
@MainActor final class ShopApp: Coordinator, SimulatedApp {
  private lazy var router = StackRouter(context, root: makeHome())
  private weak var home: SimulatedViewController?
  private weak var lastPage: SimulatedViewController?
  /// What the user has typed and not sent.
  fileprivate var draft = false
  fileprivate var isLoading = false

  func start() -> SimulatedViewController { router.controller }

  private func makeHome() -> SimulatedViewController {
    let home = SimulatedViewController("home", owner: self)
    self.home = home
    home.controls = [
      SimulatedControl("product") { [weak self] in self?.openProduct() },
      SimulatedControl("login") { [weak self] in self?.openLogin() },
    ]
    return home
  }

  private func openProduct() {
    if router.isLocked { return }
    context.forget()
    let product = ProductFlow(context, app: self, router: router)
    addChild(product)
    product.start()
    lastPage = product.page
  }

  fileprivate func openLogin() {
    let login = LoginFlow(context, app: self)
    let presenter =
      context.mutant == .presentsFromDeadPresenter ? lastPage ?? home : router.controller.topViewController
    guard let presenter else { return }
    if context.mutant == .childFirstPresentLater || presenter.presentedViewController == nil {
      context.forget()
      addChild(login)
      login.start(from: presenter)
    }
  }

  // MARK: What the app tells of itself

  /// What its spec calls variables of the system.
  var variables: [String: String] {
    [
      "draft": "\(draft)", "isLoading": "\(isLoading)", "hasPage": "\(lastPage != nil)",
      "depth": "\(router.path.count)", "ends": "\(context.ends)", "exits": "\(context.exits)",
    ]
  }

  var observation: String { draft ? "draft" : "" }
  var isBusy: Bool { router.isLocked || isLoading }
  var believedScreens: [SimulatedViewController]? {
    router.path + children.compactMap { $0 as? LoginFlow }.flatMap(\.believed)
  }

  func children(of coordinator: AnyObject) -> [AnyObject] { (coordinator as? Coordinator)?.children ?? [] }
}

/// A product page and its reviews, on the stack of the app.
@MainActor final class ProductFlow: Coordinator {
  private weak var app: ShopApp?
  private let router: StackRouter
  private(set) weak var page: SimulatedViewController?
  private var heldPage: SimulatedViewController?

  init(_ context: Context, app: ShopApp, router: StackRouter) {
    self.app = app
    self.router = router
    super.init(context)
  }

  func start() {
    let page = SimulatedViewController("page", owner: self)
    self.page = page
    if context.mutant == .screenHoldsItself { heldPage = page }
    page.controls = [
      SimulatedControl("reviews") { [weak self] in self?.openReviews() },
      SimulatedControl("write") { [weak self] in self?.app?.draft = true },
      SimulatedControl("buy", isEnabled: { [weak self] in self?.app?.isLoading == false }) { [weak self] in
        self?.buy()
      },
      SimulatedControl("login") { [weak self] in self?.app?.openLogin() },
      SimulatedControl("close") { [weak self] in self?.close() },
    ]
    if context.mutant == .screenHoldsItself {
      page.controls.append(SimulatedControl("more") { _ = page })
    }
    page.onDidAppear = { [weak self] in
      guard let self, hasReceipt else { return }
      hasReceipt = false
      showReceipt()
    }
    router.push(page) { [weak self, weak page] in
      guard let self else { return }
      if let page { tellExit(of: page) }
      left()
    }
    if context.mutant == .keepsPopNotice {
      router.push(SimulatedViewController("banner", owner: self)) { self.left() }
    }
  }

  private func tellExit(of page: SimulatedViewController) {
    let isByUser = !isClosing
    if isByUser || context.mutant == .exitOnProgrammaticPop { context.noteExit(of: page) }
    if isByUser, context.mutant == .exitTwice { context.noteExit(of: page) }
  }

  private var isClosing = false

  private func left() {
    if context.mutant != .backKeepsDraft || isClosing { app?.draft = false }
    app?.isLoading = false
    payment?.cancel()
    finish()
  }

  private func openReviews() {
    // As of iOS 26 a page takes taps while it leaves.
    if router.isLocked || router.controller.topViewController !== page { return }
    let reviews = SimulatedViewController("reviews", owner: self)
    if context.mutant != .noWayHome {
      reviews.controls = [SimulatedControl("done") { [weak self] in self?.close() }]
    }
    router.push(reviews, onPop: nil)
  }

  private func buy() {
    app?.isLoading = true
    let done: (ProductFlow, String) -> Void = { flow, outcome in
      if outcome == "failed", flow.context.mutant == .lockStaysOnFailure { return }
      flow.app?.isLoading = false
      if outcome == "ok" { flow.showReceipt() }
    }
    if context.mutant == .staleCompletion {
      context.navigation.work("payment", outcomes: ["ok", "failed"]) { done(self, $0) }
    } else {
      payment = context.navigation.work("payment", outcomes: ["ok", "failed"]) { [weak self] outcome in
        guard let self else { return }
        done(self, outcome)
      }
    }
  }

  private var payment: SimulatedWork?
  private var hasReceipt = false

  /// The answer may come when the user has left the page, or is just about to; a page that is dragged is not on the stack.
  private func showReceipt() {
    let isTrusting = context.mutant == .answersWhileLeaving
    if router.controller.isTransitioning, !isTrusting {
      hasReceipt = true
      return
    }
    guard let page, isTrusting || router.controller.viewControllers.contains(where: { $0 === page }) else {
      return
    }
    router.push(SimulatedViewController("receipt", owner: self), onPop: nil)
  }

  private func close() {
    guard let page else { return }
    isClosing = true
    if context.mutant == .finishesTwice { finish() }
    if context.mutant == .popsWhileMoving { router.controller.popViewController() }
    router.remove(page)
  }
}

/// A login form in a sheet with a stack of its own.
@MainActor final class LoginFlow: Coordinator {
  private weak var app: ShopApp?
  private weak var controller: SimulatedNavigationController?
  private weak var presenter: SimulatedViewController?

  init(_ context: Context, app: ShopApp) {
    self.app = app
    super.init(context)
  }

  /// The screens of the sheet, as the flow knows them.
  var believed: [SimulatedViewController] { controller?.viewControllers ?? [] }

  func start(from presenter: SimulatedViewController) {
    self.presenter = presenter
    let form = SimulatedViewController("form", owner: self)
    let controller = SimulatedNavigationController(rootViewController: form)
    self.controller = controller
    form.controls = [
      SimulatedControl("next") { [weak self] in self?.askCode() },
      SimulatedControl("cancel") { [weak self] in self?.cancel() },
    ]
    switch context.mutant {
    case .noDismissNotice: break
    case .dismissNoticeAtBegin: form.onWillDismiss = { [weak self] in self?.finish() }
    case .lockStaysOnDismissal:
      app?.isLoading = true
      form.onDidDismiss = { [weak self] in self?.finish() }
    case .finishesTwiceOnSwipe:
      form.onDidDismiss = { [weak self] in
        self?.finish()
        self?.finish()
      }
    default: form.onDidDismiss = { [weak self] in self?.finish() }
    }
    presenter.present(controller)
    if context.mutant == .presentsTwice { presenter.present(SimulatedViewController("hint", owner: self)) }
  }

  private func askCode() {
    let code = SimulatedViewController("code", owner: self)
    code.controls = [SimulatedControl("send") { [weak self] in self?.cancel() }]
    controller?.pushViewController(code)
  }

  private func cancel() {
    presenter?.dismiss { [weak self] in
      if self?.context.mutant == .lockStaysOnDismissal { self?.app?.isLoading = false }
      self?.finish()
    }
  }
}
