extension NavDiagnostic {
  /// All codes of diagnostics with their meaning and advice, in alphabetical order.
  ///
  /// The meaning of a warning begins with `Warning: `.
  public static let codes: [(code: String, meaning: String)] = firstCodes + lastCodes

  private static let firstCodes: [(code: String, meaning: String)] = [
    (
      "action-too-large",
      "The calls of actions in a spec expand to more than 10,000 statements. Call large actions in fewer places, "
        + "and fewer actions inside actions."
    ),
    (
      "adapt-place",
      "'adapt to' is outside of 'on adapt' and of the handlers of effects, or in an action that another handler "
        + "calls. Move it into 'on adapt', or into a handler of an effect that 'on adapt' runs."
    ),
    (
      "argument-count",
      "A name, an output after 'did' or a change of a list gets more values than it takes; 'contains(…)', "
        + "'first(…)' or 'last(…)' does not get exactly one value; a member such as 'count' has parentheses; or "
        + "'send' or 'mutate' has wrong values or labels. The message states the correct form."
    ),
    (
      "argument-missing",
      "A route, coordinator, step, event, effect, action or case gets too few values, a change of a list gets no "
        + "value, 'truncate' gets no label, or 'provides' gives no value for the parameter of a screen. Write the "
        + "missing value in parentheses, for 'truncate' with the label 'to' or 'count', or after 'provides' as "
        + "'NAME = VALUE'."
    ),
    (
      "bad-escape",
      "A text between quotes contains an unknown escape, or a '\\u{…}' without the hexadecimal number of a "
        + "character. The escapes are '\\\"', '\\\\', '\\n', '\\t' and '\\u{…}'."
    ),
    (
      "bad-number",
      "Letters or '_' follow the digits of a number. A name must begin with a letter or '_', and a number "
        + "must consist of digits."
    ),
    (
      "bound-range",
      "A bound is not a number from 1 to 64. Use a small number, since most bugs appear within small bounds."
    ),
    ("built-in-name", "A property or log has the name of a built-in property. Choose another name."),
    (
      "capitalisation",
      "The capitalisation of a name is wrong. The names of systems, parts, coordinators, types and bases "
        + "must begin with a capital letter, and the names of other declarations must not."
    ),
    (
      "chained-comparison",
      "Two comparisons, or two tests with 'is', are chained, as in 'a < b < c'. Write 'a < b and b < c'."
    ),
    (
      "closed-request",
      "Warning: in one place, such as a coordinator or a screen, every handler of a step, a link or the "
        + "end of a flow has a 'when', so this request can be lost while all conditions are false. Below these "
        + "handlers, add one without 'when' in the same place."
    ),
    (
      "control-character",
      "The text contains a control character, or an invisible character that changes the direction or the "
        + "lines of the text. Remove it; between quotes, write a tab as '\\t', and at the end of a line, write "
        + "a line feed in place of a carriage return."
    ),
    (
      "cyclic-action",
      "An action calls itself, directly or through other actions. For repeated work, declare the action in "
        + "a coordinator, emit a step in it, and call the action in a handler of the step."
    ),
    (
      "cyclic-start",
      "The 'start' of a coordinator leads back to the same coordinator, so the coordinator can never show "
        + "its start screen. At least one 'start' in the cycle must name a 'screen'."
    ),
    (
      "cyclic-tree",
      "Warning: a screen of a tree leads back to itself or to a screen above it. Remove this name after 'leads "
        + "to', since a segue can go back without it."
    ),
    (
      "cyclic-type",
      "A type refers to itself, directly or through other types, so its values are not finite. List the "
        + "values of the type instead."
    ),
    ("cyclic-use", "A file uses itself, directly or through other files. Remove one 'use'."),
    (
      "dialect-platform",
      "The dialect models a library of SwiftUI, which does not run on 'platform uikit'. Choose "
        + "'swiftui' or 'ideal'."
    ),
    (
      "did-what",
      "An operand of 'did' is missing or has the wrong form. The message states the correct form, as in "
        + "'did note(saved)', 'did present(detail)' or 'did segue([menu, profile])'."
    ),
    (
      "domain-too-large",
      "A control, event, link or outcome has more than 256 combinations of values, each of which is a "
        + "separate event; or a list such as '0...n', or nested lists, can have more than 10000 elements. Use a smaller domain."
    ),
    (
      "duplicate-name",
      "Two declarations that need different names have the same name, such as two variables of a "
        + "coordinator, or two properties anywhere in the spec; or a variant has the name 'base', which means "
        + "the spec without a variant. Choose another name. A property of a screen in a base counts once for "
        + "each coordinator with the base; move it into one coordinator."
    ),
    ("empty-log", "A log has no lines. Write at least one output or input between its braces."),
    ("empty-range", "The first number of a range is larger than the second. Write the smaller number first."),
    ("empty-tabs", "'tabs' or 'pages' has no members. Write at least one 'tab' or 'page'."),
    (
      "fair-anyway",
      "'fair' names a notice of the platform, a step between coordinators or an outcome of an effect. The "
        + "check always assumes fairness for these, so use 'fair' for inputs only."
    ),
    (
      "finish-values",
      "Two 'finish' statements, 'finishes' lines or results of opaque coordinators give one result "
        + "different numbers of values. Give every use of the result the same number of values."
    ),
    (
      "foreign-snapshot",
      "'send' or 'mutate' uses a snapshot of a feedback loop in a place outside of this loop's "
        + "coordinator. Emit a step to an instance of that coordinator instead, as in 'emit go to "
        + "Loop.instances.first'."
    ),
    ("header-order", "A header comes after a declaration. Move it above the first declaration."),
    (
      "input-values",
      "An input in a log or after 'fair' has values. Write only its name, which stands for all "
        + "values."
    ),
    (
      "misplaced",
      "A declaration, a statement or a part of a statement is not allowed in this place, such as a screen "
        + "in a screen, or 'in' after 'select'. For most words, the message names the right place."
    ),
    (
      "misplaced-branch",
      "A spec built in Swift has a branch among the members of a screen or branch. Move it into the "
        + "coordinator."
    ),
    (
      "misplaced-clause",
      "A spec built in Swift has 'leads to', 'needs' or 'provides' among the members of a coordinator, or "
        + "a feedback among the members of a screen or branch. Move the clause into a screen, and the "
        + "feedback into the coordinator."
    ),
    (
      "misplaced-lock",
      "A spec built in Swift has a lock among the members of a screen or branch. Move it into the "
        + "coordinator."
    ),
    (
      "misplaced-screen",
      "A spec built in Swift has a screen among the members of a screen or branch. Move it into the "
        + "coordinator."
    ),
    (
      "misplaced-split",
      "A spec built in Swift has a split view among the members of a screen or branch. Move it into the "
        + "coordinator."
    ),
    (
      "misplaced-start",
      "A spec built in Swift has a start screen among the members of a screen or branch. Move it into the "
        + "coordinator."
    ),
    (
      "misplaced-tabs",
      "A spec built in Swift has tabs among the members of a screen or branch. Move them into the "
        + "coordinator."
    ),
    (
      "missing-system",
      "The file does not begin with 'system NAME' or 'part NAME'. Write one of these lines above all other "
        + "declarations."
    ),
    (
      "needless-qualifier",
      "A variable has its coordinator as a qualifier inside of that coordinator. Write the name of the "
        + "variable alone, or 'self.NAME' if a value or a variable of the screen has the same name."
    ),
    (
      "needs-coordinator",
      "'stack', 'screens', 'children' or 'selected' is outside of a coordinator. Move a property, a "
        + "handler or an action into the coordinator that it is about. Elsewhere, name an instance, as in "
        + "'App.stack'; 'selected' has no such form."
    ),
    (
      "needs-qualifier",
      "A name has no qualifier outside of its coordinator. Write the coordinator first, as in 'App.home'."
    ),
    (
      "nested-tabs",
      "The coordinator of a tab, page or column declares tabs, pages or a split view. The model does not "
        + "support such nesting. Declare them in a coordinator that is not the coordinator of a tab, page or "
        + "column."
    ),
    (
      "never-finishes",
      "A handler waits for a result with which the flow never finishes. Correct the name, or add 'finish "
        + "NAME' to the flow."
    ),
    (
      "never-shown",
      "Warning: no command, start or link shows this screen, branch, tab bar, page control or split view. Show it or "
        + "remove its declaration."
    ),
    ("no-coordinator", "The system declares no coordinator. Declare one, as in 'coordinator App { … }'."),
    (
      "no-exits",
      "The spec uses 'on defaultExit' or 'finishes', but its dialect has no default exits. Use 'on "
        + "removed' or 'finish', or select 'dialect coordinator', which does not run on 'platform uikit'."
    ),
    (
      "no-initial-value",
      "A variable whose domain is Bool, a range or an enumeration has no initial value. Write '= value', "
        + "or make the variable optional with '?'."
    ),
    (
      "no-self",
      "'self', 'finish', or 'emit' without 'to' is outside of a coordinator. Move it into a coordinator."
    ),
    (
      "no-split-view",
      "The spec sets a rule of split views but declares no 'split'. Remove the setting or declare a split view."
    ),
    (
      "no-start",
      "The root coordinator has neither 'start' nor 'on start', or a command names a branch whose coordinator has "
        + "no 'start'. Add 'start' with the name of its first screen."
    ),
    (
      "not-a-coordinator",
      "A statement that needs a coordinator, such as 'start', 'drop' or 'emit … to', got a value of another kind. "
        + "Give it a coordinator or 'child'."
    ),
    (
      "not-a-list",
      "'append', 'remove' or another change of a list is applied to a value that is not a list, or the "
        + "value after the 'in' of 'for', 'every', 'some' or 'count of' is not a list. Use a variable with a domain "
        + "such as '[Topic]'."
    ),
    (
      "not-a-number",
      "An operand of '+', '-', '...', '<', '<=', '>' or '>=' is not a number. Use operands with a domain "
        + "such as '0...3'."
    ),
    (
      "not-a-part",
      "'use' names a file that is a 'system'. Move the shared declarations into a file that begins with 'part'."
    ),
    (
      "not-a-screen",
      "A command that shows or removes a screen got a value of another kind, or 'first(…)' or 'last(…)' "
        + "does not name a screen. Give the command a screen, a route or a coordinator, and 'first' or "
        + "'last' the name of a screen."
    ),
    (
      "not-a-statement",
      "An expression in the place of a statement has no effect. Write a change of a list, or a call of an action."
    ),
  ]
}
