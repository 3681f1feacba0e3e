import NavModel

/// Feedbacks, loops and flows that answer states and steps.
extension NavigationRules {
  var effectHasScreen: NavigationProperty.Claim {
    .state(
      when: { world in isAtRest(world) && world.feedbacks.contains { $0.showing != .nothing } },
      faults: { world in
        world.feedbacks.compactMap { running in
          guard running.showing != .nothing, running.screens.isEmpty else { return nil }
          let feedback = program.feedbacks[running.feedback]
          return NavigationViolation(coordinators: [feedback.coordinator]) {
            "\(feedback.name) of \(name(declaration: feedback.coordinator)) still runs, although the screen that it showed is gone"
          }
        }
      })
  }

  var reducerNotNested: NavigationProperty.Claim {
    .step(
      when: { _, step, _ in step.outputs.contains { if case .published = $0 { true } else { false } } },
      faults: { before, step, _ in
        step.outputs.compactMap { output in
          guard case .nested(let coordinator, let update) = output else { return nil }
          var fault = fault(of: step, in: before) {
            "\(update) is reduced by \(name(declaration: coordinator)) while another update is being reduced or published"
          }
          fault.coordinators.append(coordinator)
          return fault
        }
      })
  }

  var flowsBecomeReady: NavigationProperty.Claim {
    .state(
      when: isAtRest,
      faults: { world in
        world.readiness.compactMap { waiting in
          // What the library itself waits for shows where a block of the app waits for that flow.
          guard case .written = waiting.continuation.block, let flow = waiting.flows.first else { return nil }
          let owner = waiting.continuation.frame.myself.map { world[$0].declaration }
          return NavigationViolation(coordinators: [owner, world[flow].declaration]) {
            "\(name(declaration: owner)) waits for \(name(declaration: world[flow].declaration)), which is not ready when the app has settled"
          }
        }
      })
  }
}
