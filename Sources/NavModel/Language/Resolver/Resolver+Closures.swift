extension Resolver {
  /// Resolves `without back when condition` of a screen or a branch.
  mutating func close(
    _ names: [NavSpec.Name], _ written: NavSpec.Expression?, _ owner: NavProgram.Owner
  ) {
    guard case .place(let place) = owner else { return }
    var closure = NavProgram.Closure()
    for name in names {
      if let ways = NavProgram.Closure.ways[name.text] {
        closure.ways.formUnion(ways)
      } else if let adversary = NavAdversary(rawValue: name.text), adversary.playsAtScreens {
        closure.adversaries.insert(adversary)
      } else {
        let known =
          NavProgram.Closure.ways.keys + NavAdversary.allCases.filter(\.playsAtScreens).map(\.rawValue)
        unknown("adversary", name, among: Set(known).sorted())
        continue
      }
      closure.names.append(name.text)
    }
    if let written {
      var scope = Scope(coordinator: program.places[place].coordinator, place: place)
      closure.condition = condition(written, &scope)
      closure.conditionText = written.description
    }
    program.places[place].closures.append(closure)
  }
}
