extension NavParser {
  /// Every word that can begin a declaration.
  static let everyDeclarationWord: Set<String> =
    itemWords.union(headerWords).union(memberWords).union(placeWords).union([
      "tab", "page", "primary", "secondary", "system", "part", "code",
    ])

  /// The advice for each word that begins a declaration in another place.
  static let homes: [String: String] = {
    var homes = [
      "start": "it belongs in a coordinator", "lock": "it belongs in a coordinator",
      "tab": "it belongs in 'tabs'", "page": "it belongs in 'pages'",
      "primary": "it belongs in 'split'", "secondary": "it belongs in 'split'",
      "system": "a file holds one system or one part", "part": "a file holds one system or one part",
      "use": "it belongs at the top level of a file", "variant": "it belongs at the top level of a spec",
      "coordinator": "it belongs at the top level of a file or of a variant",
      "expect": "it belongs at the top level of a spec or of a variant",
      "accepts": "it belongs at the top level of a file or of a variant",
      "rejects": "it belongs at the top level of a file or of a variant",
      "known": "it belongs at the top level of a file or of a variant",
      "final": "it belongs at the top level of a file or of a variant",
      "fair": "it belongs at the top level of a file or of a variant",
      "opaque": "it belongs at the top level of a file or of a variant",
      "base": "it belongs at the top level of a file or of a variant",
      "assume": "it belongs at the top level of a file or of a variant",
      "code": "it belongs directly before the '{' of a coordinator",
    ]
    for word in ["screen", "branch", "tabs", "pages", "split", "feedback"] {
      homes[word] = "it belongs in a coordinator"
    }
    for word in treeWords { homes[word] = "it belongs in a screen" }
    for word in ["effect", "blocking"] { homes[word] = "it belongs in a coordinator, a screen or a branch" }
    for word in ["type", "event", "link", "step"] {
      homes[word] = "it belongs at the top level of a file or of a variant"
    }
    for word in headerWords { homes[word] = "it belongs below 'system' or in a variant" }
    homes["set"] = "it belongs in a variant"
    homes["without"] = "it belongs below 'system', in a screen or in a branch"
    return homes
  }()
}
