/// How a step changes the number of one part.
struct ObservedChange: BitwiseCopyable, Hashable {
  let part: Int32
  let old: UInt32
  let new: UInt32
}
