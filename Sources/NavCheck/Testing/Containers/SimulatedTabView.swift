public import Foundation
import NavModel

/// Stands in for SwiftUI's `TabView(selection:)`: the selection is the app's, the platform follows it and writes to it.
@preconcurrency @MainActor
public final class SimulatedTabView<Tag: Hashable>: SimulatedTabBarController, SimulatedStackBinding {
  private let selection: SimulatedBinding<Tag>
  private let tags: [Tag]
  /// The tab that app and platform have agreed on last.
  private var known: Int

  /// Makes tabs for the app that runs.
  ///
  /// - Parameters:
  ///   - name: What traces call them.
  ///   - owner: The model that they belong to.
  ///   - selection: The tag of the tab that is shown; set again when the user taps the tab that is shown, as SwiftUI does.
  ///   - tabs: The tabs with their tags.
  public init(
    _ name: String = "tabs", owner: AnyObject?, selection: SimulatedBinding<Tag>,
    tabs: [(tag: Tag, view: SimulatedViewController)]
  ) {
    self.selection = selection
    tags = tabs.map(\.tag)
    known = tags.firstIndex(of: selection.get()) ?? 0
    super.init(nibName: nil, bundle: nil)
    setName(name)
    self.owner = owner
    viewControllers = tabs.map(\.view)
    selectedIndex = known
    _ = id
    navigation.register(self)
  }

  /// Nothing can be made from an archive.
  public required init?(coder: NSCoder) { nil }

  func applyAppState() -> Bool {
    guard let wanted = tags.firstIndex(of: selection.get()), wanted != known else { return false }
    known = wanted
    selectedIndex = wanted
    return true
  }

  func writeBack() -> Bool {
    let shown = selectedIndex
    guard shown != known else { return false }
    known = shown
    selection.set(tags[shown])
    return true
  }

  override var hearsReselection: Bool { true }

  override func hearSelection(isAgain: Bool) {
    if isAgain { selection.set(tags[selectedIndex]) }
    super.hearSelection(isAgain: isAgain)
  }
}
