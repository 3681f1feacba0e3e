import NavCheckTesting

// The shape: state, actions, a reducer that answers with effects, and a store that runs them as tasks.

/// What the app shows.
struct OrderState: Equatable {
  enum Route: Hashable { case order, receipt }

  struct Order: Equatable { var isPaying = false }

  var path: [Route] = []
  /// The order whose page is shown.
  var order: Order?
}

enum OrderAction: Sendable {
  case orderTapped, payTapped, cancelTapped, paid, paymentFailed
  case pathChanged([OrderState.Route])
}

/// What is done beside the state.
enum OrderEffect {
  case none
  case run(id: String, @MainActor @Sendable () async -> OrderAction?)
  case cancel(id: String)
}

@MainActor struct OrderReducer {
  /// Asks the server for a payment.
  let pay: @MainActor @Sendable () async throws -> Bool
  let isFixed: Bool

  func reduce(_ state: inout OrderState, _ action: OrderAction) -> OrderEffect {
    switch action {
    case .orderTapped:
      guard state.path.isEmpty else { return .none }
      state.order = OrderState.Order()
      state.path = [.order]
    case .payTapped:
      guard state.path == [.order], state.order?.isPaying == false else { return .none }
      state.order?.isPaying = true
      return .run(id: "payment") { [pay] in
        guard let isPaid = try? await pay() else { return nil }
        return isPaid ? .paid : .paymentFailed
      }
    case .cancelTapped:
      state.path = []
      state.order = nil
      return .cancel(id: "payment")
    case .paid:
      state.order?.isPaying = false
      state.path.append(.receipt)
    case .paymentFailed:
      state.order?.isPaying = false
    case .pathChanged(let path):
      // A receipt may have come while the user swiped its order away.
      state.path = path.contains(.order) ? path : []
      if path.contains(.order) { return .none }
      state.order = nil
      return isFixed ? .cancel(id: "payment") : .none
    }
    return .none
  }
}

/// Keeps the state, and runs what the reducer asks for.
@MainActor final class OrderStore {
  private(set) var state = OrderState() { didSet { if state.order == nil { scoped = nil } } }
  private let reducer: OrderReducer
  private var tasks: [String: Task<Void, Never>] = [:]
  private var scoped: ScopedStore?

  init(_ reducer: OrderReducer) { self.reducer = reducer }

  func send(_ action: OrderAction) {
    switch reducer.reduce(&state, action) {
    case .none: break
    case .cancel(let id): tasks.removeValue(forKey: id)?.cancel()
    case .run(let id, let operation):
      tasks[id] = Task { [weak self] in
        if let action = await operation() { self?.send(action) }
      }
    }
  }

  /// A store for the pages of an order; it is kept for as long as the state has one.
  func scope() -> ScopedStore {
    let store = scoped ?? ScopedStore(self)
    if state.order != nil { scoped = store }
    return store
  }
}

/// What the pages of an order send their actions to.
@MainActor final class ScopedStore {
  private weak var parent: OrderStore?

  init(_ parent: OrderStore) { self.parent = parent }

  func send(_ action: OrderAction) { parent?.send(action) }
}

// MARK: - Views, as far as navigation goes

extension OrderStore {
  var body: SimulatedViewController {
    let shop = SimulatedView("shop", owner: self)
    shop.controls = [SimulatedControl("order") { [weak self] in self?.send(.orderTapped) }]
    let path = SimulatedBinding(get: { self.state.path }, set: { self.send(.pathChanged($0)) })
    return SimulatedNavigationStack(root: shop, path: path) { [unowned self] route in
      let store = scope()
      switch route {
      case .order:
        let order = SimulatedView("order", owner: store)
        order.controls = [
          SimulatedControl("pay") { [weak store] in store?.send(.payTapped) },
          SimulatedControl("cancel") { [weak store] in store?.send(.cancelTapped) },
        ]
        return order
      case .receipt:
        return SimulatedView("receipt", owner: store)
      }
    }
  }
}
