import Foundation

// Comparisons of situations, which need all paths.
extension SimulatedExplorer {
  /// Checks that merged situations offer the same steps, and that the steps lead to the same situations.
  mutating func verifyMerges() async {
    for (number, way) in merges {
      guard let edges = nodes[number].edges, way.words != nodes[number].way.words else { continue }
      for edge in edges where edge.letter.cost == 1 {
        let longer = way.then(edge.letter.text, cost: 1)
        if launcher.crashes?.leavesOut(longer.words) == true { continue }
        let outcome = await play(longer.words)
        if outcome.lost == nil, numbers[outcome.situation] == edge.target { continue }
        if outcome.isOver {
          for fault in outcome.faults { findings.note(fault, longer) }
          break
        }
        if !launcher.isObserved {
          noteUnobserved(number, way, edge)
          break
        }
        let other = nodes[number].way.words.joined(separator: ", ")
        let what = outcome.lost == nil ? "leads to a different situation" : "is not possible"
        findings.note(
          SimulatedFault(
            "re-entry",
            "the situation looks the same as after [\(other)], but now '\(edge.letter.text)' \(what)",
            at: edge.letter.places),
          outcome.lost == nil ? longer : way, isComparison: true, following: nodes[number].fault)
        break
      }
    }
  }

  /// Records a step that depends on hidden state, if the app does not report its state.
  private mutating func noteUnobserved(_ number: Int, _ way: SimulatedWay, _ edge: Edge) {
    let (one, other) = (nodes[number].way.words, way.words)
    hidden.append(
      "'\(edge.letter.text)' has different effects after [\(other.joined(separator: ", "))] and after [\(one.joined(separator: ", "))], although both situations look the same: add the state that differs to SimulatedApp.observation"
    )
  }

  /// Returns the settled situations that a situation reaches by platform steps.
  private func rest(from start: Int) -> Set<Int> {
    var rest: Set<Int> = []
    var seen: Set<Int> = [start]
    var open = [start]
    while let node = open.popLast() {
      if nodes[node].isAtRest { rest.insert(node) }
      guard !nodes[node].isAtRest || node == start else { continue }
      for edge in nodes[node].edges ?? []
      where edge.letter.isPlatform && seen.insert(edge.target).inserted {
        open.append(edge.target)
      }
    }
    return rest
  }

  /// An exit from a situation, and the settled situations after it.
  private struct WayOut {
    let letter: Letter
    let node: Int
  }

  /// Checks that exits to the same screens lead to the same state, and that a cancelled gesture changes nothing.
  mutating func compareWaysOut() {
    for (number, node) in nodes.enumerated() where node.isAtRest {
      var ends: [WayOut] = []
      for edge in node.edges ?? [] where edge.letter.cost == 1 {
        let isGesture =
          nodes[edge.target].edges?.contains { $0.letter.text.contains("is finished @") } ?? false
        guard edge.letter.text.contains("begins @"), isGesture else {
          ends += rest(from: edge.target).sorted().map { WayOut(letter: edge.letter, node: $0) }
          continue
        }
        for end in nodes[edge.target].edges ?? [] {
          let resting = rest(from: end.target).sorted()
          if end.letter.text.contains("is finished @") {
            ends += resting.map { WayOut(letter: edge.letter, node: $0) }
          } else if end.letter.text.contains("is let go @") {
            noteCancelled(edge, end, resting.filter { !nodes[$0].equals(node) }, from: number)
          }
        }
      }
      compare(ends.filter { nodes[$0.node].picture.count < node.picture.count }, from: number)
    }
  }

  private mutating func noteCancelled(_ edge: Edge, _ end: Edge, _ others: [Int], from number: Int) {
    let way = nodes[number].way.then(edge.letter.text, cost: 1).then(end.letter.text, cost: end.letter.cost)
    for other in others {
      findings.note(
        SimulatedFault(
          "cancelled-gesture",
          "'\(edge.letter.kind)' changes the situation although it is cancelled; afterwards: \(nodes[other].picture)",
          at: edge.letter.places),
        nodes[other].way.words.starts(with: way.words) ? nodes[other].way : way, isComparison: true,
        following: nodes[other].fault)
    }
  }

  private mutating func compare(_ ends: [WayOut], from number: Int) {
    for (index, one) in ends.enumerated() {
      for other in ends[(index + 1)...]
      where nodes[other.node].picture == nodes[one.node].picture
        && !nodes[other.node].equals(nodes[one.node])
        && other.letter.text != one.letter.text
        && isUsersWay(one.letter.text) != isUsersWay(other.letter.text)
        && !isSaved(one, other, from: number)
      {
        findings.note(
          SimulatedFault(
            "exit-equivalence",
            "'\(one.letter.kind)' and '\(other.letter.kind)' lead to the same screens, but to different states\(difference(one.node, other.node))",
            at: one.letter.places + other.letter.places),
          nodes[number].way, isComparison: true, following: nodes[one.node].fault ?? nodes[other.node].fault)
        // Further pairs of exits would repeat the finding.
        return
      }
    }
  }

  /// Returns whether two exits differ only in the controls that screens offer, and the user's own exit restores the
  /// earlier controls.
  ///
  /// The control of the app has then saved something that going back does not save. Coordinators in memory, pending
  /// work and refused requests are compared in any case, and so is a missing control.
  private func isSaved(_ one: WayOut, _ other: WayOut, from number: Int) -> Bool {
    let unlike = [one.node, other.node].map { nodes[$0].behind.filter { !Self.isOffer($0) } }
    guard unlike[0] == unlike[1] else { return false }
    let undone = nodes[isUsersWay(one.letter.text) ? one.node : other.node]
    let words = nodes[number].way.words
    return nodes.contains {
      $0.way.words.count < words.count && words.starts(with: $0.way.words) && $0.looks(as: undone)
    }
  }

  /// Returns whether a line about a situation lists the controls that a screen offers.
  private static func isOffer(_ line: String) -> Bool {
    line.contains(" offers ") && !line.hasPrefix("the app observes ")
  }

  /// Describes how two situations with equal screens differ, such as ` (after the second only, in memory: Flow)`.
  private func difference(_ one: Int, _ other: Int) -> String {
    let (left, right) = (nodes[one].behind, nodes[other].behind)
    let removed = left.filter { !right.contains($0) }
    let added = right.filter { !left.contains($0) }
    guard let first = removed.first ?? added.first else { return "" }
    let topic = String(first.prefix { $0 != ":" && $0 != " " })
    let before = removed.first { $0.hasPrefix(topic) }
    let after = added.first { $0.hasPrefix(topic) }
    if let title = ["in memory: ", "under way: ", "refused: "].first(where: first.hasPrefix) {
      let parts = [before, after].map { $0?.dropFirst(title.count).components(separatedBy: ", ") ?? [] }
      if let more = Self.more(in: parts[0], than: parts[1]) {
        return " (after the first only, \(title)\(more))"
      }
      if let more = Self.more(in: parts[1], than: parts[0]) {
        return " (after the second only, \(title)\(more))"
      }
    }
    return " (first \(before ?? "nothing"); then \(after ?? "nothing"))"
  }

  /// Returns the elements that a list has in addition to another list; nil if the other is no part of it, or if both
  /// are equal.
  private static func more(in list: [String], than other: [String]) -> String? {
    var rest = list
    for part in other {
      guard let index = rest.firstIndex(of: part) else { return nil }
      rest.remove(at: index)
    }
    return rest.isEmpty ? nil : rest.joined(separator: ", ")
  }

  private func isUsersWay(_ event: String) -> Bool {
    !event.hasPrefix("tap ") || event.hasPrefix("tap outside ")
  }

  /// Finds situations after the launch from which no step ever changes the screens again.
  ///
  /// An app need not lead back to its first screen, since an introduction may be shown only once.
  mutating func findTraps() {
    guard let home = nodes.first?.picture else { return }
    var canChange = nodes.map { !$0.isAtRest }
    var sources: [[Int]] = nodes.map { _ in [] }
    for (number, node) in nodes.enumerated() {
      for edge in node.edges ?? [] {
        sources[edge.target].append(number)
        if nodes[edge.target].picture != node.picture { canChange[number] = true }
      }
      // An unexplored step may change the screens. The end of the app is reported already.
      if !node.isComplete || node.fault?.property == "no-fatal" || node.picture == home {
        canChange[number] = true
      }
    }
    var open = nodes.indices.filter { canChange[$0] }
    while let node = open.popLast() {
      for source in sources[node] where !canChange[source] {
        canChange[source] = true
        open.append(source)
      }
    }
    if let number = nodes.indices.first(where: { !canChange[$0] }) {
      findings.note(
        SimulatedFault(
          "no-trap",
          "\(nodes[number].picture) cannot be left: no input or step there changes what is on screen",
          at: [nodes[number].top]),
        nodes[number].way, isComparison: true, following: nodes[number].fault)
    }
  }
}
