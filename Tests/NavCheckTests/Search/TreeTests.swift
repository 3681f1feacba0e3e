import NavCheck
import Testing

/// The coordinator tree on every tier.
@Suite struct TreeTests {
  @Test(arguments: [2, 3])
  func `the small tree has the published counts on the tiers for large machines`(jobs: Int) {
    let packed = Checker(PackedTree(shape: .small)).invariants().run(.exhaustive(jobs: jobs))
    let components = Checker(ComponentTree(shape: .small)).invariants().run(.exhaustive(jobs: jobs))
    #expect(components.distinctStates == 132_300)
    #expect(components.generatedStates == 604_885)
    #expect(packed.description == components.description)
  }

  @Test func `a tree with shallow stacks has the same report on every tier, at every number of jobs`() {
    let shape = TreeShape(depth: 2)
    let plain = Checker(PlainTree(shape: shape)).invariants().run()
    #expect(plain.distinctStates > 2_000)
    for jobs in [1, 2, 7] {
      let packed = Checker(PackedTree(shape: shape)).invariants().run(.exhaustive(jobs: jobs))
      let components = Checker(ComponentTree(shape: shape)).invariants().run(.exhaustive(jobs: jobs))
      #expect(components == plain)
      #expect(packed.description == plain.description)
    }
  }

  @Test(arguments: TreeShape.Mistake.allCases)
  func `every mistake is caught by the invariant that it breaks, on every tier`(mistake: TreeShape.Mistake) {
    var shape = TreeShape(tabs: 1, sheetDepth: 2)
    shape.mistake = mistake
    let invariant =
      switch mistake {
      case .keepsDeadChildren: "alive"
      case .deliversTwice: "once"
      case .pushesTooDeep: "depth"
      case .forgetsBranch: "owned"
      case .swipesRoot: "swipe"
      case .leavesSheetScreens: "sheet"
      }
    let plain = Checker(PlainTree(shape: shape)).invariants().run()
    let packed = Checker(PackedTree(shape: shape)).invariants().run(.exhaustive(jobs: 2))
    let components = Checker(ComponentTree(shape: shape)).invariants().run(.exhaustive(jobs: 2))
    #expect(plain[invariant].isViolated)
    #expect(components == plain)
    #expect(packed.description == plain.description)
    #expect(packed[invariant].trace?.steps.map(\.action) == plain[invariant].trace?.steps.map(\.action))
  }
}
