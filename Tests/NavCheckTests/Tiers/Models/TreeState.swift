/// A coordinator tree: the selected tab, the sheet and all stacks, the sheet's last.
struct TreeState: Hashable, Sendable, CustomStringConvertible {
  var selected = 0
  /// 0 where there is no sheet, otherwise the tab that presents it, counted from 1.
  var sheet = 0
  var stacks: [TreeStack]

  var description: String { "tab \(selected), sheet \(sheet), \(stacks)" }
}
