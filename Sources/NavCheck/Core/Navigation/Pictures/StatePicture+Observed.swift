extension StatePicture {
  /// Creates the picture of a settled app of which only names are known.
  ///
  /// - Parameters:
  ///   - screens: The screens of each layer, bottom first, as `Owner.route`; the root layer is the first.
  ///   - living: The names of the living coordinators; nil if they are not known, so that all owners count as alive.
  ///   - variables: The variables by name.
  ///   - before: The screens of the preceding picture, for marks of new screens; nil for no marks.
  package init(
    screens: [[String]], coordinators living: [String]?, variables: [String: String],
    since before: [[String]]? = nil
  ) {
    var known = (living ?? []).sorted().map { Coordinator(name: $0, state: "alive") }
    func owner(_ name: String) -> Int {
      if let index = known.firstIndex(where: { $0.name == name }) { return index }
      known.append(Coordinator(name: name, state: living == nil ? "alive" : "gone"))
      return known.count - 1
    }
    layers = screens.enumerated().map { layer, names in
      let old = before.flatMap { layer < $0.count ? $0[layer] : nil }
      let shown = names.enumerated().map { index, name in
        let parts = name.split(separator: ".", maxSplits: 1)
        let isNew = old.map { index >= $0.count || $0[index] != name }
        return Screen(
          name: String(parts.last ?? ""), owner: parts.count == 2 ? owner(String(parts[0])) : nil,
          isNew: isNew == true ? true : nil)
      }
      return Layer(stack: Stack(screens: shown), isNew: before.map { layer >= $0.count ? true : nil } ?? nil)
    }
    coordinators = known
    (mail, effects, beliefs) = ([], [], [])
    self.variables = []
    isAtRest = true
    show(variables)
  }

  /// Shows variables in place of its own.
  ///
  /// - Parameter values: The values by name.
  package mutating func show(_ values: [String: String]) {
    variables = values.sorted { $0.key < $1.key }.map { Variable(name: $0.key, value: $0.value) }
  }
}
