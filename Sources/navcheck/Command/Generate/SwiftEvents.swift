import NavModel

/// Writes the events of a spec as a Swift enum, so that a driver's `switch` no longer compiles after the spec gets a
/// new event.
struct SwiftEvents {
  private struct Case {
    /// The kind of a `NavigationInput`.
    let kind: String
    let signature: NavProgram.Signature
    let name: String
  }

  private let program: NavProgram
  private let cases: [Case]

  init(_ program: NavProgram) {
    self.program = program
    var cases: [Case] = []
    func add(_ kind: String, _ prefix: String, _ signature: NavProgram.Signature) {
      let name = Self.name("\(prefix)-\(signature.name)", isType: false)
      if !cases.contains(where: { $0.name == name }) {
        cases.append(Case(kind: kind, signature: signature, name: name))
      }
    }
    for control in program.controls { add("tap", "tap", control.signature) }
    for link in program.links { add("link", "link", link.signature) }
    for event in program.events { add("event", "event", event.signature) }
    for effect in program.effects {
      for outcome in effect.outcomes { add("outcome", effect.signature.name, outcome) }
    }
    self.cases = cases
  }

  var text: String {
    let type = "\(Self.name(program.name, isType: true))Event"
    var text = """
      // Written by navcheck generate.
      import NavCheckTesting

      /// The events that \(program.name) declares: taps, links, events, and outcomes of effects.
      enum \(type): Hashable, Sendable {

      """
    for event in cases { text += "  case \(event.name)\(parameters(of: event))\n" }
    text += """

        /// The declared event of an input; nil for other inputs, such as back.
        init?(_ input: NavigationInput) {
          let values = input.arguments
          switch (input.kind, input.name, values.count) {

      """
    for event in cases {
      let count = event.signature.domains.count
      text += "    case (.\(event.kind), \"\(Self.escaped(event.signature.name))\", \(count)):\n"
      text += construction(of: event)
    }
    text += "    default: return nil\n    }\n  }\n}\n"
    return text
  }

  private func parameters(of event: Case) -> String {
    if event.signature.domains.isEmpty { return "" }
    let all = zip(labels(of: event), event.signature.domains).map { "\($0): \(Self.type(of: $1))" }
    return "(\(all.joined(separator: ", ")))"
  }

  private func construction(of event: Case) -> String {
    if event.signature.domains.isEmpty { return "      self = .\(event.name)\n" }
    var guards: [String] = []
    var values: [String] = []
    for (index, (label, domain)) in zip(labels(of: event), event.signature.domains).enumerated() {
      let type = Self.type(of: domain)
      if type == "String" {
        values.append("\(label): values[\(index)]")
      } else {
        guards.append("let value\(index) = \(type)(values[\(index)])")
        values.append("\(label): value\(index)")
      }
    }
    let check = guards.isEmpty ? "" : "      guard \(guards.joined(separator: ", ")) else { return nil }\n"
    return check + "      self = .\(event.name)(\(values.joined(separator: ", ")))\n"
  }

  private func labels(of event: Case) -> [String] {
    event.signature.domains.indices.map { index in
      let labels = event.signature.labels
      return Self.name(labels.indices.contains(index) ? labels[index] : "value\(index + 1)", isType: false)
    }
  }

  private static func type(of domain: NavProgram.Domain) -> String {
    switch domain {
    case .bool: "Bool"
    case .range: "Int"
    default: "String"
    }
  }

  /// Returns a Swift identifier: words in camel case, in backticks if it is a keyword.
  static func name(_ text: String, isType: Bool) -> String {
    var name = ""
    var isStart = isType
    for scalar in text {
      guard scalar.isLetter || scalar.isNumber || scalar == "_" else {
        isStart = true
        continue
      }
      name += isStart && !(name.isEmpty && !isType) ? scalar.uppercased() : String(scalar)
      isStart = false
    }
    if let first = name.first {
      name = (isType ? first.uppercased() : first.lowercased()) + name.dropFirst()
    }
    if name.first?.isNumber ?? true { name = "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension",
    "false", "for", "func", "guard", "if", "import", "in", "init", "internal", "is", "let", "nil", "operator",
    "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "switch", "throw",
    "true",
    "try", "var", "where", "while",
  ]

  /// Escapes a text for a string literal.
  static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
