extension ProbeSource {
  /// The containers of SwiftUI.
  static let swiftui = #"""
    // MARK: - The app

    @main
    struct ProbeApp: App {
      init() { ProbeLog.shared.start(pack: "swiftui") }

      var body: some Scene {
        WindowGroup {
          StageView(stage: ProbeStage.shared)
            .onOpenURL { _ in ProbeLog.shared.write("app", "openURL") }
        }
      }
    }

    // MARK: - The state

    /// A sheet or cover that the app presents.
    struct LayerItem: Identifiable, Equatable {
      let id: String
    }

    /// The state that the containers show; the log records the values that the containers write.
    @MainActor
    final class ProbeStage: ObservableObject {
      static let shared = ProbeStage()
      static let contentCallback = "count"

      @Published private(set) var run = 0
      @Published private(set) var stacks = [["a"]]
      @Published private(set) var hidesBack = false
      @Published private(set) var isModal = false
      @Published var first: [String] = [] { didSet { notePath(0, oldValue, first) } }
      @Published var second: [String] = [] { didSet { notePath(1, oldValue, second) } }
      @Published var tab = 0 { didSet { noteTab(oldValue) } }
      @Published var sheet: LayerItem? { didSet { noteLayer(oldValue, sheet) } }
      @Published var otherSheet: LayerItem? { didSet { noteLayer(oldValue, otherSheet) } }
      @Published var cover: LayerItem? { didSet { noteLayer(oldValue, cover) } }
      @Published var isAlertShown = false
      private(set) var alertName = ""
      private var sheetName = ""
      private var otherName = ""
      private var coverName = ""
      private var isApp = false
      private weak var firstController: UINavigationController?
      private weak var secondController: UINavigationController?

      private init() {
        ProbeLog.shared.stacks = { ProbeStage.shared.contents }
      }

      func show(_ probe: ProbeCase) {
        isApp = true
        defer { isApp = false }
        (sheet, otherSheet, cover, isAlertShown) = (nil, nil, nil, false)
        stacks = probe.stacks
        hidesBack = probe.hidesBack
        isModal = !probe.steps.isEmpty
        first = Array(probe.stacks[0].dropFirst())
        second = probe.stacks.count > 1 ? Array(probe.stacks[1].dropFirst()) : []
        tab = 0
        run += 1
      }

      func carryOut(_ action: ProbeAction) {
        isApp = true
        defer { isApp = false }
        switch action {
        case .push(let name, _): change { $0.append(name) }
        case .pop: change { if !$0.isEmpty { $0.removeLast() } }
        case .popToRoot: change { $0.removeAll() }
        case .set(let names): change { $0 = Array(names.dropFirst()) }
        case .present(let name, .cover): (coverName, cover) = (name, LayerItem(id: name))
        case .present(let name, .alert): (alertName, isAlertShown) = (name, true)
        case .present(let name, _):
          if sheet == nil {
            (sheetName, sheet) = (name, LayerItem(id: name))
          } else {
            (otherName, otherSheet) = (name, LayerItem(id: name))
          }
        case .dismiss(let name):
          if sheet?.id == name { sheet = nil }
          if otherSheet?.id == name { otherSheet = nil }
          if cover?.id == name { cover = nil }
          if alertName == name { isAlertShown = false }
        case .select(let position): tab = position
        }
      }

      private func change(_ body: (inout [String]) -> Void) {
        if stacks.count > 1, tab == 1 { body(&second) } else { body(&first) }
      }

      func noteSheetGone() { ProbeLog.shared.write(sheetName, "didDismiss") }
      func noteOtherSheetGone() { ProbeLog.shared.write(otherName, "didDismiss") }
      func noteCoverGone() { ProbeLog.shared.write(coverName, "didDismiss") }

      private func notePath(_ index: Int, _ old: [String], _ new: [String]) {
        guard !isApp, old != new else { return }
        let name = stacks.count == 1 ? "nav" : "nav\(index + 1)"
        ProbeLog.shared.write(name, "path", new.isEmpty ? "-" : new.joined(separator: ","))
      }

      private func noteTab(_ old: Int) {
        guard !isApp else { return }
        ProbeLog.shared.write("bar", old == tab ? "tabReselected" : "tabSelected", "\(tab + 1)")
      }

      private func noteLayer(_ old: LayerItem?, _ new: LayerItem?) {
        guard !isApp, let old, new == nil else { return }
        ProbeLog.shared.write(old.id, "cleared")
      }

      func register(_ controller: UINavigationController, of stack: String) {
        if stack == "nav2" { secondController = controller } else { firstController = controller }
      }

      private var contents: [(name: String, content: String)] {
        var found: [(name: String, content: String)] = []
        if let firstController {
          let name = stacks.count == 1 ? "nav" : "nav1"
          found.append((name, "\(firstController.viewControllers.count)"))
        }
        if stacks.count > 1, let secondController {
          found.append(("nav2", "\(secondController.viewControllers.count)"))
        }
        return found
      }
    }

    // MARK: - The views

    struct StageView: View {
      @ObservedObject var stage: ProbeStage

      var body: some View {
        content
          .id(stage.run)
          .sheet(item: $stage.sheet, onDismiss: { stage.noteSheetGone() }) { item in
            LayerView(name: item.id, isModal: stage.isModal)
          }
          .background(
            Color.clear.sheet(item: $stage.otherSheet, onDismiss: { stage.noteOtherSheetGone() }) { item in
              LayerView(name: item.id, isModal: stage.isModal)
            }
          )
          .fullScreenCover(item: $stage.cover, onDismiss: { stage.noteCoverGone() }) { item in
            ScreenView(name: item.id, stack: "")
          }
          .alert(stage.alertName, isPresented: $stage.isAlertShown) { Button("OK") {} }
      }

      @ViewBuilder private var content: some View {
        if stage.stacks.count > 1 {
          TabView(selection: $stage.tab) {
            StackView(stage: stage, name: "nav1", root: stage.stacks[0][0], path: $stage.first)
              .tabItem { Label("nav1", systemImage: "1.circle") }
              .tag(0)
            StackView(stage: stage, name: "nav2", root: stage.stacks[1][0], path: $stage.second)
              .tabItem { Label("nav2", systemImage: "2.circle") }
              .tag(1)
          }
        } else {
          StackView(stage: stage, name: "nav", root: stage.stacks[0][0], path: $stage.first)
        }
      }
    }

    struct StackView: View {
      @ObservedObject var stage: ProbeStage
      let name: String
      let root: String
      @Binding var path: [String]

      var body: some View {
        NavigationStack(path: $path) {
          ScreenView(name: root, stack: name)
            .navigationDestination(for: String.self) { screen in
              ScreenView(name: screen, stack: name)
                .navigationBarBackButtonHidden(stage.hidesBack)
            }
        }
      }
    }

    struct LayerView: View {
      let name: String
      let isModal: Bool

      var body: some View {
        ScreenView(name: name, stack: "")
          .presentationDetents([.medium])
          .interactiveDismissDisabled(isModal)
      }
    }

    struct ScreenView: View {
      let name: String
      let stack: String

      var body: some View {
        Button {
          ProbeLog.shared.writeOnce(name, "tap")
        } label: {
          Text(name)
            .font(.largeTitle)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .contentShape(Rectangle())
        }
        .background(Sensor(name: name, stack: stack))
        .navigationTitle(name)
        .onAppear { ProbeLog.shared.write(name, "onAppear") }
        .onDisappear { ProbeLog.shared.write(name, "onDisappear") }
      }
    }

    /// A child controller in each screen, which gets the lifecycle callbacks of its container.
    struct Sensor: UIViewControllerRepresentable {
      let name: String
      let stack: String

      func makeUIViewController(context: Context) -> SensorController {
        SensorController(name: name, stack: stack)
      }

      func updateUIViewController(_ controller: SensorController, context: Context) {}
    }

    final class SensorController: UIViewController {
      private let name: String
      private let stack: String

      init(name: String, stack: String) {
        self.name = name
        self.stack = stack
        super.init(nibName: nil, bundle: nil)
      }

      @available(*, unavailable) required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.isUserInteractionEnabled = false
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        ProbeLog.shared.write(name, "willAppear")
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        ProbeLog.shared.write(name, "didAppear")
        if !stack.isEmpty, let navigationController {
          ProbeStage.shared.register(navigationController, of: stack)
        }
        guard let window = view.window, let scene = window.windowScene else { return }
        TouchSensor.shared.observe(window)
        ProbeDriver.shared.attach(to: scene)
      }

      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        ProbeLog.shared.write(name, "willDisappear")
        if !stack.isEmpty { ProbeLog.shared.follow(transitionCoordinator, of: stack) }
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        ProbeLog.shared.write(name, "didDisappear")
      }
    }
    """#
}
