/// Finds coordinators whose screens do not form a tree, in dialect `screen-tree`.
///
/// A screen with two parents has two paths for a segue; the note on which the dialect is based calls this "Multiple
/// parents". A screen that leads back to a screen above it forms a cycle, which the note does not mention.
struct NavTreeLint {
  /// An edge from a screen to a child, by the position of the child's name.
  private struct Line: Hashable {
    var screen: String
    var position = 0
  }

  private var children: [String: [NavSpec.Name]] = [:]
  private var visited: Set<String> = []
  private var circles: Set<Line> = []
  private(set) var warnings: [NavDiagnostic] = []

  /// Examines the screens of a coordinator: first those below its start screen, then the others.
  ///
  /// - Parameter members: The members of the coordinator.
  /// - Complexity: O(*n*), where *n* is the number of edges between screens.
  init(_ members: [NavSpec.Member]) {
    var starts: [String] = []
    for member in members {
      switch member {
      case .start(let route): starts.insert(contentsOf: route.path.prefix(1).map(\.text), at: 0)
      case .screen(let screen):
        for case .tree(let clause) in screen.members where clause.kind == .leads {
          children[screen.name.text] = clause.names
          starts.append(screen.name.text)
        }
      default: break
      }
    }
    for start in starts where visited.insert(start).inserted { descend(from: start) }
    warn(of: starts.filter { children[$0] != nil })
  }

  /// Finds the edges that lead back to a screen on the current path.
  private mutating func descend(from start: String) {
    var way = [Line(screen: start)]
    var onWay: Set = [start]
    while let line = way.last {
      let names = children[line.screen] ?? []
      guard line.position < names.count else {
        onWay.remove(line.screen)
        way.removeLast()
        continue
      }
      way[way.count - 1].position += 1
      let name = names[line.position].text
      if onWay.contains(name) {
        circles.insert(line)
      } else if visited.insert(name).inserted {
        way.append(Line(screen: name))
        onWay.insert(name)
      }
    }
  }

  /// Warns of the edges that violate the tree, in the order of the text; for two parents, of the later edge.
  private mutating func warn(of screens: [String]) {
    var parents: [String: (screen: String, name: NavSpec.Name)] = [:]
    var told: Set<String> = []
    for screen in screens where told.insert(screen).inserted {
      for (position, name) in (children[screen] ?? []).enumerated() {
        if circles.contains(Line(screen: screen, position: position)) {
          warn(
            "cyclic-tree", "'\(screen)' leads back to '\(name)', so the screens do not form a tree", name,
            help: "a segue to '\(name)' can go back without this name")
        } else if let other = parents[name.text], other.screen != screen {
          warn(
            "two-parents", "'\(other.screen)' also leads to '\(name)', so a segue may take either path",
            name,
            help: "let only one of the two screens lead to '\(name)'",
            notes: [NavDiagnostic.Note(message: "the other line is here", origin: other.name.origin)])
        } else {
          parents[name.text] = (screen, name)
        }
      }
    }
  }

  private mutating func warn(
    _ code: String, _ message: String, _ name: NavSpec.Name, help: String, notes: [NavDiagnostic.Note] = []
  ) {
    guard name.origin.file == 0 else { return }
    warnings.append(
      NavDiagnostic(.warning, code: code, message, at: name.origin, help: help, notes: notes))
  }
}
