extension NavParser {
  /// Every word that begins a declaration somewhere.
  static let everyDeclarationWord: Set<String> =
    itemWords.union(headerWords).union(memberWords).union(placeWords).union([
      "tab", "page", "primary", "secondary", "system", "part", "code",
    ])

  /// Where words belong that begin a declaration elsewhere.
  static let homes: [String: String] = {
    var homes = [
      "start": "it stands in a coordinator", "lock": "it stands in a coordinator",
      "tab": "it stands in 'tabs'", "page": "it stands in 'pages'",
      "primary": "it stands in 'split'", "secondary": "it stands in 'split'",
      "system": "a file holds one system", "part": "a file is one part",
      "use": "it stands at the top of a file", "variant": "it stands at the top of a file",
      "coordinator": "it stands at the top of a file or of a variant",
      "expect": "it stands at the top of a file or of a variant",
      "accepts": "it stands at the top of a file or of a variant",
      "rejects": "it stands at the top of a file or of a variant",
      "known": "it stands at the top of a file or of a variant",
      "final": "it stands at the top of a file or of a variant",
      "fair": "it stands at the top of a file or of a variant",
      "opaque": "it stands at the top of a file or of a variant",
      "base": "it stands at the top of a file or of a variant",
      "assume": "it stands at the top of a file or of a variant",
      "code": "it stands behind the name of a coordinator",
    ]
    for word in ["screen", "branch", "tabs", "pages", "split", "feedback"] {
      homes[word] = "it stands in a coordinator"
    }
    for word in treeWords { homes[word] = "it stands in a screen" }
    for word in ["effect", "blocking"] { homes[word] = "it stands in a coordinator, a screen or a branch" }
    for word in ["type", "event", "link", "step"] { homes[word] = "it stands at the top of a file" }
    for word in headerWords { homes[word] = "it stands below 'system'" }
    return homes
  }()
}
