import NavModel

/// The properties about exits, finishing, and messages to finished coordinators.
extension NavigationRules {
  var exitOnce: NavigationProperty.Claim {
    .step(
      when: { _, step, after in
        step.outputs.contains { if case .exit = $0 { true } else { false } }
          || (!after.pendingExits.isEmpty && isAtRest(after))
      },
      faults: { _, step, after in
        var faults: [NavigationViolation] = []
        for output in step.outputs {
          guard case .exit(let route, let coordinator, let cause, let isRepeated, _) = output else {
            continue
          }
          if isRepeated {
            faults.append(
              NavigationViolation(coordinators: [coordinator], places: [route.place]) {
                "the exit of \(name(route)) fires twice"
              })
          }
          if cause != .user {
            faults.append(
              NavigationViolation(coordinators: [coordinator], places: [route.place]) {
                "the exit of \(name(route)) fires, although the user has not left it"
              })
          }
        }
        guard !after.pendingExits.isEmpty, isAtRest(after) else { return faults }
        for screen in after.pendingExits {
          let route = after[screen].route
          let owner = after[screen].owner.map { after[$0].declaration }
          faults.append(
            NavigationViolation(coordinators: [owner], places: [route.place]) {
              "the user has left \(name(route)), but its exit has not fired"
            })
        }
        return faults
      })
  }

  var childEndsWithBranch: NavigationProperty.Claim {
    .state(
      when: { world in
        isAtRest(world)
          && world.coordinatorsInScope.contains { $0.index > 0 && world[$0].branch != nil }
      },
      faults: { world in
        var faults: [NavigationViolation] = []
        for id in world.coordinatorsInScope where id.index > 0 {
          let coordinator = world[id]
          guard let from = coordinator.branchedFrom else { continue }
          let isOnScreen = world.isOnScreen(from)
          // Read where something is wrong only.
          var places: [Int?] { [coordinator.branch?.place, world[from].route.place] }
          if coordinator.isFinished, isOnScreen {
            faults.append(
              NavigationViolation(coordinators: [coordinator.declaration], places: places) {
                "\(name(id, world)) is finished while \(name(from, world)), where it began, is on "
                  + "screen"
              }.reported(atBranch: coordinator.branch))
          } else if coordinator.isAlive, !coordinator.isFinished, coordinator.branch != nil, !isOnScreen,
            !world.hasReplacedFirstScreen(id), !world.isRequested(from)
          {
            faults.append(
              NavigationViolation(coordinators: [coordinator.declaration], places: places) {
                let end = world[from].wasShown ? "where it began, is gone" : "where it begins, was not shown"
                return "\(name(id, world)) is still alive, although \(name(from, world)), \(end)"
              }.reported(atBranch: coordinator.branch))
          }
        }
        return faults
      })
  }

  var finishOnce: NavigationProperty.Claim {
    .step(
      when: { _, step, _ in step.outputs.contains { if case .finished = $0 { true } else { false } } },
      faults: { _, step, _ in
        step.outputs.compactMap { output in
          guard case .finished(let coordinator, _, _, _, true, _) = output else { return nil }
          return NavigationViolation(coordinators: [coordinator]) {
            "\(name(declaration: coordinator)) finishes a second time"
          }
        }
      })
  }

  var exitsBeforeFinish: NavigationProperty.Claim {
    .step(
      when: { _, step, _ in
        step.outputs.contains {
          switch $0 {
          case .exit, .finished: true
          default: false
          }
        }
      },
      faults: { _, step, _ in
        step.outputs.compactMap { output in
          switch output {
          case .exit(let route, let coordinator, _, _, true):
            NavigationViolation(coordinators: [coordinator], places: [route.place]) {
              "the exit of \(name(route)) fires after \(name(declaration: coordinator)) has finished"
            }
          case .finished(let coordinator, _, _, _, _, true):
            NavigationViolation(coordinators: [coordinator]) {
              "\(name(declaration: coordinator)) finishes after its parent"
            }
          default: nil
          }
        }
      })
  }

  var noMessageToFinished: NavigationProperty.Claim {
    .step(
      when: { before, step, _ in
        before.hasFinishedCoordinator
          || step.outputs.contains { if case .ranFinished = $0 { true } else { false } }
      },
      faults: { before, step, _ in
        step.outputs.compactMap { output in
          guard case .ranFinished(let coordinator, let trigger) = output else { return nil }
          return fault(of: step, in: before, coordinators: [coordinator]) {
            "\(name(declaration: coordinator)) is finished, but handles \(trigger)"
          }
        }
      })
  }

  var handledOnce: NavigationProperty.Claim {
    .step(
      when: { _, step, _ in
        switch step.event.kind {
        case .tap, .link, .external, .message, .outcome: true
        default:
          step.outputs.contains {
            switch $0 {
            case .handledTwice, .handledByYounger: true
            default: false
            }
          }
        }
      },
      faults: { before, step, _ in
        step.outputs.compactMap { output in
          switch output {
          case .handledTwice(let coordinator, let trigger):
            fault(of: step, in: before, coordinators: [coordinator]) {
              "\(name(declaration: coordinator)) handles \(trigger) twice"
            }
          case .handledByYounger(let coordinator, let trigger):
            fault(of: step, in: before, coordinators: [coordinator]) {
              "\(name(declaration: coordinator)) handles \(trigger), which is older than this coordinator"
            }
          default: nil
          }
        }
      })
  }
}
