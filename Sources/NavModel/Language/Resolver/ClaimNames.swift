/// The names of the properties and logs of a spec, and of the built-in properties.
struct ClaimNames {
  /// The names, those of the built-in properties first, then in the order of the text.
  private(set) var inOrder = NavBuiltIn.allCases.map(\.rawValue)
  private let all: Set<String>

  /// Collects the names in items, including those in variants.
  init(of items: [NavSpec.Item]) {
    var names = inOrder
    func collect(_ members: [NavSpec.Member]) {
      for member in members {
        switch member {
        case .property(let property): names.append(property.name.text)
        case .screen(let screen): collect(screen.members)
        case .branch(let branch): collect(branch.members)
        default: break
        }
      }
    }
    func collect(_ items: [NavSpec.Item]) {
      for item in items {
        switch item {
        case .property(let property): names.append(property.name.text)
        case .log(let log): names.append(log.name.text)
        case .coordinator(let coordinator): collect(coordinator.members)
        case .variant(let variant): collect(variant.items)
        default: break
        }
      }
    }
    collect(items)
    inOrder = names
    all = Set(names)
  }

  /// Whether a property or log has a name.
  func contains(_ name: String) -> Bool { all.contains(name) }
}
