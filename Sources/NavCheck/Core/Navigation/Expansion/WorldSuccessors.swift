/// The successors of some worlds by partition, with the counts and findings of their exploration.
package struct WorldSuccessors: Hashable, Sendable {
  /// The worlds of one partition that steps of one cost lead to, in the order of their bytes, each once.
  package typealias List = [[UInt8]]

  /// The counts and findings.
  package var tally = WorldTally()
  /// For each partition, the worlds that a step leads to which costs nothing.
  package private(set) var near: [List]
  /// For each partition, the worlds that an input leads to.
  package private(set) var far: [List]

  init(partitions: Int) {
    near = Array(repeating: [], count: partitions)
    far = near
  }

  mutating func add(_ world: [UInt8], cost: Int) {
    let partition = WorldList.partition(of: world, among: near.count)
    if cost == 0 { near[partition].append(world) } else { far[partition].append(world) }
  }

  mutating func sort() {
    for partition in near.indices {
      near[partition] = WorldList.sorted(near[partition])
      far[partition] = WorldList.sorted(far[partition])
    }
  }
}
