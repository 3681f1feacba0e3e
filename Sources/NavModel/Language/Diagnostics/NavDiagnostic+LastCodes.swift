extension NavDiagnostic {
  /// The second half of ``codes``.
  static let lastCodes: [(code: String, meaning: String)] = [
    (
      "not-a-coordinator",
      "A command that needs a coordinator got a value of another kind. Give it a coordinator or 'child'."
    ),
    (
      "not-a-list",
      "'append', 'remove' or another change of a list is applied to something else. Only variables "
        + "of a domain '[T]' have these."
    ),
    ("not-a-number", "'+', '-' or a comparison of size is applied to something other than numbers."),
    ("not-a-part", "'use' names a file that is a 'system'. Only files that begin with 'part' can be used."),
    ("not-a-screen", "A command that shows a screen got a value that is not a screen, route or coordinator."),
    ("not-a-statement", "A spec built in Swift has an expression where a statement belongs."),
    (
      "not-assignable",
      "The left side of '=' is not a variable. Values of screens and coordinators cannot change."
    ),
    ("not-callable", "A name that takes no values is followed by parentheses. Remove the parentheses."),
    (
      "not-finite",
      "The values of an input come from an unbounded domain. Use Bool, a range or an enumeration."
    ),
    ("not-in-part", "A header or an expectation is in a part. Write it in the spec that uses the part."),
    (
      "not-in-tree",
      "'leads to', 'needs' or a segue names something other than a screen of the tree, or a "
        + "dependency that no screen provides."
    ),
    ("not-utf8", "The file is not UTF-8 text. Save it as UTF-8."),
    (
      "note-values",
      "Two uses of a label have different numbers of values. Give every 'note' with this label the same number of "
        + "values."
    ),
    (
      "nothing-ignored",
      "'ignore' names an event that has no handler here. Remove the line, or correct the name."
    ),
    ("number-too-large", "A number does not fit into 64 bits."),
    (
      "on-not-change",
      "A property other than 'change' and 'eventually' has 'on'. Use 'when' for a condition."
    ),
    (
      "only-in-change",
      "'before', 'did' or 'event' is outside of a 'change' property. Only a step has two "
        + "worlds."
    ),
    (
      "option-dialect",
      "The option behind 'with' belongs to another dialect. 'navcheck explain dialect NAME' lists "
        + "the options."
    ),
    ("ownership", "'weak' or 'unowned' precedes a variable that holds no coordinator. Remove the word."),
    ("parameter-range", "The value of a parameter is not in its domain."),
    (
      "part-not-read",
      "A spec with 'use' was parsed from a text alone. Read it with 'NavSource', which reads the "
        + "parts too."
    ),
    ("pattern-values", "A handler names more or fewer values than its event has. Name all of them, or none."),
    ("pop-count", "The number behind 'pop' is not from 1 to 64."),
    (
      "property-in-base",
      "A property is in a base. Each coordinator of the base would have one of this name, so "
        + "write it in the coordinators."
    ),
    (
      "publish-fields",
      "A published state is written without the names of its fields. Write 'publish(count: 2)', "
        + "for example."
    ),
    ("reserved-word", "A word of the language is used as a name, or is assigned to. Choose another name."),
    (
      "select-tab",
      "'select' got something other than a tab or page. Columns of a split view are shown by "
        + "'show'."
    ),
    (
      "set-outside-variant",
      "'set' is outside of a variant. Outside, a parameter has the value behind its '='."
    ),
    (
      "show-column",
      "'show' got something other than a column of a split view. Tabs and pages are selected by "
        + "'select'."
    ),
    ("split-columns", "A split view does not have exactly one 'primary' and one 'secondary' column."),
    ("statement-name", "An action has the name of a statement. Choose another name."),
    (
      "step-receiver",
      "In this dialect a flow can send steps only to the coordinators that the message lists."
    ),
    ("switch-value", "A switch has a value that it cannot have. The message lists its values."),
    ("tab-start", "The coordinator of a tab, page or column has no 'start'. Name its first screen."),
    (
      "tap-domain",
      "'on tap' names a value without its domain. Write 'on tap open(item: Item)', for example."
    ),
    ("tap-place", "'on tap' is outside of a screen and of a coordinator. Move it into one."),
    (
      "tap-values",
      "Two handlers of one control have different values. Give all handlers of a control the same values."
    ),
    (
      "tie-system",
      "'believes' or 'binds' follows a variable of the system. Move the variable into a "
        + "coordinator."
    ),
    (
      "too-deep",
      "Blocks, brackets, operators or quantifiers are nested deeper than the limit that the "
        + "message names."
    ),
    ("too-large", "The file is larger than 4 MiB."),
    (
      "too-many-errors",
      "More than twenty mistakes were found, and the others are not reported. Fix the first ones."
    ),
    ("too-many-parts", "A spec uses more than 64 parts, directly or through others."),
    (
      "two-parents",
      "Warning: two screens of a tree lead to the same screen, so a segue may take either path."
    ),
    (
      "type-mismatch",
      "A value does not belong to the expected domain, or two values of different domains "
        + "are compared."
    ),
    ("unclosed-block", "A '{' has no matching '}'."),
    ("unexpected-character", "This character is not part of the language."),
    (
      "unexpected-token",
      "The parser found a token that cannot appear here. The message names what it expected."
    ),
    (
      "unfit-question",
      "The test behind 'is' can never be true for this kind of value. 'alive' is for coordinators, "
        + "'onScreen' for screens and coordinators, for example."
    ),
    ("unhandled-event", "Warning: no handler takes this event of the environment, so it is always dropped."),
    ("unhandled-link", "Warning: no handler takes this deep link, so it is always dropped."),
    (
      "unhandled-outcome",
      "Warning: no handler takes this outcome of an effect, so the answer is lost. Write 'on EFFECT OUTCOME', or begin "
        + "the name of the outcome with '_'."
    ),
    ("unknown-action", "No action of this name can be called here. 'action NAME' declares one."),
    ("unknown-adversary", "No adversary has this name. 'navcheck explain adversary' lists them."),
    ("unknown-base", "No base has this name. 'base NAME' declares one."),
    (
      "unknown-bound",
      "Nothing can be bounded by this name. The bounds are stack, layers, coordinators, mail and "
        + "list."
    ),
    ("unknown-cause", "No cause of an end has this name. The causes are 'user' and 'program'."),
    ("unknown-control", "No screen or coordinator has 'on tap' for this control."),
    ("unknown-coordinator", "No coordinator has this name. 'coordinator NAME' declares one."),
    ("unknown-declaration", "No declaration begins with this word here. The message suggests a similar one."),
    (
      "unknown-dependency",
      "No screen provides what this one needs. Add 'provides NAME' to a screen above it."
    ),
    ("unknown-dialect", "No dialect has this name. 'navcheck explain dialect' lists them."),
    ("unknown-effect", "No effect has this name here. 'effect NAME' declares one."),
    (
      "unknown-event",
      "No event or notice has this name here. 'event NAME' declares an event of the environment."
    ),
    ("unknown-label", "No 'note' in the spec has this label."),
    ("unknown-link", "No deep link has this name. 'link NAME to ROUTE' declares one."),
    (
      "unknown-list-change",
      "A list has no such change. The changes are append, remove, removeFirst, removeLast, "
        + "truncate and clear."
    ),
    (
      "unknown-member",
      "The value before the dot has no member of this name. Lists, screens and coordinators have "
        + "those that the reference lists."
    ),
    ("unknown-name", "Nothing of this name can be used here. The message suggests a similar name."),
    (
      "unknown-option",
      "No command has this option. 'navcheck explain dialect NAME' lists those of a library."
    ),
    (
      "unknown-outcome",
      "The effect has no outcome of this name. Its declaration lists them behind the colon."
    ),
    ("unknown-output", "A step has no output of this name. The message suggests a similar one."),
    ("unknown-parameter", "A declaration has no parameter of this name."),
    (
      "unknown-part",
      "'believes' or 'binds' names no part of a container. The parts are stack, screens, "
        + "presented, sheet, cover, alert, popover, tab and selection."
    ),
    ("unknown-platform", "No platform has this name. The platforms are ideal, uikit and swiftui."),
    ("unknown-property", "No property has this name. 'navcheck explain' lists the built-in ones."),
    ("unknown-result", "No flow finishes with a result of this name."),
    ("unknown-screen", "The coordinator has no screen, branch, tabs or split view of this name."),
    ("unknown-statement", "No statement begins with this word. The message suggests a similar one."),
    ("unknown-step", "No step has this name. 'step NAME' declares one."),
    (
      "unknown-strategy",
      "No feedback has this strategy. 'navcheck explain dialect NAME' lists those of a library."
    ),
    ("unknown-style", "No style of a layer has this name. The styles are sheet, cover, alert and popover."),
    ("unknown-subject", "'allow … at' names no coordinator, screen or control of the spec."),
    (
      "unknown-switch",
      "The platform or dialect has no switch of this name. 'navcheck explain platform NAME' lists "
        + "them."
    ),
    ("unknown-timing", "No timing has this name. The timings are atomic and interleaved."),
    ("unknown-type", "No type has this name. 'type NAME = …' declares one."),
    ("unknown-variant", "The spec has no variant of the requested name."),
    ("unmatched-brace", "A '}' has no matching '{'."),
    ("unreadable-part", "The file that 'use' names cannot be read. The message states the reason."),
    ("unterminated-string", "A text between quotes does not end on its line."),
    ("unused-action", "Warning: no statement calls this action."),
    ("unused-base", "Warning: no coordinator has this base."),
    (
      "unused-case",
      "Warning: nothing sets this case of a type or asks for it, and no input has a value of the type. Remove it, or "
        + "begin its name with '_'."
    ),
    (
      "unused-coordinator",
      "Warning: nothing makes this coordinator. In a variant, its name is probably misspelt: a variant changes "
        + "a coordinator that has the same name."
    ),
    ("unused-effect", "Warning: no statement runs this effect."),
    ("unused-lock", "Warning: no statement takes this lock."),
    (
      "unused-result",
      "Warning: a coordinator finishes with several results, and nothing asks for this one. Handle it by 'on finished "
        + "NAME', or begin its name with '_'."
    ),
    ("unused-step", "Warning: no statement emits this step, and no handler takes it."),
    ("unused-tag", "Warning: no property asks for this tag."),
    ("unused-type", "Warning: no variable or value has this type."),
    (
      "unused-value",
      "Warning: nothing in the handler or condition uses this name of a value. Leave it out, or begin it with '_'."
    ),
    ("unused-variable", "Warning: nothing reads or changes this variable."),
    (
      "use-path",
      "The path behind 'use' leads out of the folder that is checked, or is no path of a '.nav' "
        + "file. Write it relative to the file that uses it."
    ),
    ("used-twice", "One file uses a part twice. Remove one 'use'."),
    (
      "word-dialect",
      "The word belongs to a library that the spec does not choose. 'navcheck explain dialect "
        + "NAME' lists the words of each."
    ),
  ]
}
