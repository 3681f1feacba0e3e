public import Foundation
import NavModel

/// Stands in for SwiftUI's `TabView(selection:)`: the platform shows the app's selection, and writes it when the user
/// taps a tab.
@preconcurrency @MainActor
public final class SimulatedTabView<Tag: Hashable>: SimulatedTabBarController, SimulatedStackBinding {
  private let selection: SimulatedBinding<Tag>
  private let tags: [Tag]
  /// The index of the tab that was last synchronised between app and platform.
  private var known: Int

  /// Makes a tab view of the running app.
  ///
  /// - Parameters:
  ///   - name: The name in traces.
  ///   - owner: The model of the tab view; held weakly.
  ///   - selection: A binding to the tag of the selected tab. At first, a tag without a tab selects the first tab;
  ///     later, it has no effect. As in SwiftUI, a tap on the selected tab writes the same tag again.
  ///   - tabs: The tags and views of the tabs, in the order of the tabs.
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

  /// Always nil: a tab view cannot be read from an archive.
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
