import NavCheckTesting

/// The app's navigation state: what its views bind to.
@MainActor final class Library {
  enum Route: Hashable { case book(Int) }

  var path: [Route] = [] { didSet { closeBooks() } }
  private(set) var books: [Int: Book] = [:]
  private let isFixed: Bool

  init(isFixed: Bool) { self.isFixed = isFixed }

  func open(_ number: Int) {
    guard path.isEmpty else { return }
    books[number] = Book()
    path.append(.book(number))
  }

  func close() {
    books = [:]
    path = []
  }

  /// Whatever changed the path: a book whose page is gone is closed.
  private func closeBooks() {
    guard isFixed else { return }
    books = books.filter { path.contains(.book($0.key)) }
  }
}

/// The coordinator of one open book.
@MainActor final class Book {}

extension Library {
  /// The views of the app, as far as navigation goes.
  func launch(on navigation: SimulatedNavigation) {
    let shelf = SimulatedView("shelf", owner: self)
    shelf.controls = [SimulatedControl("book") { [weak self] in self?.open(1) }]
    let stack = SimulatedNavigationStack(root: shelf, path: SimulatedBinding(self, \.path)) {
      [unowned self] route in
      switch route {
      case .book(let number):
        let page = SimulatedView("book", owner: books[number])
        page.controls = [SimulatedControl("close") { [weak self] in self?.close() }]
        return page
      }
    }
    navigation.launch(stack)
  }
}
