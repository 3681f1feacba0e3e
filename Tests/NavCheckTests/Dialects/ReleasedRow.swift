import NavModel
import Testing

/// A row of the table of what the released library does: a sequence of events, and what comes of it.
struct ReleasedRow: Sendable, CustomTestStringConvertible {
  /// The number of the row.
  var name: String
  /// The events, by the names of ``actions``, and the user's own: `back`, `menu`, `swipe`.
  var inputs: [String]
  /// Exits and ends, in order.
  var told: [String]
  /// The screens afterwards, layer by layer.
  var screens: [[String]]
  /// The properties that are broken: built-in ones, and those of ``claims``.
  var breaks: [String] = []
  /// Properties of the row's own, as lines of a spec.
  var claims = ""
  /// Whether the exit of a child's first screen reaches the parent's view as well.
  var leaks = false
  /// Whether the parent's view disappears before the child's.
  var outerFirst = false
  /// Lines for the library's switches.
  var switches = ""
  /// Members that coordinator C and the screen b of R have besides.
  var extraC = ""
  var extraB = ""

  /// What the demo writes, so that a way out of the user's is not followed by one of the app's.
  static let guardedExit =
    "on defaultExit { leave(true) }; on tap done { leave(false) }; action leave(user: Bool) { if not user { pop } }"

  var testDescription: String { name }

  /// What each event does, and which coordinator does it.
  private static let actions: [String: (owner: String, body: String)] = [
    "rA": ("R", "push a"), "rB": ("R", "push b"), "rD": ("R", "push d"), "rS": ("R", "push s"),
    "rHome": ("R", "push home"), "rPx": ("R", "push px(one)"), "rPxTwo": ("R", "push px(two)"),
    "rPy": ("R", "push py"), "rSheet": ("R", "present s1 as sheet"),
    "rSheetTwo": ("R", "present s2 as sheet"),
    "rSheetPx": ("R", "present px(one) as sheet"), "rPop": ("R", "pop"), "rPopToA": ("R", "popTo a"),
    "rUnwind": ("R", "finish"), "rDismiss": ("R", "dismiss"), "rReplace": ("R", "replaceRoot n"),
    "rLink": ("R", "push a with link"), "cC1": ("C", "push c1"), "cPop": ("C", "pop"),
    "cPopMany": ("C", "pop 5"),
    "cPopTo": ("C", "popTo c0"), "cPz": ("C", "push pz"), "cUnwind": ("C", "finish done"),
    "cTwice": ("C", "finish done; finish done"), "tapC1": ("C", ""), "tapUnwind": ("C", ""),
  ]

  /// The words of an event of the user in a trace.
  private static let gestures: [String: [String]] = [
    "back": ["back @"], "menu": ["back menu to R.home"],
    "swipe": ["swipe down begins", "swipe down is finished"],
    "tapC1": ["tap tapC1"], "tapDone": ["tap done"], "tapUnwind": ["tap tapUnwind"],
  ]

  /// The words in a trace, input by input.
  var words: [[String]] { inputs.map { Self.gestures[$0] ?? ["event \($0)"] } }

  /// How many inputs the row takes: the end of a gesture is none.
  var length: Int { inputs.count }

  /// An app that can do just what the row does, each event as often as the row needs it.
  func text(timing: String = "atomic") -> String {
    let events = Set(inputs).filter { Self.gestures[$0] == nil }.sorted()
    func handlers(_ owner: String) -> String {
      events.compactMap { event in
        guard let action = Self.actions[event], action.owner == owner else { return nil }
        return "  on \(event) { \(action.body) }\n"
      }.joined()
    }
    let declared = events.map { event in "event \(event) at most \(inputs.count { $0 == event })\n" }.joined()
    return """
      system Released
        platform swiftui
        dialect coordinator-1 {
          exitLeaksToOuter = \(leaks)
      \(switches)
        }
        timing \(timing)
        bound stack 6, coordinators 8
        \(inputs.contains("menu") ? "" : "without backMenu")

      type Id = { one, two }
      \(declared)
      coordinator R {
        start home
      \(handlers("R"))
        screen home
        screen a
        screen b { \(extraB) }
        screen d
        screen s
        screen n
        screen s1
        screen s2
        branch px(id: Id): C(id)
        branch py: D
      }

      coordinator C(id: Id) {
        start c0
      \(handlers("C"))
      \(inputs.contains("tapC1") ? "  on tap tapC1 { push c1 }" : "")
      \(inputs.contains("tapUnwind") ? "  on tap tapUnwind { finish done }" : "")
      \(extraC)
        screen c0
        screen c1
        branch pz: G
      }

      coordinator D { start d0; screen d0 }
      coordinator G { start g0; screen g0 }

      \(claims)
      """
  }
}
