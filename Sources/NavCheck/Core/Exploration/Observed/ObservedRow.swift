/// The results that depend on the first part of a state only, for one of its values; most queries read this part
/// first, and many read no other.
struct ObservedRow: BitwiseCopyable {
  /// A question that reads more, and how far it has got.
  struct Open: BitwiseCopyable {
    let question: Int32
    /// The lane of a question about states.
    let lane: Int32
    let link: UInt64
  }

  /// The open questions of a row that read the same part next.
  struct Group: BitwiseCopyable {
    let part: Int32
    /// The positions of the pending queries: state queries first, then step queries.
    let firstOpen: Int32
    var openOfStates: Int32 = 0
    var openOfSteps: Int32 = 0
  }

  /// The number of the first part; -1 before the first lookup.
  var number = -1
  /// 1 where no answer is missing, else 0.
  var known: UInt32 = 1
  /// Where the entries of the steps lie that are taken whatever the other parts are.
  var firstEntry: Int32 = 0
  var entries: Int32 = 0
  /// Where the groups of its open questions lie.
  var firstGroup: Int32 = 0
  var groups: Int32 = 0
}
