import NavModel

/// Properties about the results of commands and requests.
extension NavigationRules {
  var noSilentDrop: NavigationProperty.Claim {
    .step(
      when: { _, step, after in
        switch step.event.kind {
        case .tap, .link, .external: true
        default:
          !after.refusals.isEmpty
            || step.outputs.contains {
              switch $0 {
              case .dropped, .refused: true
              default: false
              }
            }
        }
      },
      faults: { before, step, after in
        var faults: [NavigationViolation] = []
        if !isBlockedLink(step, in: before) {
          for output in step.outputs {
            guard case .dropped(let message) = output else { continue }
            faults.append(fault(of: step, in: before) { "a request is lost: \(message)" })
          }
        }
        guard !after.refusals.isEmpty, isAtRest(after) else { return faults }
        for refusal in after.refusals {
          if machine.isInContainer(refusal.route, in: after) { continue }
          if let asking = refusal.screen, !after.isOnScreen(asking) { continue }
          let asking = refusal.screen.map { after[$0].route.place }
          var fault = NavigationViolation(
            coordinators: [owner(of: refusal.route)], places: [refusal.route.place, asking]
          ) {
            "the platform did not show \(name(refusal.route)), which is not in a container when the app has settled"
          }
          // The last step is the one with which the app has settled, often the end of an unrelated transition.
          fault.reportedPlace = asking ?? refusal.route.place
          faults.append(fault)
        }
        return faults
      })
  }

  private func isBlockedLink(_ step: NavStep, in world: NavWorld) -> Bool {
    guard let link = step.event.link else { return false }
    return machine.isBlocked(link: link.index, link.values, in: world)
  }

  var dismissalIsExact: NavigationProperty.Claim {
    .step(
      when: { _, step, _ in step.outputs.contains { if case .dismissed = $0 { true } else { false } } },
      faults: { before, step, _ in
        step.outputs.compactMap { output in
          guard case .dismissed(let route, false, _) = output else { return nil }
          return fault(of: step, in: before, coordinators: [owner(of: route)]) {
            "a dismissal removes \(name(route)), although it was not meant for that layer"
          }
        }
      })
  }

  var dismissesOwn: NavigationProperty.Claim {
    .step(
      when: { _, step, _ in step.outputs.contains { if case .dismissed = $0 { true } else { false } } },
      faults: { before, step, _ in
        step.outputs.compactMap { output in
          guard case .dismissed(let route, _, false) = output else { return nil }
          return fault(of: step, in: before, coordinators: [owner(of: route)]) {
            "\(name(route)) is dismissed by a coordinator that did not present it"
          }
        }
      })
  }

  var removalIsExact: NavigationProperty.Claim {
    .step(
      when: { _, step, _ in step.outputs.contains { if case .popped = $0 { true } else { false } } },
      faults: { before, step, _ in
        step.outputs.compactMap { output in
          guard case .popped(let route, false) = output else { return nil }
          return fault(of: step, in: before, coordinators: [owner(of: route)]) {
            "a pop removes \(name(route)), although it was not meant for that screen"
          }
        }
      })
  }

  var stackNeverEmpty: NavigationProperty.Claim {
    .step(
      when: { _, step, after in wouldEmpty(step) || isAtRest(after) },
      faults: { before, step, after in
        var faults: [NavigationViolation] = []
        if wouldEmpty(step) {
          faults.append(fault(of: step, in: before) { "a command would empty the stack" })
        }
        guard isAtRest(after) else { return faults }
        for stack in after.containers where after.isEmpty(stack) {
          let owner = after[stack].owner.map { after[$0].declaration }
          faults.append(
            NavigationViolation(coordinators: [owner]) { "the stack of \(name(declaration: owner)) is empty" }
          )
        }
        return faults
      })
  }

  private func wouldEmpty(_ step: NavStep) -> Bool {
    step.outputs.contains { if case .refused(_, .wouldEmptyStack, _) = $0 { true } else { false } }
  }

  var oneIntentOnePush: NavigationProperty.Claim {
    .step(
      when: { _, step, _ in if case .tap = step.event.kind { true } else { false } },
      faults: { before, step, _ in
        step.outputs.compactMap { output in
          guard case .doubled(let route) = output else { return nil }
          var fault = fault(of: step, in: before, coordinators: [owner(of: route)]) {
            "one control shows \(name(route)) twice"
          }
          fault.places.append(route.place)
          return fault
        }
      })
  }

  /// A hint at an effect that the app does not wait for; empty if none runs.
  private func stillRunning(in world: NavWorld) -> String {
    guard let effect = world.effects.first?.effect else { return "" }
    let name = program.effects[effect].signature.name
    return " (effect \(name) still runs: 'blocking effect' would make the app wait for it)"
  }

  var linkReachesTarget: NavigationProperty.Claim {
    .step(
      when: { before, step, _ in
        step.event.link != nil && !isBlockedLink(step, in: before)
      },
      faults: { before, step, after in
        guard let (link, values) = step.event.link else { return [] }
        let target = machine.moment(of: before).value(
          of: program.links[link].target, NavFrame(locals: values))
        let fault = { (text: @escaping () -> String) in
          var fault = NavigationViolation(text)
          if case .route(let route) = target {
            (fault.coordinators, fault.places) = ([owner(of: route)], [route.place])
          }
          fault.inputs = [.link(program.links[link].signature.name)]
          return fault
        }
        let settled = rest([after], lettingGo: true).filter { $0.outcome == .running }
        if settled.isEmpty {
          // A gesture that is held while the app is away cannot end, and a crash is another property's affair.
          return after.outcome == .running && !isHeld(after) && machine.settle(after).isEmpty
            ? [fault { "after \(step.text) the app never settles" }] : []
        }
        for world in settled {
          if !machine.isAtTarget(link: link, values, in: world) {
            // The description reads more of the world than the verdict.
            let ends = {
              "ends at \(world.front.map { name($0, world) } ?? "nothing") instead of \(machine.text(of: target))"
                + stillRunning(in: world)
            }
            return [
              fault { "\(step.text) \(ends())" }.comparing {
                NavigationComparison(
                  ways: [.init(name: "then", steps: steps(settling: after, to: world))],
                  difference: "the link \(ends())")
              }
            ]
          }
          if machine.isBlocked(link: link, values, in: world) { continue }
          for second in rest(after: step.event, in: world, .letGo) where second.outcome == .running {
            if !machine.haveEqualShapes(second, world) {
              let difference = difference(world, second)
              return [
                fault {
                  "\(step.text) comes twice: \(difference.text("after the first", "after the second"))"
                }.comparing {
                  let first = steps(settling: after, to: world)
                  return NavigationComparison(
                    ways: [
                      .init(name: "first", steps: first),
                      .init(
                        name: "second",
                        steps: first + steps(after: step.event, in: world, .letGo, to: second)),
                    ], difference: difference.text("after the first", "after the second"))
                }
              ]
            }
          }
        }
        return []
      })
  }
}
