/// The texts of `help`, made from the same tables that the parser reads.
enum Usage {
  static var overview: String {
    var text = """
      navcheck checks descriptions of coordinator trees: it plays every way in which a user and the platform can
      move through an app, and tells the shortest trace that breaks a property.


      """
    text += table(CommandVerb.allCases.map { ($0.usage, $0.summary) })
    text += "\nexit codes\n"
    text += table(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) })
    return text
  }

  /// The help of a verb.
  static func help(_ verb: CommandVerb) -> String {
    if verb == .report {
      return """
        \(verb.usage)

          Sums up what tests that ran with NAVCHECK_REPORTS=DIR have left there: every *.json in the folder, in the
          order of their names. It answers 0 where all is as expected, 1 where something is not, 6 where an
          implementation differs from its spec, 4 where something was cut off, 3 for a spec with mistakes, and 2 for a
          file that is no report, which is named. Of several, it is the first of 2, 3, 6, 1, 4.

        """
    }
    if verb == .merge {
      return """
        \(verb.usage)

          Puts together what all shards of a run have found: every *.json in the folders that `check` or `simulate`
          wrote by --shard I/N --format shard=FILE, or that tests left there with NAVCHECK_SHARD=I/N and
          NAVCHECK_REPORTS=DIR, a folder for each shard. It prints what the whole run would have printed on one machine,
          as \(OutputFormat.ofReports.map(\.rawValue).joined(separator: ", ")), and answers as that would have. A shard
          that is missing or there twice, that is of another version or command line, and a spec whose text is not the
          same in all shards are named, and the answer is 2.

        """
    }
    if verb == .expand {
      return """
        \(verb.usage)

          Explores worlds for a program that keeps them: it reads messages on stdin and answers them on stdout, and
          remembers nothing in between. --launch writes the first two answers, who this is and the initial worlds, and
          ends. --driver spark prints the program that does the rest on a Spark cluster, with PySpark 4:

            navcheck expand --driver spark > navcheck_spark.py
            spark-submit navcheck_spark.py "$PWD/app.nav" --output report.json

          It answers 0 when there are no more messages, 2 for one that cannot be read, with the position of the byte, and 3
          where the other side is of another version, text, scope or number of partitions.

        """
    }
    if verb == .probe {
      return """
        \(verb.usage)

          Prints one Swift file: an app that brings a device into the situations on which the rules of a platform
          depend, and logs what it is told, with the turn of the run loop and the time. Replace the App file of a new
          iOS app target in Xcode by it, and run it. `navcheck replay --log FILE --probe` compares its log with the
          rules, and answers 0 where nothing is contradicted, 7 where something is, 3 for a log with mistakes.

        """
    }
    guard verb == .check || verb == .simulate else { return "\(verb.usage)\n\n  \(verb.summary)\n" }
    let rows = CommandOption.all(of: verb).map { option in
      ("--\(option.rawValue)" + (option.placeholder.map { " \($0)" } ?? ""), option.summary)
    }
    if verb == .simulate {
      return """
        \(verb.usage)

          Takes random walks through specs: files, or folders that are searched for *.nav. Nothing holds by walks: what
          they meet is judged, and failures are shrunk to the inputs that matter. It answers 1 for a failure that the
          spec does not expect. Options are taken from .navcheck.json as for check.

        \(table(rows))
        """
    }
    return """
      \(verb.usage)

        Checks specs: files, or folders that are searched for *.nav; one in a folder named
        'invalid' must get just the diagnostics that its //! lines name.
        Each spec is checked as written and in each of its variants, against what it expects.
        With --ios 17,18,26 each is checked on each version, and what differs is reported. What a spec expects is judged
        on its own version; on another one a violation that it neither expects nor knows counts.
        Options that the command line does not name are taken from .navcheck.json in this folder, or from the file that
        NAVCHECK_CONFIG names: JSON5 with the options as keys, { time: 60, format: ["junit=report.xml"] }.

      \(table(rows))
      """
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map { DisplayWidth.of($0.0) }.max() ?? 0
    return rows.map { "  \(DisplayWidth.padded($0.0, to: width))  \($0.1)\n" }.joined()
  }
}
