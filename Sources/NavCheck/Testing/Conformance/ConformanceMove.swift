/// An input on the path of a comparison.
struct ConformanceMove: Hashable {
  let words: String
  /// The number of pending steps that ran between the previous input and this one; nil if the app had settled.
  var advances: Int?
}
