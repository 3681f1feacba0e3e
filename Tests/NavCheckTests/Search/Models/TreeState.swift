/// A coordinator tree: the selected tab, the sheet and all stacks, the sheet's last.
struct TreeState: Hashable, Sendable, CustomStringConvertible {
  var selected = 0
  /// 0 where there is no sheet, otherwise the tab that presents it, counted from 1.
  var sheet = 0
  var stacks: [TreeStack]

  /// One word for all of it: a hasher takes longer over many small things.
  func hash(into hasher: inout Hasher) {
    var bits = UInt64(selected << 2 | sheet)
    for place in stacks.indices { bits = (bits &* 0x9E37_79B9_7F4A_7C15) ^ stacks[place].bits }
    hasher.combine(bits)
  }

  var description: String { "tab \(selected), sheet \(sheet), \(stacks)" }
}
