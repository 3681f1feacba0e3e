extension NavMachine {
  /// Returns whether a `fair` declaration applies to an event.
  ///
  /// A declaration applies to inputs only. An event of the spec that the app itself posts is not an input.
  ///
  /// - Parameters:
  ///   - promise: The declaration.
  ///   - event: The event.
  /// - Returns: Whether the event matches the pattern of the declaration.
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
