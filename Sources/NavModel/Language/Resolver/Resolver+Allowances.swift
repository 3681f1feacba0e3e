/// Opt-outs from properties (`allow`) and known violations (`known violated`).
extension Resolver {
  mutating func resolve(_ allowance: NavSpec.Allowance, _ owner: NavProgram.Owner) {
    checkName(allowance.property)
    guard let (owner, input) = subject(allowance.subject, owner) else { return }
    program.allowances.append(
      NavProgram.AllowanceDeclaration(
        property: allowance.property.text, owner: owner, input: input,
        reason: NavVisibleText.of(allowance.reason), origin: allowance.property.origin))
  }

  mutating func resolve(_ known: NavSpec.Known) {
    let name = known.claim.property
    checkName(name)
    if known.subject != nil, claimNames.contains(name.text), !NavProgram.hasSubjects(name.text) {
      error(
        "misplaced", "a known violation of \(name) takes no 'at'", at: name.origin,
        help: "only violations of built-in properties about worlds and steps have a subject: remove the 'at'")
    } else if subject(known.subject, .system) != nil {
      program.known.append(known.visible)
    }
  }

  /// Returns the declaration and the input to which an opt-out applies; nil if there are none of these names.
  private mutating func subject(
    _ subject: NavSpec.Allowance.Subject?, _ owner: NavProgram.Owner
  ) -> (owner: NavProgram.Owner, input: NavProgram.AllowanceDeclaration.Input?)? {
    switch subject {
    case nil: return (owner, nil)
    case .control(let name)?:
      let known = program.controls.map(\.signature.name)
      if !known.contains(name.text) { unknown("control", name, among: known) }
      return (owner, .control(name.text))
    case .link(let name)?:
      let known = program.links.map(\.signature.name)
      if !known.contains(name.text) { unknown("link", name, among: known) }
      return (owner, .link(name.text))
    case .place(let path)?: return self.owner(named: path, in: coordinatorOf(owner)).map { ($0, nil) }
    }
  }

  /// Returns the coordinator or screen that an opt-out names.
  private mutating func owner(named path: [NavSpec.Name], in coordinator: Int?) -> NavProgram.Owner? {
    guard let first = path.first, let last = path.last else { return nil }
    if path.count == 1 {
      if let coordinator, let place = place(first.text, in: coordinator) { return .place(place) }
      if let index = coordinatorIndex[first.text] { return .coordinator(index) }
    } else if path.count == 2, let index = coordinatorIndex[first.text],
      let place = place(last.text, in: index)
    {
      return .place(place)
    }
    var known = Array(coordinatorIndex.keys)
    if let owner = path.count == 2 ? coordinatorIndex[first.text] : coordinator {
      known += program.coordinators[owner].places.map { program.places[$0].signature.name }
    }
    let isOwner = path.count == 2 && coordinatorIndex[first.text] == nil
    unknown("subject", isOwner ? first : last, among: known)
    return nil
  }
}
