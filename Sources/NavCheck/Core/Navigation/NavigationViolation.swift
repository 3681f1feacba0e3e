import NavModel

/// The violation of a property in one world or step, with the declarations that it concerns.
struct NavigationViolation {
  /// A sentence without a full stop, computed on demand.
  let text: () -> String
  /// Declarations of coordinators that it is about, for opt-outs.
  var coordinators: [Int] = []
  /// Places that it is about, for opt-outs.
  var places: [Int] = []
  /// The place at whose declaration it is reported; nil for the screen, link or event of the last step that concerns one.
  var reportedPlace: Int?
  /// The inputs that opt-outs can name: that of the step, or the two that were compared.
  var inputs: [NavProgram.AllowanceDeclaration.Input] = []
  /// The two continuations that the property has compared, computed on demand.
  var comparison: (() -> NavigationComparison)?

  init(coordinators: [Int?] = [], places: [Int?] = [], _ text: @escaping () -> String) {
    self.text = text
    self.coordinators = coordinators.compactMap(\.self)
    self.places = places.compactMap(\.self)
  }

  /// The same fault, reported at the branch that created a coordinator, which is where its end is declared.
  func reported(atBranch branch: NavRoute?) -> Self {
    var fault = self
    fault.reportedPlace = branch?.place
    return fault
  }

  /// The same fault, found by a comparison.
  func comparing(_ comparison: @escaping () -> NavigationComparison) -> Self {
    var fault = self
    fault.comparison = comparison
    return fault
  }

  /// The link, place or coordinator to which an opt-out for it applies; nil if it concerns none.
  func subject(in program: NavProgram) -> NavSpec.Allowance.Subject? {
    if case .link(let link)? = inputs.first { return .link(NavSpec.Name(link)) }
    if let place = places.first.map({ program.places[$0] }) {
      let coordinator = program.coordinators[place.coordinator].name
      return .place([NavSpec.Name(coordinator), NavSpec.Name(place.signature.name)])
    }
    return coordinators.first.map { .place([NavSpec.Name(program.coordinators[$0].name)]) }
  }

  /// Whether an opt-out speaks of it.
  func isExcused(by allowance: NavProgram.AllowanceDeclaration) -> Bool {
    if let wanted = allowance.input, !inputs.contains(wanted) { return false }
    return switch allowance.owner {
    case .system: true
    case .coordinator(let coordinator): coordinators.contains(coordinator)
    case .place(let place): places.contains(place)
    }
  }
}
