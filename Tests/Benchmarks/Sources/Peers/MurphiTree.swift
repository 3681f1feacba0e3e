/// The coordinator tree for Rumur, with helper functions as one writes them in Murphi.
struct MurphiTree {
  let shape: TreeShape

  var text: String {
    [declarations, helpers, start, stackRules, otherRules, invariants].joined(separator: "\n")
  }

  private var places: Int { max(shape.depth, shape.sheetDepth) }
  private var still: String { "!st[seen()].swipe & st[seen()].led != 1" }

  private var declarations: String {
    """
    type
      Tab: 0..\(shape.tabs - 1); StackId: 0..\(shape.stacks - 1); Kind: 1..\(shape.kinds);
      Place: 0..\(places - 1); Count: 0..\(places); Screen: 0..\((shape.kinds + 1) * shape.routes);
      Stack: record n: Count; screen: array[Place] of Screen; child: array[Kind] of Count;
        swipe: boolean; led: 0..3; end;
    var sel: Tab; sheet: 0..\(shape.tabs); st: array[StackId] of Stack;
    """
  }

  private var helpers: String {
    """
    function seen(): StackId; begin
      if sheet != 0 then return \(shape.stacks - 1); else return sel; endif; end;
    function base(s: StackId): Count; begin if s = \(shape.tabs) then return 1; else return 0; endif; end;
    function room(s: StackId): Count; begin
      if s = \(shape.tabs) then return \(shape.sheetDepth); else return \(shape.depth); endif; end;
    function owner(s: StackId): 0..\(shape.kinds); begin
      if st[s].n = 0 then return 0; else return (st[s].screen[st[s].n - 1] - 1) / \(shape.routes); endif; end;
    procedure forget(s: StackId); begin
      for k: Kind do if st[s].child[k] > st[s].n then st[s].child[k] := 0; endif; endfor; end;
    procedure cut(s: StackId; c: Count); begin
      for p: Place do if p >= c then st[s].screen[p] := 0; endif; endfor; st[s].n := c; end;
    """
  }

  private var start: String {
    """
    startstate begin sel := 0; sheet := 0;
      for s: StackId do
        st[s].n := 0; st[s].swipe := false; st[s].led := 0;
        for p: Place do st[s].screen[p] := 0; endfor;
        for k: Kind do st[s].child[k] := 0; endfor;
      endfor; end;
    """
  }

  private func rule(_ name: String, _ condition: String, _ body: String) -> String {
    "rule \"\(name)\" \(condition) ==> var s: StackId; begin s := seen(); \(body) end;"
  }

  private var stackRules: String {
    let some = "st[seen()].n > base(seen())"
    return """
      ruleset r: 0..\(shape.routes - 1) do
        rule "push" \(still) & st[seen()].n < room(seen()) ==> var s: StackId; n: Count; begin
          s := seen(); n := st[s].n;
          st[s].screen[n] := 1 + owner(s) * \(shape.routes) + r; st[s].n := n + 1; st[s].led := 0; end;
      endruleset;
      ruleset k: Kind do
        rule "branch" \(still) & st[seen()].n < room(seen()) & owner(seen()) < k & st[seen()].child[k] = 0 ==>
        var s: StackId; n: Count; begin
          s := seen(); n := st[s].n; st[s].screen[n] := 1 + k * \(shape.routes);
          st[s].n := n + 1; st[s].child[k] := n + 1; st[s].led := 0; end;
      endruleset;
      \(rule("exit", "\(some) & st[seen()].led != 1",
        "cut(s, st[s].n - 1); st[s].swipe := false; st[s].led := 0; forget(s);"))
      \(rule("back", "\(still) & \(some)", "cut(s, st[s].n - 1); st[s].led := 1;"))
      \(rule("swipe", "\(still) & \(some)", "st[s].swipe := true;"))
      \(rule("cancel", "st[seen()].swipe", "st[s].swipe := false;"))
      \(rule("complete", "st[seen()].swipe", "cut(s, st[s].n - 1); st[s].swipe := false; st[s].led := 1;"))
      \(rule("root", "\(still) & st[seen()].n > base(seen()) + 1", "cut(s, base(s)); st[s].led := 0; forget(s);"))
      \(rule("finish", "\(still) & owner(seen()) > 0",
        "cut(s, st[s].child[owner(s)] - 1); st[s].led := 0; forget(s);"))
      """
  }

  private var otherRules: String {
    let top = "st[\(shape.stacks - 1)]"
    let open = "sheet != 0 & !\(top).swipe & \(top).led != 1"
    let sheet = """
      rule "present" sheet = 0 & !st[sel].swipe & \(top).led != 1 ==> begin
        sheet := 1 + sel; \(top).n := 1; \(top).screen[0] := 1; \(top).led := 0; end;
      rule "down" \(open) ==> begin sheet := 0; cut(\(shape.stacks - 1), 0); \(top).led := 1; end;
      rule "dismiss" \(open) & \(top).n = 1 ==> begin
        sheet := 0; cut(\(shape.stacks - 1), 0); \(top).led := 0; end;
      """
    return """
      ruleset s: StackId do rule "deliver" st[s].led = 1 ==> begin st[s].led := 2; forget(s); end; endruleset;
      ruleset t: Tab do
        rule "select" t != sel & sheet = 0 & !st[sel].swipe ==> begin sel := t; end;
      endruleset;
      \(shape.hasSheet ? sheet : "")
      """
  }

  private var invariants: String {
    let owner = "(st[s].screen[p] - 1) / \(shape.routes)"
    return """
      invariant "alive" forall s: StackId do forall k: Kind do
        st[s].led = 1 | st[s].child[k] <= st[s].n end end;
      invariant "once" forall s: StackId do st[s].led != 3 end;
      invariant "depth" forall s: StackId do st[s].n <= room(s)
        & (forall p: Place do (st[s].screen[p] != 0) = (p < st[s].n) end) end;
      invariant "owned" forall s: StackId do forall p: Place do st[s].screen[p] <= \(shape.routes)
        | (st[s].child[\(owner)] != 0 & st[s].child[\(owner)] <= p + 1) end end;
      invariant "swipe" forall s: StackId do st[s].swipe -> st[s].n > base(s) end;
      \(shape.hasSheet ? "invariant \"sheet\" sheet != 0 | st[\(shape.stacks - 1)].n = 0;" : "")
      """
  }
}
