extension NavDiagnostic {
  /// All codes of diagnostics with their meaning and advice, in alphabetical order.
  public static let codes: [(code: String, meaning: String)] = firstCodes + lastCodes

  private static let firstCodes: [(code: String, meaning: String)] = [
    (
      "action-too-large",
      "The calls of actions expand to more than 10,000 statements. Call fewer actions inside actions."
    ),
    (
      "adapt-place",
      "'adapt to' is outside of 'on adapt', and outside of the answer of an effect that an 'on adapt' "
        + "runs. Move it into one of these."
    ),
    (
      "argument-count",
      "A route, case or member gets more or fewer values than it takes. The message names how many "
        + "it takes."
    ),
    (
      "argument-missing",
      "A route or coordinator needs a value that is not given. Write it in parentheses, or make it "
        + "a parameter of the branch."
    ),
    ("bad-escape", "A text between quotes has an escape other than '\\\"', '\\\\' and '\\n'."),
    (
      "bad-number",
      "A number is followed by letters. A name begins with a letter, and a number has digits only."
    ),
    ("bound-range", "A bound is not a number from 1 to 64. Most bugs appear within small bounds."),
    ("built-in-name", "A property has the name of a built-in one. Choose another name."),
    (
      "capitalisation",
      "Coordinators, types and bases begin with a capital letter, all other names with a small "
        + "one."
    ),
    ("chained-comparison", "Two comparisons follow each other, as in 'a < b < c'. Write 'a < b and b < c'."),
    (
      "closed-request",
      "Warning: every handler of a request has a 'when', so a request is lost while all conditions "
        + "are false. Add a handler without 'when'."
    ),
    ("control-character", "The text contains a character that cannot be seen. Remove it."),
    (
      "cyclic-action",
      "An action calls itself, directly or through others. Use 'emit' or 'later' for repeated work."
    ),
    (
      "cyclic-start",
      "The start screens of coordinators lead back to themselves, so no screen is ever shown. At least "
        + "one 'start' must name a 'screen'."
    ),
    (
      "cyclic-tree",
      "Warning: a screen of a tree leads back to a screen above it. Remove that line: a segue can go back without it."
    ),
    (
      "cyclic-type",
      "A type contains itself, so it has no finite number of values. Name its values directly."
    ),
    ("cyclic-use", "A file uses itself, directly or through other files. Remove one 'use'."),
    (
      "dialect-platform",
      "The dialect models a library of SwiftUI, which does not run on 'platform uikit'. Choose "
        + "'swiftui' or 'ideal'."
    ),
    (
      "did-what",
      "'did' lacks the name of what was finished, noted or shown, or has a value where a name "
        + "belongs. Write 'did note(saved)', for example."
    ),
    (
      "domain-too-large",
      "A control, event, link or outcome has more than 256 combinations of values. Each "
        + "combination is an input of its own, so use fewer values."
    ),
    ("duplicate-name", "Two declarations in one place have the same name. Rename one."),
    ("empty-log", "A log has no lines. Write at least one output or input between its braces."),
    ("empty-range", "The first number of a range is larger than the second. Write the smaller one first."),
    ("empty-tabs", "Tabs or pages have no members. Write at least one 'tab' or 'page'."),
    (
      "fair-anyway",
      "'fair' names a platform step or the answer of an effect, which happen eventually in any case. Use "
        + "'fair' for inputs only."
    ),
    (
      "finish-values",
      "Two 'finish' statements give different values to one result. Give all uses of a result the same values."
    ),
    (
      "foreign-snapshot",
      "A snapshot of one feedback loop is used in another. Only its own loop can send or mutate "
        + "through it."
    ),
    ("header-order", "A header comes after a declaration. Move it above the first declaration."),
    (
      "input-values",
      "An input in a log or behind 'fair' has values. Write its name only; it means all "
        + "values."
    ),
    ("misplaced", "A declaration is in a place where it has no meaning. The message names the right place."),
    ("misplaced-branch", "A spec built in Swift has a branch outside of a coordinator."),
    ("misplaced-clause", "A spec built in Swift has 'leads to', 'needs' or 'provides' outside of a screen."),
    ("misplaced-lock", "A spec built in Swift has a lock outside of a coordinator."),
    ("misplaced-screen", "A spec built in Swift has a screen outside of a coordinator."),
    ("misplaced-split", "A spec built in Swift has a split view outside of a coordinator."),
    ("misplaced-start", "A spec built in Swift has a start screen outside of a coordinator."),
    ("misplaced-tabs", "A spec built in Swift has tabs outside of a coordinator."),
    ("missing-system", "The file does not begin with 'system NAME' or 'part NAME'."),
    (
      "needless-qualifier",
      "A name is written with its coordinator inside of that coordinator. Write the name alone."
    ),
    (
      "needs-coordinator",
      "'stack', 'screens', 'children' or 'selected' is outside of a coordinator. Move the "
        + "property into the coordinator that it is about."
    ),
    ("needs-qualifier", "A name is written alone outside of its coordinator. Write 'App.home', for example."),
    (
      "nested-tabs",
      "A tab, page or column contains tabs, pages or a split view. Such nesting is not modelled."
    ),
    (
      "never-finishes",
      "A handler waits for a result that the flow never finishes with. The message lists the "
        + "results that it has."
    ),
    (
      "never-shown",
      "Warning: no command, start or link shows this screen, branch or tab bar. Show it or remove "
        + "it."
    ),
    ("no-coordinator", "The system declares no coordinator, so there is nothing to check."),
    (
      "no-exits",
      "'defaultExit' or 'finishes' is in a spec whose dialect has no default exits. Use 'on "
        + "removed', or 'dialect coordinator'."
    ),
    (
      "no-initial-value",
      "A variable has no value to start with. Write '= value', or make it optional with '?'."
    ),
    ("no-self", "'self', 'finish', 'emit' or 'feedback' is outside of a coordinator."),
    ("no-split-view", "The spec sets a rule of split views, and declares no 'split'. Remove the setting."),
    (
      "no-start",
      "The root coordinator, or a flow that a command shows, has no 'start'. Name its first "
        + "screen."
    ),
  ]
}
