/// The tree of screens of the document "Initial architecture for new navigation scheme".
///
/// Source: the document. A segue takes the shortest way back through parents, then forward through children.
/// The way through the root is a change of the menu's content, which takes along all above the root. Each screen that
/// is created asks the screen that began the segue for a container, with a person in it where the screen shows one.
struct ReferenceScreenTree {
  /// A screen on the stack, with the person that it was shown with.
  struct Controller: Hashable, CustomStringConvertible {
    let screen: String
    /// Nil for a screen that shows no person; nil inside where none was injected.
    var person: Int??

    init(_ screen: String, person: Int?? = nil) {
      self.screen = screen
      self.person = person
    }

    var description: String { screen + (person.map { "(" + ($0.map(String.init) ?? "none") + ")" } ?? "") }
  }

  /// Where a source takes the person for a container from.
  enum Person: Hashable {
    case constant(Int)
    /// The one that the source itself was shown with.
    case own
  }

  struct Step: Hashable {
    let screen: String
    let isForward: Bool
  }

  struct Arrival: Hashable {
    /// The screens on the way, without the source.
    let path: [String]
    /// The screens that were created and received what they expect, in order.
    let injected: [String]
    let stack: [Controller]
  }

  let root: String
  let children: [String: [String]]
  /// The screens that expect a container.
  var expecting: Set<String> = []
  /// The screens for which a source supplies a container.
  var supplies: [String: Set<String>] = [:]
  /// The screens that show a person, and the persons that sources put into the containers for them.
  var showing: Set<String> = []
  var persons: [String: [String: Person]] = [:]

  /// All shortest ways between two screens, several where a screen has several parents.
  func ways(from source: String, to target: String) -> [[Step]] {
    var frontier: [[Step]] = [[]]
    var seen: Set<Step> = []
    while !frontier.isEmpty {
      let arrived = frontier.filter { ($0.last?.screen ?? source) == target }
      if !arrived.isEmpty { return arrived }
      let longer = frontier.flatMap { way in next(way, from: source).map { way + [$0] } }
      frontier = longer.filter { $0.last.map { !seen.contains($0) } ?? false }
      for way in frontier { if let last = way.last { seen.insert(last) } }
    }
    return []
  }

  /// The stacks after a segue, one for each shortest way.
  ///
  /// - Parameters:
  ///   - source: The screen that begins it.
  ///   - target: Where it leads.
  ///   - person: The person for the target, where the call itself names one.
  ///   - stack: The controllers that are there, the root first.
  /// - Returns: What each way ends in.
  func segue(
    from source: String, to target: String, with person: Int? = nil, on stack: [Controller]
  ) -> Set<Arrival> {
    let controller = stack.last { $0.screen == source } ?? Controller(source)
    return Set(
      ways(from: source, to: target).map { way in
        perform(way, controller, on: stack, person: person)
      })
  }

  private func next(_ way: [Step], from source: String) -> [Step] {
    let screen = way.last?.screen ?? source
    let forward = (children[screen] ?? []).map { Step(screen: $0, isForward: true) }
    if way.last?.isForward == true { return forward }
    let parents = children.keys.sorted().filter { children[$0]?.contains(screen) == true }
    return forward + parents.map { Step(screen: $0, isForward: false) }
  }

  private func perform(
    _ way: [Step], _ source: Controller, on stack: [Controller], person: Int?
  ) -> Arrival {
    var stack = stack
    var injected: [String] = []
    for (index, step) in way.enumerated() {
      if step.isForward {
        let named = index == way.count - 1 ? person : nil
        let controller = create(step.screen, for: source, person: named)
        stack.append(controller)
        if isInjected(controller, by: source, isNamed: named != nil) { injected.append(step.screen) }
      } else if step.screen == root {
        stack = Array(stack.prefix(1))
      } else if stack.count > 1 {
        stack.removeLast()
      }
    }
    return Arrival(path: way.map(\.screen), injected: injected, stack: stack)
  }

  private func create(_ screen: String, for source: Controller, person: Int?) -> Controller {
    guard showing.contains(screen) else { return Controller(screen) }
    if let person { return Controller(screen, person: person) }
    switch persons[source.screen]?[screen] {
    case nil: return Controller(screen, person: .some(nil))
    case .constant(let person): return Controller(screen, person: person)
    case .own: return Controller(screen, person: .some(source.person ?? nil))
    }
  }

  private func isInjected(_ controller: Controller, by source: Controller, isNamed: Bool) -> Bool {
    if let person = controller.person { return isNamed || person != nil }
    return expecting.contains(controller.screen)
      && supplies[source.screen]?.contains(controller.screen) == true
  }
}
