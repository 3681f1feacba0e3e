/// The texts of `help`, made from the same tables that the parser reads.
enum Usage {
  static var overview: String {
    """
    navcheck checks descriptions of coordinator trees: it plays every way in which a user and the platform can
    move through an app, and tells the shortest trace that breaks a property.

      navcheck check [PATHS]   check specs; without a path, those in specs/
      navcheck version         print the version
      navcheck help check      print the options of check

    exit codes
      0  all as required                       3    a spec is wrong
      1  an expectation is not met             4    incomplete: a budget or a capacity was hit
      2  the command line is wrong             130  interrupted

    """
  }

  static var check: String {
    var text = "navcheck check [PATHS] [OPTIONS]\n\n"
    let rows = CommandOption.allCases.map { option in
      ("--\(option.rawValue)" + (option.placeholder.map { " \($0)" } ?? ""), option.summary)
    }
    let width = rows.map(\.0.count).max() ?? 0
    for (flag, summary) in rows {
      text += "  \(flag)\(String(repeating: " ", count: width - flag.count + 2))\(summary)\n"
    }
    return text
  }
}
