import NavCheckTesting

/// A SwiftUI-shaped app: a model with a path and a sheet, and one coordinator object for each trip that is open.
@MainActor final class TripApp: SimulatedApp {
  enum Mistake: CaseIterable, Sendable {
    case keepsTripOnBack, forgetsOnDisappear, sheetUnderSheet, editorHoldsTrip, closesTooMuch,
      badgeByButtonOnly
  }

  enum Route: Hashable { case trip(Int), map(Int) }
  enum Sheet: Hashable { case editor, help }

  let mistake: Mistake?
  var path: [Route] = [] { didSet { pathChanged() } }
  var sheet: Sheet? { didSet { if sheet != .editor { editor = nil } } }
  private var trips: [Int: Trip] = [:]
  private var editor: Editor?
  private var badge = 0

  init(_ mistake: Mistake?) { self.mistake = mistake }

  func launch(on navigation: SimulatedNavigation) {
    let home = SimulatedView("home", owner: self)
    home.controls = [
      SimulatedControl("trip") { [weak self] in self?.open(1) },
      SimulatedControl("help") { [weak self] in self?.sheet = .help },
    ]
    let stack = SimulatedNavigationStack(root: home, path: SimulatedBinding(self, \.path)) {
      [unowned self] route in view(for: route)
    }
    home.presenting(SimulatedBinding(self, \.sheet)) { [unowned self] sheet in view(for: sheet) }
    navigation.launch(stack)
  }

  private func open(_ number: Int) {
    // As of iOS 26 the button takes a second tap while the trip slides in.
    if path.contains(.trip(number)) { return }
    let trip = Trip(self)
    trips[number] = trip
    badge = 1
    path.append(.trip(number))
  }

  private func pathChanged() {
    if mistake == .keepsTripOnBack { return }
    let open = path.compactMap { if case .trip(let number) = $0 { number } else { nil } }
    trips = trips.filter { open.contains($0.key) }
    if trips.isEmpty, mistake != .badgeByButtonOnly { badge = 0 }
  }

  private func view(for route: Route) -> SimulatedView {
    switch route {
    case .trip(let number):
      let view = SimulatedView("trip", owner: trips[number])
      view.controls = [
        SimulatedControl("map") { [weak self] in
          if self?.path.last == .trip(number) { self?.path.append(.map(number)) }
        },
        SimulatedControl("edit") { [weak self] in self?.sheet = .editor },
        SimulatedControl("close") { [weak self] in
          self?.badge = 0
          self?.path = []
        },
      ]
      if mistake == .forgetsOnDisappear {
        view.onWillDisappear = { [weak self] isRemoved in if isRemoved { self?.trips[number] = nil } }
      }
      return view
    case .map(let number):
      let view = SimulatedView("map", owner: trips[number])
      view.controls = [
        SimulatedControl("done") { [weak self] in
          if self?.mistake == .closesTooMuch {
            self?.trips[number] = nil
          }
          // As of iOS 26 the map takes taps while it leaves.
          if self?.path.last == .map(number) { self?.path.removeLast() }
        }
      ]
      return view
    }
  }

  private func view(for sheet: Sheet) -> SimulatedView {
    switch sheet {
    case .help:
      return SimulatedView(
        "help", owner: self, controls: [SimulatedControl("ok") { [weak self] in self?.sheet = nil }])
    case .editor:
      let editor = Editor(self)
      self.editor = editor
      if mistake == .editorHoldsTrip { editor.me = editor }
      let view = SimulatedView("editor", owner: editor)
      view.controls = [
        SimulatedControl("save") { [weak self] in self?.sheet = nil },
        SimulatedControl("help") { [weak self] in
          if self?.mistake == .sheetUnderSheet { self?.helpBelow() } else { self?.sheet = .help }
        },
      ]
      return view
    }
  }

  private func helpBelow() { trips = [:] }

  var observation: String { "\(badge)" }
}

@MainActor final class Trip {
  private weak var app: TripApp?
  init(_ app: TripApp) { self.app = app }
}

@MainActor final class Editor {
  private weak var app: TripApp?
  var me: Editor?
  init(_ app: TripApp) { self.app = app }
}
