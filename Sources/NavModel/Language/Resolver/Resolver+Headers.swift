extension Resolver {
  /// Resolves the headers; a later line of a variant overrides an earlier line.
  mutating func headers() {
    for header in spec.headers {
      switch header {
      case .platform(let name, let settings):
        if let name { choosePlatform(name) }
        for setting in settings { set(setting) }
      case .dialect(let name, let settings):
        if let name { chooseDialect(name) }
        for setting in settings { setDialect(setting) }
      case .timing(let name):
        if let timing = NavScope.Timing(rawValue: name.text) {
          program.scope.timing = timing
        } else {
          unknown("timing", name, among: ["atomic", "interleaved"])
        }
      case .overtake(let count, _): program.scope.overtake = count
      case .bound(let bounds): for bound in bounds { apply(bound) }
      case .set: break
      case .with(let names):
        for name in names { if let known = adversary(name) { program.scope.adversaries.insert(known) } }
      case .without(let names):
        for name in names { if let known = adversary(name) { program.scope.adversaries.remove(known) } }
      }
    }
    if program.dialect.library.traits.needsBindings, program.platform.pack == .uikit {
      error(
        "dialect-platform",
        "dialect \(program.dialect.library.rawValue) drives SwiftUI's bindings and does not run on uikit",
        at: spec.name.origin, help: "write: platform swiftui")
    }
  }

  private mutating func choosePlatform(_ name: NavSpec.Name) {
    guard let pack = NavPlatform.Pack(rawValue: name.text) else {
      return unknown("platform", name, among: NavPlatform.Pack.allCases.map(\.rawValue))
    }
    if program.platform.pack != pack { program.platform = NavPlatform(pack: pack) }
  }

  private mutating func chooseDialect(_ name: NavSpec.Name) {
    guard let library = NavDialect.Library(rawValue: name.text) else {
      return unknown("dialect", name, among: NavDialect.Library.allCases.map(\.rawValue))
    }
    if program.dialect.library != library { program.dialect = NavDialect(library: library) }
  }

  private mutating func set(_ setting: NavSpec.Setting) {
    if setting.name.text == "ios" { return setVersion(setting.value) }
    let pack = program.platform.pack
    guard let rule = NavPlatform.Rule(rawValue: setting.name.text), rule.applies(to: pack) else {
      let known = NavPlatform.Rule.allCases.filter { $0.applies(to: pack) }.map(\.rawValue)
      return unknown("switch", setting.name, among: known + (pack.isDated ? ["ios"] : []))
    }
    if let position = position(of: setting, among: rule.values) {
      program.platform.overrides[rule] = position
    }
  }

  private mutating func setVersion(_ value: NavSpec.Name) {
    guard program.platform.pack.isDated else {
      return error("switch-value", "platform ideal has no versions; remove 'ios'", at: value.origin)
    }
    guard let version = NavPlatform.Version(named: value.text) else {
      let names = NavPlatform.Version.allCases.map(\.name)
      return error(
        "switch-value", "the value of 'ios' must be \(names.joined(separator: " or "))", at: value.origin)
    }
    program.platform.version = version
  }

  private mutating func setDialect(_ setting: NavSpec.Setting) {
    let known = program.dialect.library.switches
    guard let option = known.first(where: { $0.name == setting.name.text }) else {
      return unknown("switch", setting.name, among: known.map(\.name))
    }
    if let position = position(of: setting, among: option.values) {
      program.dialect.overrides[option] = position
    }
  }

  /// Returns the index of a setting's value among its possible values; reports an error if there is none.
  private mutating func position(of setting: NavSpec.Setting, among values: [String]) -> Int? {
    if let position = values.firstIndex(of: setting.value.text) { return position }
    let names = values == ["false", "true"] ? ["true", "false"] : values
    error(
      "switch-value", "the value of '\(setting.name.text)' must be \(names.joined(separator: " or "))",
      at: setting.value.origin
    )
    return nil
  }

  private mutating func apply(_ bound: NavSpec.Bound) {
    guard (1...64).contains(bound.limit) else {
      return error(
        "bound-range", "a bound is a number from 1 to 64, not \(bound.limit)", at: bound.name.origin)
    }
    program.statedCapacities.insert(bound.name.text)
    switch bound.name.text {
    case "stack":
      program.scope.depth = bound.limit
      program.capacity.stack = max(program.capacity.stack, bound.limit)
    case "coordinators": program.capacity.coordinators = bound.limit
    case "layers":
      program.scope.layers = bound.limit
      program.capacity.layers = max(program.capacity.layers, bound.limit)
    case "inputs": program.scope.inputs = bound.limit
    case "mail": program.capacity.mail = bound.limit
    case "list": program.capacity.list = bound.limit
    default:
      unknown("bound", bound.name, among: ["stack", "coordinators", "inputs", "layers", "mail", "list"])
    }
  }

  mutating func adversary(_ name: NavSpec.Name) -> NavAdversary? {
    if let known = NavAdversary(rawValue: name.text) { return known }
    unknown("adversary", name, among: NavAdversary.allCases.map(\.rawValue))
    return nil
  }
}
