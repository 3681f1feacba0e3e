extension NavDiagnostic {
  /// The second half of ``codes``.
  static let lastCodes: [(code: String, meaning: String)] = [
    (
      "not-assignable",
      "The target of a change is not a variable. Only variables can change; parameters and other values cannot."
    ),
    (
      "not-callable",
      "Parentheses follow an expression that is not a name, as in '[true](false)'. Remove the parentheses."
    ),
    (
      "not-finite",
      "The domain of a system parameter, or of a value of a control, event, link or outcome, is not "
        + "finite. Use Bool, a range or an enumeration, also for the values of the enumeration's cases."
    ),
    (
      "not-in-part",
      "A header, an expectation or a variant is in a part. Move it into the spec that uses the part."
    ),
    (
      "not-in-tree",
      "'leads to', 'segue' or 'did segue' names something other than a screen, or 'provides NAME = VALUE' "
        + "gives a value for which no screen of the tree has a parameter. Write the name of a screen, or "
        + "remove the value."
    ),
    ("not-utf8", "The file is not UTF-8 text. Save it as UTF-8."),
    (
      "note-values",
      "Two uses of a label have different numbers of values. Give every 'note' with this label the same number of "
        + "values."
    ),
    (
      "nothing-ignored",
      "'ignore' removes no handler of its own place, such as a coordinator or a screen. In a variant, it "
        + "removes handlers of the spec, and in a coordinator with a base, handlers of the base; elsewhere it "
        + "is not allowed. Remove or move the line, or correct the name."
    ),
    ("number-too-large", "A number is larger than the largest 64-bit integer. Use a smaller number."),
    (
      "on-not-change",
      "A property other than 'change' and 'eventually' has 'on'. Begin the property with 'change' or "
        + "'eventually', or write 'when' and a condition in place of 'on' and the event."
    ),
    (
      "only-in-change",
      "'before', 'did' or 'event' is in a condition that is not about a step. Use a 'change' property, "
        + "which compares the worlds before and after a step, or an 'eventually' property: after its ':', or "
        + "after its 'when' if it has 'on'."
    ),
    (
      "option-dialect",
      "The option after 'with' belongs to another dialect. The message names the dialects that have this "
        + "option."
    ),
    (
      "ownership",
      "'weak' or 'unowned' precedes a variable whose domain is not a coordinator. Remove the word."
    ),
    (
      "parameter-range",
      "The value of a system parameter is not in its range. Choose a value from the range that the message "
        + "states."
    ),
    (
      "part-not-read",
      "A spec with 'use' was parsed without the files of its parts, or a variant contains 'use'. Read the "
        + "spec with 'NavSource', which also reads the parts, and write 'use' outside of variants."
    ),
    (
      "pattern-values",
      "A handler names more or fewer values than its event has, or a property more. Name all values, or none."
    ),
    ("pop-count", "The number after 'pop' is not from 1 to 64. Write a number in this range."),
    (
      "property-in-base",
      "A property is in a base, so every coordinator with the base would declare a property with this "
        + "name. Move it into one coordinator, or into several under different names."
    ),
    (
      "publish-fields",
      "A published state is written without the names of its fields. Write the names, as in "
        + "'publish(count: 2)'."
    ),
    (
      "reserved-word",
      "A word that cannot be a name, such as 'in' or 'not', is used as a name or as the target of an "
        + "assignment. Choose another name."
    ),
    (
      "select-tab",
      "The operand of 'select' is not a tab or page. Use 'show' for the columns of a split view."
    ),
    (
      "set-outside-variant",
      "'set' is outside of a variant. Change the value after the '=' of the system's parameter instead."
    ),
    (
      "show-column",
      "The operand of 'show' is not a column of a split view. Use 'select' for tabs and pages."
    ),
    (
      "split-columns",
      "A split view must have exactly one 'primary' and one 'secondary' column. Add or remove a column."
    ),
    ("statement-name", "An action has the name of a statement. Choose another name."),
    (
      "step-receiver",
      "A flow of this dialect cannot send a step to this coordinator. Use one of the receivers that the message "
        + "lists."
    ),
    (
      "switch-value",
      "A switch, or 'ios', has a value outside of its domain, or 'ios' is set on 'platform ideal', which "
        + "has no versions. Write a value that the message lists, or remove 'ios' from 'platform ideal'."
    ),
    (
      "tab-start",
      "The coordinator of a tab, page or column has no 'start'. Add 'start' with the name of its first "
        + "screen."
    ),
    (
      "tap-domain",
      "'on tap' names a value without its domain. Write 'on tap open(item: Item)', for example."
    ),
    (
      "tap-place",
      "'on tap' is outside of screens and coordinators. Move it into a screen or a coordinator."
    ),
    (
      "tap-values",
      "Two handlers of one control have different numbers of values. Give all handlers of a control the same number "
        + "of values."
    ),
    (
      "tie-system",
      "'believes' or 'binds' is applied to a variable of the system, a screen or a branch. Move the variable into "
        + "a coordinator."
    ),
    (
      "too-deep",
      "Blocks, brackets, operators, dots or quantifiers are nested deeper than the limit that the message "
        + "states. Divide the expression or the block."
    ),
    ("too-large", "The file is larger than 4 MiB. Divide it into parts, and include them with 'use'."),
    (
      "too-many-errors",
      "A file has more than twenty mistakes, and only the first twenty are reported. Correct these first."
    ),
    (
      "too-many-parts",
      "A spec uses more than 64 parts, directly or through other parts. Combine some of the parts."
    ),
    (
      "two-parents",
      "Warning: two screens of a tree lead to the same screen, so a segue may take either path. Let only "
        + "one of the two screens lead to it."
    ),
    (
      "type-mismatch",
      "A value is of another domain than expected, such as a number in place of a Bool, or two values of different "
        + "domains are compared. Use values of one domain."
    ),
    ("unclosed-block", "A '{' has no matching '}'. Add the missing brace."),
    (
      "unexpected-character",
      "A character is not part of the language. Remove it, or write the replacement that the message "
        + "proposes."
    ),
    (
      "unexpected-token",
      "A word, number, text or symbol is missing, or cannot appear in this place, or a line of a log file does not "
        + "have the form of a line of a log. Most messages state what the parser expected."
    ),
    (
      "unfit-question",
      "The test after 'is' can never be true for this kind of value. For example, 'alive' applies to coordinators, "
        + "and 'onScreen' applies to screens and coordinators."
    ),
    (
      "unhandled-event",
      "Warning: this event of the environment has no handler, so it is always lost. Add 'on EVENT', or remove the "
        + "event."
    ),
    (
      "unhandled-link",
      "Warning: this deep link has no handler, so it is always lost. Add 'on link NAME', or remove the link."
    ),
    (
      "unhandled-outcome",
      "Warning: this outcome of an effect has no handler, so it is lost. Add 'on EFFECT OUTCOME', or begin "
        + "the name of the outcome with '_'."
    ),
    (
      "unheard-notice",
      "Warning: a property is about a notice that no handler receives, and the platform discards such a notice. Handle "
        + "the notice, for example with 'on swipeBegan { note swipe }', or remove the property."
    ),
    ("unknown-action", "No action of this name can be called here. 'action NAME' declares one."),
    (
      "unknown-adversary",
      "No adversary has this name, or 'without' in a screen or branch names neither a way out nor an "
        + "adversary that a screen can disable. The message suggests a similar name or lists some names. "
        + "'navcheck explain adversary' lists the adversaries."
    ),
    ("unknown-base", "No base has this name. 'base NAME' declares one."),
    (
      "unknown-bound",
      "No bound has this name. The bounds are stack, layers, inputs, coordinators, mail "
        + "and list."
    ),
    ("unknown-cause", "No cause of an end has this name. The causes are 'user' and 'program'."),
    ("unknown-control", "No control has this name. 'on tap NAME' declares one."),
    ("unknown-coordinator", "No coordinator has this name. 'coordinator NAME' declares one."),
    (
      "unknown-declaration",
      "No declaration begins with this word here. The message suggests a similar word, if there is one."
    ),
    (
      "unknown-dependency",
      "No screen provides a value that another screen needs. Add 'provides NAME' to a screen above it."
    ),
    ("unknown-dialect", "No dialect has this name. 'navcheck explain dialect' lists them."),
    (
      "unknown-effect",
      "No effect of this name can be used here. 'effect NAME' declares one; an effect of a screen or "
        + "branch runs only there. In a log, write an output with parentheses, as in 'note(saved)'; in a "
        + "property, write 'did finish(FLOW, RESULT)' in place of 'on finished RESULT'."
    ),
    (
      "unknown-event",
      "No event or notice of this name can be used here, or the first of two words is not the name of an "
        + "effect. Correct the name, or write a name after 'on tap', 'on step' or 'on link'. 'event NAME' "
        + "declares an event of the environment."
    ),
    (
      "unknown-field",
      "A published state has no field of this name. The fields are the variables of the coordinator, "
        + "except snapshots. Correct the name."
    ),
    (
      "unknown-label",
      "No 'note' in the spec has this label. Correct the label, or add 'note LABEL' to a handler."
    ),
    ("unknown-link", "No deep link has this name. 'link NAME to ROUTE' declares one."),
    (
      "unknown-list-change",
      "Lists have no change of this name. The changes are append, remove, removeFirst, removeLast, "
        + "truncate and clear."
    ),
    (
      "unknown-member",
      "The value before the dot has no member of this name. 'navcheck explain' lists the words of the language, "
        + "including the members of lists, screens and coordinators."
    ),
    (
      "unknown-name",
      "No value in scope, or no declaration of the coordinator before the dot, has this name; the word "
        + "after 'is' is a misspelt state; or several types have a case of this name and the expected type is "
        + "unknown here. Correct the name; use the case where its type is expected, as in a comparison with a "
        + "variable; for a coordinator, write an instance, as in 'App.instances.first'."
    ),
    (
      "unknown-option",
      "No command has this option. The options are noAnimation and, in some dialects, "
        + "allowStepWhenDismissed, allowStepWhenNotPresented, link, noNavigation and none."
    ),
    (
      "unknown-outcome",
      "The effect has no outcome of this name. The declaration of the effect lists its outcomes after the colon."
    ),
    (
      "unknown-output",
      "A step has no output of this name. The outputs are defaultExit, dismiss, drop, fail, finish, "
        + "navigate, note, present, publish, refuse and segue."
    ),
    (
      "unknown-parameter",
      "A label before ':', a setting after 'set' or a setting of the command line does not name a "
        + "parameter. Correct or remove it."
    ),
    (
      "unknown-part",
      "The name after 'believes' or 'binds' is not a part of a container. The parts are stack, screens, "
        + "presented, sheet, cover, alert, popover, tab and selection."
    ),
    ("unknown-platform", "No platform has this name. The platforms are ideal, uikit and swiftui."),
    (
      "unknown-property",
      "No property or log has this name, or 'allow' at the beginning of a block names a property other "
        + "than 'no-dead'. Correct the name. 'navcheck explain property' lists the built-in properties."
    ),
    (
      "unknown-result",
      "No flow finishes with a result of this name, or an operand of 'did finish' is not the name of a result. "
        + "Correct the name, or add a 'finish'."
    ),
    (
      "unknown-screen",
      "No screen, branch, tab, column, tab bar, page control or split view of this name is in scope, or in the "
        + "coordinator before the dot. After 'is', the name is also not a state, a tag, a coordinator or a case of "
        + "the value, and after 'did' not a tag or a coordinator. Correct the name, or declare it."
    ),
    (
      "unknown-statement",
      "No statement begins with this word. The message suggests a similar word, if there is one."
    ),
    ("unknown-step", "No step has this name. 'step NAME' declares one."),
    (
      "unknown-strategy",
      "No feedback has this strategy. The strategies are first, latest, predicate, lensing, "
        + "skippingRepeated, positiveEdgeTrigger, systemBootstrapped and stream."
    ),
    ("unknown-style", "No style of a layer has this name. The styles are sheet, cover, alert and popover."),
    (
      "unknown-subject",
      "The name after 'allow … at' is not a coordinator, or a screen or branch in scope. Correct the name. "
        + "Outside of the screen's coordinator, write the coordinator first, as in 'App.home'."
    ),
    (
      "unknown-switch",
      "The platform or dialect has no switch of this name. 'navcheck explain platform NAME' and 'navcheck explain "
        + "dialect NAME' list the switches."
    ),
    ("unknown-timing", "No timing has this name. The timings are atomic and interleaved."),
    (
      "unknown-type",
      "No type has this name, and no coordinator or screen of this name can be used here. Correct the "
        + "name, or declare it with 'type NAME = …'. Outside of its coordinator, write a screen as in "
        + "'App.home'. In types, in steps, and in parameters above the declaration of the screen, write "
        + "'screen', which stands for any screen."
    ),
    (
      "unknown-variable",
      "The coordinator has no variable of the name that 'mutate' changes. Correct the name, or declare the "
        + "variable in the coordinator."
    ),
    (
      "unknown-variant",
      "The spec has no variant of the requested name. The message suggests a similar name, if there is "
        + "one."
    ),
    ("unmatched-brace", "A '}' has no matching '{'. Remove it, or add the missing brace."),
    (
      "unreadable-part",
      "The file that 'use' names cannot be read. The message states the reason and the path."
    ),
    ("unterminated-string", "A text between quotes does not end on its line. Add the closing quote."),
    ("unused-action", "Warning: no statement calls this action. Call it, or remove it."),
    (
      "unused-base",
      "Warning: no coordinator has this base. Write 'coordinator NAME: BASE', or remove the base."
    ),
    (
      "unused-case",
      "Warning: no statement sets this case of a type, no condition tests it, and no input has a value of the type. "
        + "Remove the case, or begin its name with '_'."
    ),
    (
      "unused-coordinator",
      "Warning: no branch or statement creates this coordinator. Remove it, or correct its name. In a variant, a "
        + "coordinator with the name of an existing coordinator changes that coordinator."
    ),
    ("unused-effect", "Warning: no statement runs this effect. Write 'run NAME', or remove the effect."),
    ("unused-lock", "Warning: no statement sets this lock. Write 'NAME = true', or remove the lock."),
    (
      "unused-result",
      "Warning: a coordinator finishes with several results, and no handler distinguishes this result. Add "
        + "'on finished NAME', or begin its name with '_'."
    ),
    (
      "unused-step",
      "Warning: no statement emits this step, and no handler handles it. Emit and handle it, or remove it."
    ),
    ("unused-tag", "Warning: no condition tests this tag. Test it, or remove it."),
    ("unused-type", "Warning: no variable or value has this type. Use it, or remove it."),
    (
      "unused-value",
      "Warning: the handler, property, block or condition does not use this name of a value. Begin the name with "
        + "'_'. A 'let' can also be removed, and so can all names of an event's values together."
    ),
    ("unused-variable", "Warning: no code reads or changes this variable. Use it, or remove it."),
    (
      "use-path",
      "The path after 'use' is empty, begins or ends with '/', or contains a backslash. Write a path relative to the "
        + "file that contains the 'use', with '/' between the names of its folders."
    ),
    ("used-twice", "One file uses a part twice. Remove one 'use'."),
    (
      "word-dialect",
      "The word belongs to a library that the spec does not select. 'navcheck explain dialect "
        + "NAME' lists the words of a library."
    ),
  ]
}
