/// The colour and the letters of each coordinator of a spec, as pages choose them.
struct CoordinatorLooks {
  private static let hues = [212, 24, 150, 285, 48, 345, 188, 95, 255, 5, 322, 120]

  private var hues: [String: Int] = [:]
  private var marks: [String: String] = [:]

  /// The looks of some coordinators, in the order of their declarations.
  init(_ names: [String]) {
    var taken: Set<String> = []
    for (index, name) in names.enumerated() where hues[name] == nil {
      hues[name] = (Self.hues[index % Self.hues.count] + 11 * (index / Self.hues.count)) % 360
      let letters = name.filter { $0.isLetter || $0.isNumber }
      let first = letters.prefix(1).uppercased()
      let seconds = letters.dropFirst().filter(\.isUppercase) + letters.dropFirst() + "123456789"
      let pairs = seconds.map { first + $0.lowercased() }
      let mark = pairs.first { !taken.contains($0) } ?? "\(first)\(index + 1)"
      taken.insert(mark)
      marks[name] = mark
    }
  }

  /// The two letters of a coordinator.
  func letters(of name: String) -> String { marks[name] ?? "∅" }

  /// The hue of a coordinator, as a style of an element; grey for a coordinator that the spec does not declare.
  func fill(of name: String) -> String {
    hues[name].map { "--h:\($0);--s:60%" } ?? "--h:0;--s:0%"
  }
}
