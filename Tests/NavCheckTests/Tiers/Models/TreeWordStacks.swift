/// Where the parts of up to four stacks lie, without an array, so that nothing counts references.
struct TreeWordStacks: Sendable {
  let count: Int
  private var starts = SIMD4<UInt64>()
  private var widths = SIMD4<UInt64>()
  private var bases = SIMD4<Int>()
  private var rooms = SIMD4<Int>()
  private var places = SIMD4<Int>()
  private var children = SIMD4<UInt64>()
  private var swipes = SIMD4<UInt64>()

  init(_ stacks: [TreeWordStack]) {
    precondition(stacks.count <= 4, "The tree has more stacks than there is room for.")
    count = stacks.count
    for (index, stack) in stacks.enumerated() {
      starts[index] = stack.start
      widths[index] = stack.width
      bases[index] = stack.base
      rooms[index] = stack.room
      places[index] = stack.places
      children[index] = stack.children
      swipes[index] = stack.swipe
    }
  }

  @inline(__always) subscript(index: Int) -> TreeWordStack {
    TreeWordStack(
      start: starts[index], width: widths[index], base: bases[index], room: rooms[index],
      places: places[index], children: children[index], swipe: swipes[index], ledger: swipes[index] &+ 1)
  }
}
