/// The variables that a part of a program reads and assigns.
///
/// The uses are found by reflection, so that an expression in a new declaration cannot be missed. A use whose
/// variable depends on the run counts for every variable at the same position.
struct VariableUse {
  /// A variable of the system, of a coordinator, or of a screen or branch.
  enum Variable: Hashable {
    case system(Int)
    case coordinator(Int, Int)
    case place(Int, Int)
  }

  /// A block that runs later, with the owner of the handler that contains it.
  private struct Block: Hashable {
    let number: Int
    let owner: NavProgram.Owner
  }

  private(set) var reads: Set<Variable> = []
  private(set) var assigned: Set<Variable> = []
  /// The events that the part posts.
  private(set) var posted: Set<Int> = []
  /// Whether the part ends a coordinator with a result.
  private(set) var finishes = false
  private let program: NavProgram
  private var blocks: Set<Block> = []

  init(in program: NavProgram) { self.program = program }

  /// Adds the uses of a part, such as a declaration.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - owner: Its owner; the part may name another one for what it contains.
  /// - Complexity: Time in proportion to the part and to the blocks to which it refers.
  mutating func add(_ part: Any, of owner: NavProgram.Owner) {
    switch part {
    case let expression as NavProgram.Expression: noteReads(expression, owner)
    case let target as NavProgram.Target: reads.formUnion(variables(of: target, owner))
    case let tail as NavProgram.Tail: if let block = tail.continuation { add(block: block, of: owner) }
    case let statement as NavProgram.Statement:
      if case .assign(let target, let value) = statement {
        assigned.formUnion(variables(of: target, owner))
        if case .variableOf(let instance, _) = target { add(instance, of: owner) }
        return add(value, of: owner)
      }
      note(statement, owner)
    default: break
    }
    let children = Mirror(reflecting: part).children
    var inner = owner
    for case ("owner"?, let own as NavProgram.Owner) in children { inner = own }
    for child in children { add(child.value, of: inner) }
  }

  private mutating func add(block number: Int, of owner: NavProgram.Owner) {
    guard blocks.insert(Block(number: number, owner: owner)).inserted else { return }
    add(program.continuations[number], of: owner)
  }

  private mutating func note(_ statement: NavProgram.Statement, _ owner: NavProgram.Owner) {
    switch statement {
    case .later(let block), .whenReady(_, let block): add(block: block, of: owner)
    case .post(let event, _): posted.insert(event)
    case .finish: finishes = true
    default: break
    }
  }

  private mutating func noteReads(_ expression: NavProgram.Expression, _ owner: NavProgram.Owner) {
    switch expression {
    case .variable(let holder, let index): reads.formUnion(variables(of: holder, index, owner))
    case .variableOf(let instance, let index): reads.formUnion(variables(of: instance, index))
    case .snapshot:
      for (number, coordinator) in program.coordinators.enumerated() {
        reads.formUnion(coordinator.variables.indices.map { .coordinator(number, $0) })
      }
    default: break
    }
  }

  // MARK: Variables

  private func variables(of target: NavProgram.Target, _ owner: NavProgram.Owner) -> Set<Variable> {
    switch target {
    case .variable(let holder, let index): variables(of: holder, index, owner)
    case .variableOf(let instance, let index): variables(of: instance, index)
    }
  }

  private func variables(
    of holder: NavProgram.Holder, _ index: Int, _ owner: NavProgram.Owner
  ) -> Set<Variable> {
    switch (holder, owner) {
    case (.system, _): [.system(index)]
    case (.coordinator, .coordinator(let number)): [.coordinator(number, index)]
    case (.coordinator, .place(let place)): [.coordinator(program.places[place].coordinator, index)]
    case (.screen, .place(let place)): [.place(place, index)]
    default: variables(at: index)
    }
  }

  private func variables(of instance: NavProgram.Expression, _ index: Int) -> Set<Variable> {
    switch instance {
    case .topmost(.coordinator(let number)): [.coordinator(number, index)]
    case .topmost(.place(let place)), .topmost(.ownPlace(let place)): [.place(place, index)]
    default: variables(at: index)
    }
  }

  private func variables(at index: Int) -> Set<Variable> {
    Set(
      program.coordinators.indices.map { .coordinator($0, index) }
        + program.places.indices.map { .place($0, index) })
  }
}
