/// The change of one part by a step, with the numbers of the old and the new value.
struct ObservedChange: BitwiseCopyable, Hashable {
  let part: Int32
  let old: UInt32
  let new: UInt32
}
