/// The texts of `help`, generated from the parser's tables.
enum Usage {
  static var overview: String {
    var text = """
      navcheck checks descriptions of coordinator trees. It explores every
      interleaving of user input and platform callbacks within the scope of a
      spec, and reports a shortest trace of each violation.


      """
    text += table(CommandVerb.allCases.map { ($0.usage, $0.summary) })
    text += "\nexit codes\n"
    text += table(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) })
    return text
  }

  /// Returns the help of a verb.
  static func help(_ verb: CommandVerb) -> String {
    switch verb {
    case .report:
      return page(
        verb,
        """
        Summarises the reports that tests with NAVCHECK_REPORTS=DIR have written to
        the folder: every *.json, in the order of their names.

        Exit code: 0 if all is as expected, 1 if not, 6 if an implementation differs
        from its spec, 4 if a search left a property undecided, 3 for a spec with
        mistakes, 2 for a file that cannot be read as a report. If several apply, the
        first of 2, 3, 6, 1, 4.
        """)
    case .merge:
      return page(
        verb,
        """
        Combines the reports of all shards of a run: every *.json in the folders that
        `check` or `simulate` wrote by --shard I/N --format shard=FILE, or that tests
        wrote with NAVCHECK_SHARD=I/N and NAVCHECK_REPORTS=DIR, one folder a shard.
        Prints what one machine would have printed, for tests what `report` would
        print, with the same exit code. Formats:
        \(OutputFormat.ofReports.map(\.rawValue).joined(separator: ", ")).

        Exit code 2 if the reports are not exactly the shards of one run, for example
        if a shard is missing or has another version, command line or spec text.
        """)
    case .expand:
      return page(
        verb,
        """
        Explores worlds for a program that stores them: reads messages on stdin,
        answers them on stdout, and stores nothing between messages. --launch writes
        the first two answers, the greeting and the initial worlds, and ends. --driver
        spark prints the program that does the rest on a Spark cluster, with PySpark
        4:

          navcheck expand --driver spark > navcheck_spark.py
          spark-submit navcheck_spark.py "$PWD/app.nav" --output report.json

        Exit code: 0 at the end of the messages, 2 for a message that cannot be read,
        with the position of the byte, 3 for a spec with errors, or if the other side
        has another version, text, scope or number of partitions.
        """)
    case .probe:
      return page(
        verb,
        """
        Prints one Swift file: an app that puts a device into the situations on
        which the rules of a platform depend, and logs the callbacks. Put it in
        place of the source files of a new iOS app target in Xcode, and run it.
        `navcheck replay --log FILE --probe` compares its log with the rules.

        The exit code of replay: 0 if no rule or case is contradicted, 7 if one is, 3
        for a log with mistakes, 2 for a log that cannot be read.
        """)
    case .simulate:
      return page(
        verb,
        """
        Takes random walks through specs: files, or folders that are searched for
        *.nav. Walks cannot prove that a property holds, except a 'sometimes' that a
        walk reaches. Failures are shrunk: inputs are left out as long as the failure
        remains. Exit code 1 for a failure that the spec does not expect. Options come
        from .navcheck.json, as for check.
        """, options: verb)
    case .check:
      return page(
        verb,
        """
        Checks specs: files, or folders that are searched for *.nav. Each is checked
        as written and in each variant, against what it expects. A spec in a folder
        named 'invalid' must get exactly the diagnostics that its //! lines name.

        With --ios 17,18,26 each spec is checked on each version, and differences are
        reported. The spec's expectations apply to its own version; on others every
        violation counts that the spec neither allows nor lists under 'expect' or
        'known'.

        Options that the command line does not name come from .navcheck.json in this
        folder, or from the file that NAVCHECK_CONFIG names: JSON5 with the options as
        keys, { time: 60, format: ["junit=report.xml"] }. It cannot set --accept,
        --census, --closure, --expect-worlds, --shard and --help.
        """, options: verb)
    default: return "\(verb.usage)\n\n  \(filled(verb.summary, indent: 2))\n"
    }
  }

  private static func page(_ verb: CommandVerb, _ text: String, options: CommandVerb? = nil) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
    let rows = options.map { verb in
      CommandOption.all(of: verb).map { option in
        ("--\(option.rawValue)" + (option.placeholder.map { " \($0)" } ?? ""), option.summary)
      }
    }
    return "\(verb.usage)\n\n\(body)" + (rows.map { "\n" + table($0) } ?? "")
  }

  /// The maximum width of the help in columns.
  static let width = 80
  /// The maximum width of the first column of a table; a wider entry has its own line.
  private static let widestHeading = 24

  private static func table(_ rows: [(String, String)]) -> String {
    let widths = rows.map { DisplayWidth.of($0.0) }.filter { $0 <= widestHeading }
    let indent = (widths.max() ?? widestHeading) + 4
    return rows.map { heading, text in
      let first =
        DisplayWidth.of(heading) + 4 <= indent
        ? "  \(DisplayWidth.padded(heading, to: indent - 4))  "
        : "  \(filled(heading, indent: 6))\n" + String(repeating: " ", count: indent)
      return first + filled(text, indent: indent) + "\n"
    }.joined()
  }

  /// Wraps a text at ``width`` columns, and indents all lines but the first.
  private static func filled(_ text: String, indent: Int) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + DisplayWidth.of(line) + 1 + DisplayWidth.of(String(word)) > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return (lines + [line]).joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
