import Testing

/// A spec with the command line that it is checked with, and the code that answers.
struct Example: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  var options: [String] = []
  var code: Int32

  var testDescription: String { name }
}

enum Examples {
  /// A child that nobody drops when its screen is gone.
  private static let forgotten = """
    system Forgotten
      platform uikit
      bound coordinators 3

    coordinator App {
      start home
      screen home { on tap open { push detail } }
      branch detail: Detail
    }

    coordinator Detail {
      start form
      screen form { on tap done { finish } }
    }

    """

  private static let sheet = """
    system Sheet
      platform uikit

    coordinator App {
      var shown: route? believes sheet
      start home
      screen home { on tap open when shown is none { shown = settings; present settings as sheet } }
      screen settings { on tap done { shown = none; dismiss } }
    }

    """

  private static let tabs = """
    system Tabs
      platform uikit

    coordinator App {
      start main
      tabs main {
        tab news: News
        tab profile: Profile
      }
    }
    coordinator News {
      start headlines
      screen headlines { on tap read { push article } }
      screen article
    }
    coordinator Profile {
      start overview
      screen overview
    }

    """

  private static let quiet = """
    system Quiet
    coordinator App {
      start home
      screen home { on tap open { push detail } }
      screen detail
    }
    /// The detail comes after the home.
    always home-stays: App.home is onScreen
    always when-six when App.detail.instances.count >= 6: App is alive
    allow no-trap "there is one"

    """

  private static let late = """
    system Late
      platform uikit

    coordinator App {
      var isOpen: Bool = false
      start home
      screen home {
        on tap open {
          if isOpen { note ignored } else {
            isOpen = true
            present sheet as sheet
          }
        }
      }
      screen sheet { on tap close { isOpen = false; dismiss } }
      on didDismiss { isOpen = false }
    }

    /// Opening shows the sheet.
    change open-opens on tap open: not did note(ignored)

    variant atomic {
      timing atomic
      expect holds
    }

    """

  static let all: [Example] = [
    Example(name: "unexpected", text: forgotten, code: 1),
    Example(
      name: "other-length",
      text: forgotten
        + "expect violated child-ends-with-branch in 3 inputs, child-has-screen, exit-equivalence\n", code: 1),
    Example(name: "expectation-gone", text: quiet + "expect violated no-deadlock\n", code: 1),
    Example(name: "holds-verbose", text: quiet, options: ["--verbose"], code: 0),
    Example(name: "holds-quiet", text: quiet, options: ["--quiet"], code: 0),
    Example(
      name: "expected-verbose",
      text: sheet + "expect violated belief-matches-screen in 2 inputs, no-deadlock, exit-equivalence\n",
      options: ["--verbose"], code: 0),
    Example(
      name: "expected-one-property",
      text: sheet + "expect violated belief-matches-screen in 2 inputs, no-deadlock, exit-equivalence\n",
      options: ["--property", "belief-matches-screen", "--property", "no-fatal"], code: 0),
    Example(name: "one-property", text: sheet, options: ["--property=no-deadlock"], code: 1),
    Example(name: "scope-changed", text: tabs, options: ["--with", "doubleTap", "--overtake=2"], code: 1),
    Example(
      name: "scope-changed-holds", text: tabs + "expect violated no-trap\n", options: ["--without=swipe"],
      code: 0),
    Example(name: "variants", text: late, code: 1),
    Example(name: "one-variant", text: late, options: ["--variant", "atomic", "--color=always"], code: 0),
    Example(name: "coloured", text: late, options: ["--variant", "base", "--color=always"], code: 1),
    Example(name: "incomplete", text: tabs, options: ["--max-states", "5"], code: 4),
    Example(
      name: "weakened", text: tabs, options: ["--strategy", "bitstate", "--table", "16"], code: 4),
    Example(
      name: "weakened-violated", text: sheet, options: ["--strategy", "hash-compaction", "--verbose"], code: 1
    ),
    Example(
      name: "incomplete-capacity",
      text: tabs.replacing("platform uikit", with: "platform uikit\n  bound coordinators 2"), code: 4),
    Example(name: "incomplete-depth", text: tabs, options: ["--max-depth", "1", "--verbose"], code: 4),
    Example(name: "choices", text: choices, options: ["--property", "both"], code: 1),
    Example(name: "bound-inputs", text: stairs, code: 0),
  ]

  /// A screen behind three inputs, in an app that is checked for two.
  private static let stairs = """
    system Stairs
      platform uikit
      overtake 0
      bound inputs 2
    coordinator App {
      start hall
      screen hall { on tap go { push stairs } }
      screen stairs { on tap go { push landing } }
      screen landing { on tap go { push attic } }
      screen attic
    }
    """

  /// A handler that chooses twice, and one that does so once.
  private static let choices = """
    system Choices
      platform ideal
    event poll at most 1
    coordinator App {
      var count: 0...2 = 0
      start home
      screen home {
        on tap reset { choose { count = 0 } or { count = 1 } }
      }
      on poll {
        choose {} or { count = count + 1 }
        choose {} or {
          count = count + 1
        }
      }
    }
    never both: App.count == 2 and App.home is visible
    """
}
