extension ProbeSource {
  /// The log, the panel and the driver of both packs.
  static let shared = #"""
    // MARK: - The log

    /// Writes one line for each callback: turn of the run loop, time, object, callback, detail.
    @MainActor
    final class ProbeLog {
      static let shared = ProbeLog()

      /// The contents of the stacks, read at the end of each turn.
      var stacks: @MainActor () -> [(name: String, content: String)] = { [] }
      private(set) var lines: [String] = []
      private(set) var lastWritten = Date()
      private(set) var isDragging = false
      var isRecording = false
      private var turn = 0
      private var known: [String: String] = [:]
      private var written: Set<String> = []
      private var observers: [CFRunLoopObserver] = []
      private var tokens: [any NSObjectProtocol] = []

      var file: URL { URL.documentsDirectory.appending(path: "navcheck-probe.log") }
      private var pending: URL { URL.documentsDirectory.appending(path: "navcheck-probe.pending") }

      /// Begins a log, or continues a log that waits for a cold launch.
      func start(pack: String) {
        if FileManager.default.fileExists(atPath: pending.path),
          let text = try? String(contentsOf: file, encoding: .utf8)
        {
          lines = text.split(separator: "\n").map(String.init)
          try? FileManager.default.removeItem(at: pending)
          isRecording = true
        } else {
          let system = ProcessInfo.processInfo.operatingSystemVersion
          let sdk = Bundle.main.object(forInfoDictionaryKey: "DTPlatformVersion") as? String ?? "-"
          let version = "\(system.majorVersion).\(system.minorVersion)"
          add("navcheck-probe 1 \(pack) system=\(version) sdk=\(sdk.isEmpty ? "-" : sdk)")
          begin(number: 1, name: "launch")
        }
        observeRunLoop()
        observeScene()
      }

      private func observeRunLoop() {
        let wake = CFRunLoopObserverCreateWithHandler(
          nil, CFRunLoopActivity.afterWaiting.rawValue, true, CFIndex.min
        ) { _, _ in
          MainActor.assumeIsolated { ProbeLog.shared.turn += 1 }
        }
        // After the observer of Core Animation, which has the order 2,000,000.
        let sleep = CFRunLoopObserverCreateWithHandler(
          nil, CFRunLoopActivity.beforeWaiting.rawValue, true, CFIndex.max
        ) { _, _ in
          MainActor.assumeIsolated { ProbeLog.shared.endTurn() }
        }
        for observer in [wake, sleep] {
          guard let observer else { continue }
          CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
          observers.append(observer)
        }
      }

      private func observeScene() {
        for (name, callback) in [
          (UIScene.willDeactivateNotification, "resignActive"),
          (UIScene.didEnterBackgroundNotification, "background"),
          (UIScene.willEnterForegroundNotification, "foreground"),
          (UIScene.didActivateNotification, "active"),
        ] {
          let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated {
              ProbeLog.shared.endTurn()
              ProbeLog.shared.write("app", callback)
            }
          }
          tokens.append(token)
        }
      }

      /// Begins the log of a case, without the initial contents of the stacks.
      func begin(number: Int, name: String) {
        add("case \(number) \(name)")
        known = [:]
        for stack in stacks() { known[stack.name] = stack.content }
        known["window"] = "\(TouchSensor.shared.layers)"
        written = []
        isDragging = false
        isRecording = true
      }

      /// Ends the log of a case.
      func end(_ callback: String) {
        write("app", callback)
        isRecording = false
        save()
      }

      /// Makes the next launch continue the current case.
      func waitForLaunch() {
        save()
        try? Data().write(to: pending)
      }

      /// Makes the next launch begin a new log.
      func cancelLaunch() { try? FileManager.default.removeItem(at: pending) }

      func write(_ object: String, _ callback: String, _ detail: String = "") {
        guard isRecording else { return }
        let time = String(format: "%.4f", CFAbsoluteTimeGetCurrent())
        add("\(turn) \(time) \(object) \(callback)" + (detail.isEmpty ? "" : " \(detail)"))
        lastWritten = Date()
      }

      /// Writes a callback once in a case, since the user may tap more often than needed.
      func writeOnce(_ object: String, _ callback: String) {
        if isRecording, written.insert("\(object) \(callback)").inserted { write(object, callback) }
      }

      /// Logs the end of each interactive pop once.
      func follow(_ coordinator: (any UIViewControllerTransitionCoordinator)?, of stack: String) {
        guard let coordinator, coordinator.isInteractive, !isDragging else { return }
        isDragging = true
        write(stack, "swipeBegan")
        coordinator.notifyWhenInteractionChanges { context in
          let isCancelled = context.isCancelled
          MainActor.assumeIsolated {
            ProbeLog.shared.write(stack, isCancelled ? "swipeCancelled" : "swipeFinished")
            ProbeLog.shared.isDragging = false
          }
        }
      }

      private func endTurn() {
        guard isRecording else { return }
        for stack in stacks() {
          // The first contents of a stack are no change.
          let old = known.updateValue(stack.content, forKey: stack.name)
          if let old, old != stack.content {
            write(stack.name, ProbeStage.contentCallback, stack.content)
          }
        }
        let layers = "\(TouchSensor.shared.layers)"
        let old = known.updateValue(layers, forKey: "window") ?? "0"
        if old != layers { write("window", "layers", layers) }
      }

      private func add(_ line: String) {
        lines.append(line)
        print(line)
      }

      func save() {
        try? (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
      }

      func publish() {
        save()
        UIPasteboard.general.string = lines.joined(separator: "\n") + "\n"
        print("The log is in \(file.path) and on the clipboard.")
      }
    }

    // MARK: - The window

    /// Logs each touch on the window of the containers without handling it, and counts the presented controllers.
    @MainActor
    final class TouchSensor: NSObject, UIGestureRecognizerDelegate {
      static let shared = TouchSensor()
      private weak var window: UIWindow?

      /// The number of controllers that are presented above the root.
      var layers: Int {
        var count = 0
        var top = window?.rootViewController
        while let next = top?.presentedViewController {
          count += 1
          top = next
        }
        return count
      }

      func observe(_ window: UIWindow) {
        guard self.window !== window else { return }
        self.window = window
        let recognizer = UITapGestureRecognizer()
        recognizer.delegate = self
        recognizer.cancelsTouchesInView = false
        window.addGestureRecognizer(recognizer)
      }

      func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        ProbeLog.shared.write("window", "touch")
        return false
      }
    }

    // MARK: - The panel

    /// A window above the containers that receives touches on its panel only.
    final class PanelWindow: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === rootViewController?.view || hit === self ? nil : hit
      }
    }

    /// Shows an instruction, and waits for Go, Done or Skip.
    final class PanelController: UIViewController {
      enum Answer { case done, skip }

      private let label = UILabel()
      private let done = UIButton(type: .system)
      private let skip = UIButton(type: .system)
      private let panel = UIStackView()
      private var continuation: CheckedContinuation<Answer, Never>?

      override func viewDidLoad() {
        super.viewDidLoad()
        label.numberOfLines = 0
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .footnote)
        done.addAction(UIAction { [weak self] _ in self?.answer(.done) }, for: .touchUpInside)
        skip.setTitle("Skip", for: .normal)
        skip.addAction(UIAction { [weak self] _ in self?.answer(.skip) }, for: .touchUpInside)
        let buttons = UIStackView(arrangedSubviews: [skip, done])
        buttons.distribution = .fillEqually
        panel.axis = .vertical
        panel.addArrangedSubview(label)
        panel.addArrangedSubview(buttons)
        panel.isLayoutMarginsRelativeArrangement = true
        panel.backgroundColor = .systemYellow
        panel.isHidden = true
        panel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel)
        NSLayoutConstraint.activate([
          panel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          panel.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -90),
          panel.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.7),
        ])
      }

      func ask(_ text: String, button: String) async -> Answer {
        show(text)
        done.setTitle(button, for: .normal)
        done.isHidden = false
        skip.isHidden = false
        return await withCheckedContinuation { continuation = $0 }
      }

      func show(_ text: String) {
        loadViewIfNeeded()
        label.text = text
        done.isHidden = true
        skip.isHidden = true
        panel.isHidden = false
      }

      private func answer(_ answer: Answer) {
        let waiting = continuation
        continuation = nil
        waiting?.resume(returning: answer)
      }
    }

    // MARK: - The driver

    enum PresentationStyle: String { case sheet, cover, alert, popover }

    enum ProbeAction {
      case push(String, Bool)
      case pop
      case popToRoot
      case set([String])
      case present(String, PresentationStyle)
      case dismiss(String)
      case select(Int)

      /// The callback and detail in a log.
      var words: (callback: String, detail: String) {
        switch self {
        case .push(let name, let isAnimated): ("push", isAnimated ? name : "\(name) at-once")
        case .pop: ("pop", "")
        case .popToRoot: ("popToRoot", "")
        case .set(let names): ("set", names.joined(separator: ","))
        case .present(let name, let style): ("present", "\(name) \(style.rawValue)")
        case .dismiss(let name): ("dismiss", name)
        case .select(let position): ("select", "\(position + 1)")
        }
      }
    }

    enum ProbeStep {
      /// Commands in one turn.
      case app([ProbeAction])
      /// Waits until no more callbacks come.
      case rest
      /// Waits until a finger drags a screen, at most 20 seconds.
      case drag
    }

    struct ProbeCase {
      let number: Int
      let name: String
      let stacks: [[String]]
      let prepared: [ProbeAction]
      let instruction: String
      let steps: [ProbeStep]
      let hidesBack: Bool
    }

    /// Performs the cases one after the other.
    @MainActor
    final class ProbeDriver {
      static let shared = ProbeDriver()
      private let panel = PanelController()
      private var window: PanelWindow?

      func attach(to scene: UIWindowScene) {
        guard window == nil else { return }
        let window = PanelWindow(windowScene: scene)
        window.windowLevel = .alert + 1
        window.rootViewController = panel
        window.isHidden = false
        self.window = window
        Task { await run() }
      }

      private func run() async {
        let log = ProbeLog.shared
        panel.show("navcheck probe")
        await rest()
        log.end("done")
        // A log that continued after a cold launch ends with it.
        if !log.lines.contains("case 41 cold-link") {
          for probe in ProbeCase.all where probe.name != "launch" { await play(probe) }
        }
        log.publish()
        panel.show("Done. The log is on the clipboard and in \(log.file.lastPathComponent).")
      }

      private func play(_ probe: ProbeCase) async {
        let log = ProbeLog.shared
        ProbeStage.shared.show(probe)
        await pause(1.5)
        for action in probe.prepared {
          ProbeStage.shared.carryOut(action)
          await pause(1.5)
        }
        let title = "case \(probe.number)"
        if probe.instruction.isEmpty {
          panel.show("\(title): \(probe.name)")
          log.begin(number: probe.number, name: probe.name)
        } else {
          let answer = await panel.ask("\(title): \(probe.instruction)", button: "Go")
          log.begin(number: probe.number, name: probe.name)
          if answer == .skip { return log.end("skipped") }
          panel.show("\(title): \(probe.instruction)")
        }
        if probe.name == "cold-link" {
          log.waitForLaunch()
          _ = await panel.ask("\(title): quit the app now, or skip", button: "Skip it")
          log.cancelLaunch()
          return log.end("skipped")
        }
        for step in probe.steps { await play(step) }
        if probe.instruction.isEmpty {
          log.end("done")
        } else {
          await pause(0.5)
          let answer = await panel.ask("\(title): \(probe.instruction), then press Done", button: "Done")
          log.end(answer == .skip ? "skipped" : "done")
        }
      }

      private func play(_ step: ProbeStep) async {
        switch step {
        case .app(let actions):
          for action in actions {
            ProbeLog.shared.write("app", action.words.callback, action.words.detail)
            ProbeStage.shared.carryOut(action)
          }
          await pause(0.12)
        case .rest: await rest()
        case .drag:
          for _ in 0..<200 where !ProbeLog.shared.isDragging { await pause(0.1) }
          await pause(0.5)
        }
      }

      private func rest() async {
        await pause(0.5)
        while Date().timeIntervalSince(ProbeLog.shared.lastWritten) < 1.5 { await pause(0.1) }
      }

      private func pause(_ seconds: Double) async { try? await Task.sleep(for: .seconds(seconds)) }
    }

    """#
}
