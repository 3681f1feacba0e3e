/// Two lists and a flag: what a split view shows at rest, written from Apple's documentation and public reports.
///
/// It knows nothing of the machine. Sources: Apple, UISplitViewController (column style);
/// woocommerce/woocommerce-ios pull request 17778 and keybuk/EngineShed UINavigationController+PopDetail.swift (the back button
/// on the first screen of the secondary column pops its navigation controller from the primary one's).
struct ReferenceSplitView: Hashable {
  /// What holds in a narrow window when it becomes narrow.
  enum Answer: String, CaseIterable, Sendable {
    /// The app has no answer: UIKit's proposal.
    case none
    /// Always the primary column.
    case primary
    /// The primary column while the secondary one shows its first screen.
    case primaryAtFirst
  }

  let answer: Answer
  var primary = ["all"]
  var secondary = ["page"]
  var isNarrow = false
  /// Whether the secondary column is on top of the primary one in a narrow window.
  var isSecondaryOnTop = true

  /// The tops of the columns that can be seen.
  var visible: [String] {
    let tops = [primary.last.map { "List.\($0)" }, secondary.last.map { "Detail.\($0)" }].compactMap(\.self)
    if !isNarrow { return tops }
    return [isSecondaryOnTop ? tops[1] : tops[0]]
  }

  /// The controls of a screen with what they do.
  private static let controls: [String: [(name: String, effect: @Sendable (inout Self) -> Void)]] = [
    "List.all": [
      ("deeper", { $0.primary.append("sub") }),
      ("show", { if $0.isNarrow { $0.isSecondaryOnTop = true } }),
    ],
    "List.sub": [],
    "Detail.page": [("more", { $0.secondary.append("more") }), ("list", Self.showList)],
    "Detail.more": [("last", { $0.secondary.append("last") }), ("list", Self.showList)],
    "Detail.last": [("list", Self.showList)],
  ]

  @Sendable private static func showList(_ split: inout Self) {
    if split.isNarrow { split.isSecondaryOnTop = false }
  }

  /// Every input with where it leads: those of the user to the end, a swipe also back again.
  var inputs: [String: Self] {
    var inputs: [String: Self] = [:]
    func add(_ words: String, _ change: (inout Self) -> Void) {
      var next = self
      change(&next)
      inputs[words] = next
    }
    for screen in visible {
      for control in Self.controls[screen] ?? [] { add("tap \(control.name) @ \(screen)", control.effect) }
      let isSecondary = screen.hasPrefix("Detail")
      let stack = isSecondary ? secondary : primary
      if stack.count > 1 || isSecondary && isNarrow {
        let pop = { (split: inout Self) -> Void in
          if stack.count == 1 {
            split.isSecondaryOnTop = false
          } else if isSecondary {
            split.secondary.removeLast()
          } else {
            split.primary.removeLast()
          }
        }
        add("back @ \(screen)", pop)
        add("swipe back is finished @ \(screen)", pop)
        add("swipe back is let go @ \(screen)") { _ in }
      }
      if stack.count > 2 {
        add("back menu to Detail.\(stack[stack.count - 3]) @ \(screen)") { $0.secondary.removeLast(2) }
      }
    }
    if isNarrow {
      add("the window becomes wide") { $0.isNarrow = false }
    } else {
      add("the window becomes narrow") { split in
        split.isNarrow = true
        switch answer {
        case .none: split.isSecondaryOnTop = true
        case .primary: split.isSecondaryOnTop = false
        case .primaryAtFirst: split.isSecondaryOnTop = split.secondary.count > 1
        }
      }
    }
    return inputs
  }

  /// The state as the machine's is read.
  var picture: [String] {
    [primary.joined(separator: " "), secondary.joined(separator: " ")]
      + [isNarrow ? (isSecondaryOnTop ? "secondary" : "primary") : "both"] + visible
  }

  /// The app as a spec.
  func text(_ platform: String) -> String {
    let rule =
      switch answer {
      case .none: ""
      case .primary: "collapses to primary"
      case .primaryAtFirst:
        "collapses to primary when detail is onScreen and Detail.more.instances.count == 0"
      }
    return """
      system Split
      platform \(platform)
      coordinator App {
        start main
        split main {
          primary list: List
          secondary detail: Detail
          \(rule)
        }
      }
      coordinator List {
        start all
        screen all {
          on tap deeper { push sub }
          on tap show { show App.detail }
        }
        screen sub
      }
      coordinator Detail {
        start page
        on tap list { show App.list }
        screen page { on tap more { push more } }
        screen more { on tap last { push last } }
        screen last
      }
      """
  }
}
