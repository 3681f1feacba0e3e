/// The subject of a turn of a ``ModularSearch``: a root by itself, or a pair.
struct ModularTurn: BitwiseCopyable {
  // A search has one for each pair, so they are small.
  private let rootNumber: UInt32
  private let valueNumber: UInt32
  private let originNumber: UInt32
  private let tabNumber: UInt8

  /// - Parameters:
  ///   - root: The number of the root, less than 2³².
  ///   - tab: The tab, less than 64; nil for the root by itself.
  ///   - value: The number of the tab's value, less than 2³²; 0 for the root by itself.
  ///   - origin: The number of the turn that led to this one, less than 2³² - 1; nil for an initial turn.
  init(root: Int, tab: Int?, value: Int, origin: Int?) {
    rootNumber = UInt32(root)
    valueNumber = UInt32(value)
    originNumber = origin.map { UInt32($0) } ?? .max
    tabNumber = tab.map { UInt8($0) } ?? .max
  }

  var root: Int { Int(rootNumber) }
  /// The tab; nil for the root by itself.
  var tab: Int? { tabNumber == .max ? nil : Int(tabNumber) }
  var value: Int { Int(valueNumber) }
  /// The turn that led to this one; nil for an initial turn.
  var origin: Int? { originNumber == .max ? nil : Int(originNumber) }
}
