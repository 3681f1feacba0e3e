/// The coordinator tree for SPIN: one process with one atomic step for each thing that can happen.
struct PromelaTree {
  let shape: TreeShape

  private var places: Int { max(shape.depth, shape.sheetDepth) }
  private var active: String { "(sheet != 0 -> \(shape.tabs) : sel)" }
  private var stack: String { "st[\(active)]" }
  private var base: String { "(sheet != 0 -> 1 : 0)" }
  private var room: String { "(sheet != 0 -> \(shape.sheetDepth) : \(shape.depth))" }
  private var still: String { "!\(stack).swipe && \(stack).led != 1" }
  /// Everything that a step uses on the way is 0 between steps, so that it is no part of a state.
  private var clear: String { "a = 0; n = 0; d = 0" }

  var text: String {
    """
    typedef Stack { byte n; byte screen[\(places)]; byte child[\(shape.kinds)]; bit swipe; byte led };
    byte sel; byte sheet; Stack st[\(shape.stacks)];
    hidden byte a; hidden byte n; hidden byte d;
    active proctype tree() {
      do
      :: !(\(invariants.joined(separator: " && "))) -> assert(false)
    \((stackSteps + otherSteps).map { "  :: d_step { \($0) }" }.joined(separator: "\n"))
      od
    }
    """
  }

  private func forget(_ stack: String) -> String {
    (0..<shape.kinds).map {
      "if :: \(stack).child[\($0)] > \(stack).n -> \(stack).child[\($0)] = 0 :: else fi; "
    }.joined()
  }

  private func cut(_ stack: String, to count: String) -> String {
    "d = \(count); "
      + (0..<places).map { "if :: \($0) >= d -> \(stack).screen[\($0)] = 0 :: else fi; " }.joined()
      + "\(stack).n = d; "
  }

  private var stackSteps: [String] {
    let owner = "(\(stack).n == 0 -> 0 : (\(stack).screen[\(stack).n - 1] - 1) / \(shape.routes))"
    let pop = "a = \(active); n = st[a].n - 1; st[a].screen[n] = 0; st[a].n = n; "
    var steps: [String] = []
    for route in 0..<shape.routes {
      steps.append(
        "\(still) && \(stack).n < \(room) -> a = \(active); n = st[a].n; "
          + "d = (n == 0 -> 0 : (st[a].screen[n - 1] - 1) / \(shape.routes)); "
          + "st[a].screen[n] = 1 + d * \(shape.routes) + \(route); st[a].n = n + 1; st[a].led = 0; \(clear)")
    }
    for kind in 1...shape.kinds {
      steps.append(
        "\(still) && \(stack).n < \(room) && \(owner) < \(kind) && \(stack).child[\(kind - 1)] == 0 -> "
          + "a = \(active); n = st[a].n; st[a].screen[n] = \(1 + kind * shape.routes); st[a].n = n + 1; "
          + "st[a].child[\(kind - 1)] = n + 1; st[a].led = 0; \(clear)")
    }
    let some = "\(stack).n > \(base)"
    steps += [
      "\(some) && \(stack).led != 1 -> \(pop)st[a].swipe = 0; st[a].led = 0; \(forget("st[a]"))\(clear)",
      "\(still) && \(some) -> \(pop)st[a].led = 1; \(clear)",
      "\(still) && \(some) -> \(stack).swipe = 1",
      "\(stack).swipe -> \(stack).swipe = 0",
      "\(stack).swipe -> \(pop)st[a].swipe = 0; st[a].led = 1; \(clear)",
      "\(still) && \(stack).n > \(base) + 1 -> a = \(active); \(cut("st[a]", to: base))st[a].led = 0; "
        + "\(forget("st[a]"))\(clear)",
      "\(still) && \(owner) > 0 -> a = \(active); n = st[a].n; n = (st[a].screen[n - 1] - 1) / \(shape.routes); "
        + "\(cut("st[a]", to: "st[a].child[n - 1] - 1"))st[a].led = 0; \(forget("st[a]"))\(clear)",
    ]
    return steps
  }

  private var otherSteps: [String] {
    var steps = (0..<shape.stacks).map { "st[\($0)].led == 1 -> st[\($0)].led = 2; \(forget("st[\($0)]"))" }
    steps += (0..<shape.tabs).map { "sel != \($0) && sheet == 0 && !st[sel].swipe -> sel = \($0)" }
    guard shape.hasSheet else { return steps }
    let top = "st[\(shape.tabs)]"
    let open = "sheet != 0 && !\(top).swipe && \(top).led != 1"
    return steps + [
      "sheet == 0 && !st[sel].swipe && \(top).led != 1 -> sheet = 1 + sel; \(top).n = 1; "
        + "\(top).screen[0] = 1; \(top).led = 0",
      "\(open) -> sheet = 0; \(cut(top, to: "0"))\(top).led = 1; d = 0",
      "\(open) && \(top).n == 1 -> sheet = 0; \(cut(top, to: "0"))\(top).led = 0; d = 0",
    ]
  }

  private var invariants: [String] {
    var claims: [String] = []
    for number in 0..<shape.stacks {
      let stack = "st[\(number)]"
      claims += (0..<shape.kinds).map { "(\(stack).led == 1 || \(stack).child[\($0)] <= \(stack).n)" }
      claims += ["\(stack).led != 3", "\(stack).n <= \(shape.room(number))"]
      for place in 0..<places {
        let screen = "\(stack).screen[\(place)]"
        let child = "\(stack).child[(\(screen) - 1) / \(shape.routes) - 1]"
        claims.append("((\(screen) != 0) == (\(place) < \(stack).n))")
        claims.append("(\(screen) <= \(shape.routes) || (\(child) != 0 && \(child) <= \(place + 1)))")
      }
      claims.append("(!\(stack).swipe || \(stack).n > \(shape.base(number)))")
    }
    return claims + (shape.hasSheet ? ["(sheet != 0 || st[\(shape.tabs)].n == 0)"] : [])
  }
}
