/// Where the parts of up to four stacks lie, without an array, so that nothing counts references.
struct TreeWordStacks: Sendable {
  let count: Int
  private let first: TreeWordStack
  private let second: TreeWordStack
  private let third: TreeWordStack
  private let fourth: TreeWordStack

  init(_ stacks: [TreeWordStack]) {
    precondition((1...4).contains(stacks.count), "The tree has no stack, or more than there is room for.")
    count = stacks.count
    let last = stacks[count - 1]
    first = stacks[0]
    second = count > 1 ? stacks[1] : last
    third = count > 2 ? stacks[2] : last
    fourth = last
  }

  /// Whether something is true of all of them.
  @inline(__always) func all(_ holds: (TreeWordStack) -> Bool) -> Bool {
    holds(first) && (count < 2 || holds(second)) && (count < 3 || holds(third))
      && (count < 4 || holds(fourth))
  }

  @inline(__always) subscript(index: Int) -> TreeWordStack {
    switch index {
    case 0: first
    case 1: second
    case 2: third
    default: fourth
    }
  }
}
