import NavCheckTesting

// The shape: a router that views bind to, with a path and a sheet, and a model for what the sheet shows.

/// What the views bind to.
@MainActor final class MuseumRouter {
  enum Route: Hashable { case painting(Int) }
  enum Sheet: Hashable { case tickets }

  var path: [Route] = []
  var sheet: Sheet? { didSet { sheetChanged() } }
  private(set) var tickets: TicketsModel?
  private let isFixed: Bool

  init(isFixed: Bool) { self.isFixed = isFixed }

  func show(painting: Int) {
    if path.last != .painting(painting) { path.append(.painting(painting)) }
  }

  func buyTickets() {
    guard sheet == nil else { return }
    tickets = TicketsModel()
    sheet = .tickets
  }

  func ticketsDone() {
    tickets = nil
    sheet = nil
  }

  /// Whoever has set it: a button, or the platform when the user swipes down.
  private func sheetChanged() {
    if isFixed, sheet == nil { tickets = nil }
  }
}

/// What the sheet shows, for as long as it does.
@MainActor final class TicketsModel {
  enum Step: Hashable { case payment }

  var path: [Step] = []
  var count = 1
}

// MARK: - Views, as far as navigation goes

extension MuseumRouter {
  var body: SimulatedViewController {
    let hall = SimulatedView("hall", owner: self)
    hall.controls = [
      SimulatedControl("painting") { [weak self] in self?.show(painting: 1) },
      SimulatedControl("tickets") { [weak self] in self?.buyTickets() },
    ]
    hall.sheet(item: SimulatedBinding(self, \.sheet)) { [unowned self] _ in ticketsBody }
    return SimulatedNavigationStack(root: hall, path: SimulatedBinding(self, \.path)) {
      [unowned self] route in
      switch route {
      case .painting(let number): painting(number)
      }
    }
  }

  private func painting(_ number: Int) -> SimulatedView {
    let painting = SimulatedView("painting", owner: self)
    painting.controls = [SimulatedControl("hall") { [weak self] in self?.path = [] }]
    if number == 1 {
      painting.controls.append(SimulatedControl("next") { [weak self] in self?.show(painting: 2) })
    }
    return painting
  }

  private var ticketsBody: SimulatedViewController {
    guard let tickets else { return SimulatedView("nothing", owner: self) }
    let count = SimulatedView("count", owner: tickets)
    count.controls = [SimulatedControl("pay") { [weak tickets] in tickets?.path = [.payment] }]
    return SimulatedNavigationStack(root: count, path: SimulatedBinding(tickets, \.path)) {
      [weak self, weak tickets] _ in
      let payment = SimulatedView("payment", owner: tickets)
      payment.controls = [SimulatedControl("done") { [weak self] in self?.ticketsDone() }]
      return payment
    }
  }
}
