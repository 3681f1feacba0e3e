extension NavMachine {
  /// Whether a fairness promise (`fair`) covers an input.
  ///
  /// Posted events are no inputs, since the app handles them by itself.
  public func matches(_ promise: NavProgram.FairnessDeclaration, _ event: NavEvent) -> Bool {
    switch (promise.pattern, event.kind) {
    case (.anyTap, .tap): true
    case (.tap(let name), .tap(let control, _)): program.controls[control].signature.name == name
    case (.event(let wanted), .external(let actual, _)): wanted == actual
    case (.link(let wanted), .link), (.link(let wanted), .linkAtLaunch): event.link?.index == wanted
    case (.input(let name), let kind): kind.inputName == name
    default: false
    }
  }
}
