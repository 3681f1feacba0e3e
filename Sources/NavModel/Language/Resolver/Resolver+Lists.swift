/// Lists of numbers such as `0...n`, and what is repeated for their elements.
extension Resolver {
  /// Resolves an expression whose value must be a list; the domain of the elements is nil if it is unknown.
  mutating func list(
    _ written: NavSpec.Expression, _ scope: inout Scope
  ) -> (expression: NavProgram.Expression, element: NavProgram.Domain?, length: Int) {
    listLength = 1
    let list = expression(written, &scope)
    let length = listLength
    if case .list(let element) = list.domain?.unwrapped { return (list.expression, element, length) }
    if let domain = list.domain {
      error("not-a-list", "this is \(program.text(of: domain)), not a list", at: written.origin)
    }
    return (list.expression, nil, length)
  }

  /// Resolves what is repeated for each element of a list, and reports too many repetitions in nested lists.
  mutating func repeated<Body>(
    _ length: Int, at origin: NavSpec.Origin, _ resolve: (inout Resolver) -> Body
  ) -> Body {
    let outer = repetitions
    defer { repetitions = outer }
    let (product, overflow) = outer.multipliedReportingOverflow(by: length)
    if length > 1, outer > 1, overflow || product > NavCapacity.longestRange {
      error(
        "domain-too-large",
        "this list and the lists around it can have more than \(NavCapacity.longestRange) combinations",
        at: origin,
        help: "use smaller ranges")
    } else {
      repetitions = product
    }
    return resolve(&self)
  }

  /// Records the length of a list `a...b`, and reports one that can be too long; counts and sums are not known.
  mutating func checkLength(
    from low: NavProgram.Domain?, to high: NavProgram.Domain?, _ origin: NavSpec.Origin
  ) {
    guard case .range(let low)? = low, case .range(let high)? = high, low.lowerBound != Int(Int32.min),
      high.upperBound != Int(Int32.max), low.lowerBound <= high.upperBound
    else { return }
    let (last, overflow) = high.upperBound.subtractingReportingOverflow(low.lowerBound)
    if overflow || last >= NavCapacity.longestRange {
      error(
        "domain-too-large", "this list can have more than \(NavCapacity.longestRange) numbers", at: origin,
        help: "use a smaller range")
    } else {
      listLength = max(listLength, last + 1)
    }
  }
}
