import NavCheckTesting

/// An app with two tabs, each with a coordinator, of which one leads to the other.
@MainActor final class TabApp {
  private var news: NewsFlow?
  private var account: AccountFlow?

  func launch(on navigation: SimulatedNavigation) {
    let news = NewsFlow()
    let account = AccountFlow()
    (self.news, self.account) = (news, account)
    let bar = SimulatedTabBarController(
      "main", owner: self, viewControllers: [news.start(), account.start()])
    news.showAccount = { [unowned bar] in bar.selectedIndex = 1 }
    navigation.launch(bar)
  }
}

@MainActor final class NewsFlow {
  var showAccount: (() -> Void)?
  private var list: SimulatedViewController?

  func start() -> SimulatedNavigationController {
    let list = SimulatedViewController("list", owner: self)
    self.list = list
    let controller = SimulatedNavigationController(rootViewController: list)
    list.controls = [
      SimulatedControl("read") { [weak self, unowned controller] in
        controller.pushViewController(SimulatedViewController("article", owner: self))
      },
      SimulatedControl("account") { [weak self] in self?.showAccount?() },
    ]
    return controller
  }
}

@MainActor final class AccountFlow {
  private var profile: SimulatedViewController?

  func start() -> SimulatedNavigationController {
    let profile = SimulatedViewController("profile", owner: self)
    self.profile = profile
    return SimulatedNavigationController(rootViewController: profile)
  }
}
