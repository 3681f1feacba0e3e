extension Resolver {
  /// An action with the owner whose names it can use.
  struct ActionDeclaration {
    var owner: NavProgram.Owner
    var written: NavSpec.Action
    var signature: NavProgram.Signature
  }

  /// The largest number of statements into which the calls of actions in one spec can expand.
  private static let unfoldedLimit = 10_000

  mutating func declare(_ action: NavSpec.Action, _ owner: NavProgram.Owner) {
    let coordinator = coordinatorOf(owner)
    if let first = actions.first(where: { $0.owner == owner && $0.written.name == action.name }) {
      error(
        "duplicate-name", "action '\(action.name)' is declared twice", at: action.name.origin,
        notes: [NavDiagnostic.Note(message: "first declared here", origin: first.signature.origin)])
      return
    }
    actions.append(
      ActionDeclaration(
        owner: owner, written: action,
        signature: signature(action.name, action.parameters, in: coordinator)))
  }

  /// Resolves the names of every action, including unused actions.
  mutating func resolveActions() {
    for index in actions.indices {
      let (continuations, branches) = (program.continuations.count, program.branches.count)
      var scope = self.scope(of: actions[index].owner)
      scope.hasChild = true
      scope.mayAdapt = true
      scope.mayRefuse = true
      let signature = actions[index].signature
      for (label, domain) in zip(signature.labels, signature.domains) { _ = scope.bind(label, domain) }
      calling = [index]
      _ = block(actions[index].written.body, &scope)
      calling = []
      // Only where it is called does it become part of the program.
      program.continuations.removeSubrange(continuations...)
      program.branches.removeSubrange(branches...)
    }
    unfolded = 0
  }

  /// Expands a call to the statements of the action, resolved in the scope of the action's declaration.
  mutating func callAction(
    _ name: NavSpec.Name, _ written: [NavSpec.Argument], _ scope: inout Scope
  ) -> NavProgram.Statement? {
    let owners = visibleOwners(scope)
    let visible = actions.indices.filter { owners.contains(actions[$0].owner) }
    guard
      let index = owners.lazy.compactMap({ [actions] owner in
        visible.first { actions[$0].owner == owner && actions[$0].written.name == name }
      }).first
    else {
      unknown("action", name, among: visible.map { actions[$0].written.name.text })
      return nil
    }
    let action = actions[index]
    guard !calling.contains(index) else {
      error(
        "cyclic-action", "action '\(name)' calls itself, directly or through other actions", at: name.origin,
        notes: [NavDiagnostic.Note(message: "declared here", origin: action.signature.origin)])
      return nil
    }
    guard unfolded < Self.unfoldedLimit else {
      // The mistake concerns all calls together, so the first call beyond the limit stands for all others.
      if !diagnostics.contains(where: { $0.code == "action-too-large" }) {
        error(
          "action-too-large",
          "the calls of actions in this spec expand to more than \(Self.unfoldedLimit) statements",
          at: name.origin, help: "call large actions in fewer places, and fewer actions inside actions")
      }
      return nil
    }
    unfolded += 1 + action.written.body.count
    let values = arguments(written, of: action.signature, at: name.origin, &scope)
    var inner = self.scope(of: action.owner)
    inner.nextSlot = scope.nextSlot
    inner.hasChild = scope.hasChild
    inner.mayAdapt = scope.mayAdapt
    inner.mayRefuse = scope.mayRefuse
    var statements: [NavProgram.Statement] = []
    for (position, value) in values.enumerated() {
      let slot = inner.bind(action.signature.labels[position], action.signature.domains[position])
      statements.append(.bind(slot, value))
    }
    calling.append(index)
    statements += block(action.written.body, &inner)
    calling.removeLast()
    scope.nextSlot = inner.nextSlot
    return .group(statements)
  }

  /// Returns the owners whose actions can be called, the nearest owner first.
  private func visibleOwners(_ scope: Scope) -> [NavProgram.Owner] {
    (scope.place.map { [.place($0)] } ?? []) + (scope.coordinator.map { [.coordinator($0)] } ?? [])
      + [.system]
  }
}
