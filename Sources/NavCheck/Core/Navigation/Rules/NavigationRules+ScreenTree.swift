import NavModel

/// Properties about the tree of screens: the ends of segues, and their dependencies.
extension NavigationRules {
  var stackIsTreePath: NavigationProperty.Claim {
    .step(
      when: { _, step, after in
        step.outputs.contains { if case .arrived = $0 { true } else { false } }
          || after.containers.contains { after[$0].screens.count > 1 }
      },
      faults: { before, step, after in
        var faults: [NavigationViolation] = []
        for output in step.outputs {
          guard case .arrived(let target, false) = output else { continue }
          faults.append(
            NavigationViolation(coordinators: [owner(of: target)], places: [target.place]) {
              "the segue to \(name(target)) ends at \(after.front.map { name($0, after) } ?? "nothing")"
            })
        }
        for stack in after.containers {
          let places = after[stack].screens.map { after[$0].route.place }
          for (below, above) in zip(places, places.dropFirst())
          where !program.places[below].node.children.contains(above) {
            faults.append(
              NavigationViolation(coordinators: [program.places[above].coordinator], places: [above]) {
                "\(name(NavRoute(place: above))) is on \(name(NavRoute(place: below))), which does not lead to that screen"
              })
          }
          for (index, place) in places.enumerated() where places[..<index].contains(place) {
            faults.append(
              NavigationViolation(coordinators: [program.places[place].coordinator], places: [place]) {
                "\(name(NavRoute(place: place))) is on the stack twice"
              })
          }
        }
        return faults
      })
  }

  var oneSegueAtATime: NavigationProperty.Claim {
    .step(
      when: { _, step, _ in step.outputs.contains { if case .segued = $0 { true } else { false } } },
      faults: { before, step, _ in
        step.outputs.compactMap { output in
          guard case .segued(let path, false) = output else { return nil }
          return fault(of: step, in: before) {
            "a segue through \(path.map { name($0) }.joined(separator: ", ")) begins while another segue is running"
          }
        }
      })
  }

  var dependenciesInjected: NavigationProperty.Claim {
    .step(
      when: { _, step, _ in step.outputs.contains { if case .injected = $0 { true } else { false } } },
      faults: { _, step, _ in
        step.outputs.compactMap { output in
          guard case .injected(let route, let dependency, false) = output else { return nil }
          return NavigationViolation(coordinators: [owner(of: route)], places: [route.place]) {
            "\(name(route)) is shown without \(program.dependencies[dependency])"
          }
        }
      })
  }
}
