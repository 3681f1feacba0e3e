/// `platform name { switch = value }`; without a name, in a variant, only switches differ.
public func platform(
  _ name: NavSpec.Name? = nil, _ switches: KeyValuePairs<NavSpec.Name, NavSpec.Expression> = [:]
) -> NavSpec.Header {
  .platform(name, settings(switches))
}

/// `dialect name { switch = value }`; without a name, in a variant, only switches differ.
public func dialect(
  _ name: NavSpec.Name? = nil, _ switches: KeyValuePairs<NavSpec.Name, NavSpec.Expression> = [:]
) -> NavSpec.Header {
  .dialect(name, settings(switches))
}

private func settings(_ switches: KeyValuePairs<NavSpec.Name, NavSpec.Expression>) -> [NavSpec.Setting] {
  switches.map { NavSpec.Setting(name: $0.key, value: NavSpec.Name($0.value.description)) }
}

/// `timing atomic`, `timing interleaved`.
public func timing(_ name: NavSpec.Name) -> NavSpec.Header { .timing(name) }

/// `overtake 1`; nil is `overtake free`.
public func overtake(_ count: Int?) -> NavSpec.Header { .overtake(count, NavSpec.Origin()) }

/// `bound stack 5, layers 2`.
public func bound(_ limits: KeyValuePairs<NavSpec.Name, Int>) -> NavSpec.Header {
  .bound(limits.map { NavSpec.Bound(name: $0.key, limit: $0.value) })
}

/// `with doubleTap`: switches adversaries on.
public func with(_ adversaries: NavSpec.Name...) -> NavSpec.Header { .with(adversaries) }

/// `without backMenu`: switches adversaries off.
public func without(_ adversaries: NavSpec.Name...) -> NavSpec.Header { .without(adversaries) }
