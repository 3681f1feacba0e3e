/// Selects the platform and sets its switches: `platform name { switch = value }`.
///
/// - Parameters:
///   - name: The name; nil to change only switches, which is valid in a variant.
///   - switches: The switches with their values; `ios` sets the version.
/// - Returns: The header.
public func platform(
  _ name: NavSpec.Name? = nil, _ switches: KeyValuePairs<NavSpec.Name, NavSpec.Expression> = [:]
) -> NavSpec.Header {
  .platform(name, settings(switches))
}

/// Selects the coordinator library and sets its switches: `dialect name { switch = value }`.
///
/// - Parameters:
///   - name: The name; nil to change only switches, which is valid in a variant.
///   - switches: The switches with their values.
/// - Returns: The header.
public func dialect(
  _ name: NavSpec.Name? = nil, _ switches: KeyValuePairs<NavSpec.Name, NavSpec.Expression> = [:]
) -> NavSpec.Header {
  .dialect(name, settings(switches))
}

private func settings(_ switches: KeyValuePairs<NavSpec.Name, NavSpec.Expression>) -> [NavSpec.Setting] {
  switches.map { NavSpec.Setting(name: $0.key, value: NavSpec.Name($0.value.description)) }
}

/// Selects the moments at which inputs can occur: `timing atomic` or `timing interleaved`.
///
/// - Parameter name: `atomic` or `interleaved`.
/// - Returns: The header.
public func timing(_ name: NavSpec.Name) -> NavSpec.Header { .timing(name) }

/// Limits the number of further inputs before the app has settled: `overtake 1` or `overtake free`.
///
/// - Parameter count: The largest number of further inputs; nil for no limit.
/// - Returns: The header.
public func overtake(_ count: Int?) -> NavSpec.Header { .overtake(count, NavSpec.Origin()) }

/// Limits the size of worlds: `bound stack 5, layers 2`.
///
/// `stack` and `layers` belong to the scope: an input whose handlers would push or present more is left out. So does
/// `inputs`, which limits the number of inputs of the runs that a check is about. The other limits are capacities: a world that exceeds one is truncated, and properties may remain undecided.
///
/// - Parameter limits: The limits, each from 1 to 64, by `stack`, `layers`, `inputs`, `coordinators`, `mail` or `list`.
/// - Returns: The header.
public func bound(_ limits: KeyValuePairs<NavSpec.Name, Int>) -> NavSpec.Header {
  .bound(limits.map { NavSpec.Bound(name: $0.key, limit: $0.value) })
}

/// Turns on adversaries, which are optional behaviours of user and platform: `with doubleTap`.
///
/// - Parameter adversaries: The names of the adversaries.
/// - Returns: The header.
public func with(_ adversaries: NavSpec.Name...) -> NavSpec.Header { .with(adversaries) }

/// Turns off adversaries, which are optional behaviours of user and platform: `without backMenu`.
///
/// - Parameter adversaries: The names of the adversaries.
/// - Returns: The header.
public func without(_ adversaries: NavSpec.Name...) -> NavSpec.Header { .without(adversaries) }
