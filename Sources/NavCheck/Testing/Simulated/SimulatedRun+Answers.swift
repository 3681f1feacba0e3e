import NavModel

// What the platform would answer to the app, apart from the contents of the containers.
extension SimulatedRun {
  /// The answers of the simulated platform that do not follow from the containers, one line for each topic.
  ///
  /// The app can ask for most of them, for example whether a gesture began the running transition. Two situations with
  /// different answers may therefore continue differently. The list omits values that have no effect here, such as
  /// titles.
  var answersOfPlatform: [String] {
    var lines: [String] = []
    let names = AnswerNames()
    let world = navigation.session.world
    for (number, layer) in world.layers.enumerated() {
      guard let content = navigation.heldControllers[layer.stack] else { continue }
      lines.append("layer \(number): \(type(of: content)) \(content.name)")
    }
    for (number, stack) in world.containers.enumerated() {
      add(movement(on: stack), of: "stack \(number)", to: &lines)
      let screens = world[stack].screens + (world[stack].transition?.removed ?? [])
      for (position, id) in screens.enumerated() {
        guard let screen = navigation.screen(id) else { continue }
        add(screen.settings(names), of: "screen \(position) of stack \(number)", to: &lines)
      }
      guard let controller = navigation.controller(of: stack) else { continue }
      let settings = controller.stackSettings(names) + change(of: controller, stack)
      add(settings, of: "controller \(number)", to: &lines)
    }
    add(forbidden, of: "forbidden", to: &lines)
    add(navigation.pending.map { $0.outcomes.joined(separator: " or ") }, of: "outcomes", to: &lines)
    add(navigation.awaited.map(\.name), of: "waiting for completion", to: &lines)
    return lines + records
  }

  private func add(_ values: [String], of topic: String, to lines: inout [String]) {
    if !values.isEmpty { lines.append("\(topic): \(values.joined(separator: ", "))") }
  }

  /// The answers of the transition coordinator of a stack; empty if there is none.
  private func movement(on stack: StackID) -> [String] {
    guard let moving = navigation.transitions[stack] else { return [] }
    let (from, to) = (moving.from?.id, moving.to?.id)
    return [
      "from \(from.map { navigation.session.name(of: $0) } ?? "nothing")",
      "to \(to.map { navigation.session.name(of: $0) } ?? "nothing")",
    ] + moving.settings
  }

  /// Returns `not animated` if the change in progress or in a queue is not animated, which the delegate learns at its end.
  private func change(of controller: SimulatedNavigationController, _ stack: StackID) -> [String] {
    let world = navigation.session.world
    let isSplit = world.containers.flatMap { world[$0].screens }.contains { id in
      world[id].tabs.map { $0.columns != nil && $0.stacks.contains(stack) } ?? false
    }
    let isOpen = world[stack].transition != nil || !world[stack].queued.isEmpty || !world[stack].mail.isEmpty
    return (isOpen || isSplit) && !controller.isLastChangeAnimated ? ["not animated"] : []
  }

  /// The inputs to containers that the app's settings prevent.
  private var forbidden: [String] {
    guard !isOver else { return [] }
    return navigation.session.enabledEvents.filter { !isAllowed($0) }.map { event in
      let isNoticed = attempted(by: event) != nil
      return navigation.session.text(of: event) + (isNoticed ? " with a notice" : "")
    }
  }

  /// What the run has recorded for later findings.
  private var records: [String] {
    var lines: [String] = []
    add(intentions, of: "shown by controls", to: &lines)
    let shown = navigation.owners.filter { navigation.shownOwners.contains($0.key) }.values
    add(names(of: Array(shown) + Array(navigation.shownFlows.values)), of: "have shown a screen", to: &lines)
    add(navigation.notes.finishesOfLiving, of: "finished", to: &lines)
    let left = navigation.notes.exits.filter { navigation.screen($0.key) != nil }
    let exits = left.map { "\(navigation.session.kind(of: $0.key)) \($0.value > 1 ? "twice" : "once")" }
    add(exits.sorted(), of: "exits", to: &lines)
    return lines
  }

  private func names(of watched: [SimulatedNavigation.Watched]) -> [String] {
    Set(watched.filter { $0.object != nil }.map(\.name)).sorted()
  }
}

/// Names for the objects in the answers of a situation: the type and a number, since objects of one type are different.
///
/// The numbers follow the order of the containers, so that they do not depend on the path.
@MainActor private final class AnswerNames {
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// Returns the name of an object.
  func name(of object: AnyObject) -> String {
    let number = numbers[ObjectIdentifier(object)] ?? numbers.count
    numbers[ObjectIdentifier(object)] = number
    return "\(type(of: object)) \(number)"
  }
}

extension SimulatedTransitionCoordinator {
  /// The answers to an app that differ from those of an uninterrupted transition without a gesture.
  fileprivate var settings: [String] {
    var words: [String] = []
    if initiallyInteractive { words.append("begun by a gesture") }
    if isInteractive { words.append("interactive") }
    if isCancelled { words.append("cancelled") }
    if completions > 0 { words.append("\(completions) completions") }
    if handlers > 0 { words.append("\(handlers) handlers") }
    return words
  }
}

extension SimulatedNavigationController {
  /// Returns the values that the app has set, where they differ from those of a new controller.
  fileprivate func stackSettings(_ names: AnswerNames) -> [String] {
    var words: [String] = []
    if isNavigationBarHidden { words.append("bar hidden") }
    if let delegate { words.append("delegate \(names.name(of: delegate))") }
    if let gesture = interactivePopGestureRecognizer {
      if !gesture.isEnabled { words.append("no swipe") }
      if gesture.isFreed {
        words.append("swipe delegate \(gesture.delegate.map { names.name(of: $0) } ?? "nil")")
      }
    }
    return words
  }
}

extension SimulatedViewController {
  /// Returns the values that the app has set and that the platform keeps, where they differ from those of a new screen.
  fileprivate func settings(_ names: AnswerNames) -> [String] {
    var words: [String] = []
    if let owner {
      words.append("owner \(names.name(of: owner))")
    } else if hadOwner {
      words.append("no owner left")
    }
    // The base class does nothing when its view is loaded.
    if type(of: self) != SimulatedViewController.self, isViewLoaded { words.append("loaded") }
    if isModalInPresentation { words.append("modal") }
    if modalPresentationStyle != .automatic { words.append("\(modalPresentationStyle)") }
    if hidesBottomBarWhenPushed { words.append("hides bottom bar") }
    if isLosingLayer { words.append("losing its layer") }
    if let delegate = ownPresentation.delegate {
      words.append("presentation delegate \(names.name(of: delegate))")
    }
    if let bar = self as? SimulatedTabBarController, let delegate = bar.delegate {
      words.append("tab delegate \(names.name(of: delegate))")
    }
    if !children.isEmpty { words.append("children \(children.map(\.name).joined(separator: " "))") }
    return words + navigationItem.settings + closures
  }

  /// The callbacks that the app has set.
  private var closures: [String] {
    var words: [String] = []
    if onWillAppear != nil { words.append("onWillAppear") }
    if onDidAppear != nil { words.append("onDidAppear") }
    if onWillDisappear != nil { words.append("onWillDisappear") }
    if onDidDisappear != nil { words.append("onDidDisappear") }
    if onRemoved != nil { words.append("onRemoved") }
    if onWillDismiss != nil { words.append("onWillDismiss") }
    if onDidDismiss != nil { words.append("onDidDismiss") }
    return words
  }
}

extension SimulatedNavigationItem {
  /// The values that the app has set, where they differ from those of a new item.
  fileprivate var settings: [String] {
    var words: [String] = []
    if hidesBackButton { words.append("back button hidden") }
    if leftItemsSupplementBackButton { words.append("left items supplement") }
    for (side, items) in [("left", leftBarButtonItems), ("right", rightBarButtonItems)] {
      guard let items, !items.isEmpty else { continue }
      words.append("\(side) \(items.map { $0.isEnabled ? "enabled" : "disabled" }.joined(separator: " "))")
    }
    return words
  }
}
