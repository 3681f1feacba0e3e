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
      "A name gets more values than it takes, or 'contains', 'first', 'last', 'mutate' or 'send' gets too few. The "
        + "message states what it takes."
    ),
    (
      "argument-missing",
      "A value for a route or coordinator is missing. Write the value in parentheses, or make it a "
        + "parameter of the branch."
    ),
    (
      "bad-escape",
      "A text between quotes contains an unknown escape. The escapes are '\\\"', '\\\\', '\\n', '\\t' and '\\u{…}'."
    ),
    (
      "bad-number",
      "A number is followed by letters. A name must begin with a letter, and a number must consist of digits."
    ),
    (
      "bound-range",
      "A bound is not a number from 1 to 64. Use a small number, since most bugs appear within small bounds."
    ),
    ("built-in-name", "A property has the name of a built-in property. Choose another name."),
    (
      "capitalisation",
      "The capitalisation of a name is wrong. The names of coordinators, types and bases begin with a "
        + "capital letter, and all other names begin with a small letter."
    ),
    ("chained-comparison", "Two comparisons are chained, as in 'a < b < c'. Write 'a < b and b < c'."),
    (
      "closed-request",
      "Warning: every handler of a request has a 'when', so the request is lost while all conditions "
        + "are false. Add a handler without 'when'."
    ),
    ("control-character", "The text contains an invisible character. Remove it."),
    (
      "cyclic-action",
      "An action calls itself, directly or through others. Use 'emit' or 'later' for repeated work."
    ),
    (
      "cyclic-start",
      "The 'start' of a coordinator leads back to the same coordinator, so no screen is ever shown. At least "
        + "one 'start' in the cycle must name a 'screen'."
    ),
    (
      "cyclic-tree",
      "Warning: a screen of a tree leads back to a screen above it. Remove this line, since a segue can go back "
        + "without it."
    ),
    (
      "cyclic-type",
      "A type contains itself, so its values are not finite. List the values of the type instead."
    ),
    ("cyclic-use", "A file uses itself, directly or through other files. Remove one 'use'."),
    (
      "dialect-platform",
      "The dialect models a library of SwiftUI, which does not run on 'platform uikit'. Choose "
        + "'swiftui' or 'ideal'."
    ),
    (
      "did-what",
      "The operand of 'did' is missing or is not a name. Write the name of the output's subject, as in "
        + "'did note(saved)' or 'did present(detail)'."
    ),
    (
      "domain-too-large",
      "A control, event, link or outcome has more than 256 combinations of values. Each "
        + "combination is a separate input, so use a smaller domain."
    ),
    ("duplicate-name", "Two declarations in one scope have the same name. Rename one of them."),
    ("empty-log", "A log has no lines. Write at least one output or input between its braces."),
    ("empty-range", "The first number of a range is larger than the second. Write the smaller number first."),
    ("empty-tabs", "'tabs' or 'pages' has no members. Write at least one 'tab' or 'page'."),
    (
      "fair-anyway",
      "'fair' names a step of the platform or the outcome of an effect. These always happen eventually, so use "
        + "'fair' for inputs only."
    ),
    (
      "finish-values",
      "Two 'finish' statements give one result different numbers of values. Give every use of the result the same "
        + "number of values."
    ),
    (
      "foreign-snapshot",
      "A coordinator sends or mutates through the snapshot of another feedback loop. Emit a step to that loop "
        + "instead."
    ),
    ("header-order", "A header comes after a declaration. Move it above the first declaration."),
    (
      "input-values",
      "An input in a log or after 'fair' has values. Write only its name, which stands for all "
        + "values."
    ),
    (
      "misplaced",
      "A declaration or statement is not allowed in this place. The message names the right place."
    ),
    (
      "misplaced-branch",
      "A spec built in Swift has a branch outside of a coordinator. Move it into a coordinator."
    ),
    (
      "misplaced-clause",
      "A spec built in Swift has 'leads to', 'needs' or 'provides' outside of a screen. Move it into a screen."
    ),
    (
      "misplaced-lock",
      "A spec built in Swift has a lock outside of a coordinator. Move it into a coordinator."
    ),
    (
      "misplaced-screen",
      "A spec built in Swift has a screen outside of a coordinator. Move it into a coordinator."
    ),
    (
      "misplaced-split",
      "A spec built in Swift has a split view outside of a coordinator. Move it into a coordinator."
    ),
    (
      "misplaced-start",
      "A spec built in Swift has a start screen outside of a coordinator. Move it into a coordinator."
    ),
    (
      "misplaced-tabs",
      "A spec built in Swift has tabs outside of a coordinator. Move them into a coordinator."
    ),
    (
      "missing-system",
      "The file does not begin with 'system NAME' or 'part NAME'. Write one of these lines above all others."
    ),
    (
      "needless-qualifier",
      "A name has its coordinator as a qualifier inside of that coordinator. Write the name alone."
    ),
    (
      "needs-coordinator",
      "'stack', 'screens', 'children' or 'selected' is outside of a coordinator. Move the "
        + "property into the coordinator that it is about."
    ),
    (
      "needs-qualifier",
      "A name has no qualifier outside of its coordinator. Write the coordinator first, as in 'App.home'."
    ),
    (
      "nested-tabs",
      "A tab, page or column begins with tabs, pages or a split view. The model does not support such nesting. "
        + "Give the coordinator a 'screen' as its start."
    ),
    (
      "never-finishes",
      "A handler waits for a result with which the flow never finishes. Use one of the results that the message "
        + "lists."
    ),
    (
      "never-shown",
      "Warning: no command, start or link shows this screen, branch, tab bar, page control or split view. Show it or "
        + "remove its declaration."
    ),
    ("no-coordinator", "The system declares no coordinator. Declare one, as in 'coordinator App { … }'."),
    (
      "no-exits",
      "The spec uses 'defaultExit' or 'finishes', but its dialect has no default exits. Use 'on "
        + "removed', or 'dialect coordinator'."
    ),
    (
      "no-initial-value",
      "A variable has no initial value. Write '= value', or make the variable optional with '?'."
    ),
    (
      "no-self",
      "'self', 'finish', 'emit' or 'feedback' is outside of a coordinator. Move it into a coordinator."
    ),
    (
      "no-split-view",
      "The spec sets a rule of split views but declares no 'split'. Remove the setting or declare a split view."
    ),
    (
      "no-start",
      "The root coordinator, or a coordinator that a command shows, has no 'start'. Add 'start' with the name of "
        + "its first screen."
    ),
  ]
}
