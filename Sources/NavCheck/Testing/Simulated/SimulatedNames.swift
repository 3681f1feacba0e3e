import Foundation

/// The names of screens and controls of real code in traces and in recorded specs.
enum SimulatedNames {
  /// Returns the name of a screen from its type: `home` for `HomeViewController`, `pdf` for `PDFController`, `page` for
  /// `Page<Book>`.
  static func name(ofType type: String) -> String {
    var base = type.prefix { $0 != "<" }
    for suffix in ["ViewController", "Controller"] where base.hasSuffix(suffix) && base.count > suffix.count {
      base = base.dropLast(suffix.count)
      break
    }
    let capitals = base.prefix(while: \.isUppercase).count
    // The last of several capitals begins the next word, unless no letter follows.
    let lowered = capitals > 1 && capitals < base.count ? capitals - 1 : capitals
    return base.prefix(lowered).lowercased() + base.dropFirst(lowered)
  }

  /// Returns the name of a value: the case name without associated values for an enumeration, otherwise the
  /// description.
  static func name<Value>(ofCase value: Value) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .enum, let label = mirror.children.first?.label { return label }
    return "\(value)"
  }

  /// Returns the name of a control as a spec can write it: `logIn` for `log in`; nil if no letters are left.
  static func member(_ title: String) -> String? {
    if RecordedNames.isMember(title) { return title }
    let words = title.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    guard let first = words.first else { return nil }
    let name =
      RecordedNames.lowered(String(first))
      + words.dropFirst().map { RecordedNames.raised(String($0)) }.joined()
    return RecordedNames.isMember(name) ? name : nil
  }

  /// Returns a description with the control's name as a spec writes it: `tap logIn @ App.home` for `tap log in @
  /// App.home`.
  static func spoken(_ word: String) -> String {
    guard word.hasPrefix("tap "), let place = word.range(of: " @ ", options: .backwards),
      let name = member(String(word[word.index(word.startIndex, offsetBy: 4)..<place.lowerBound]))
    else { return word }
    return "tap \(name)\(word[place.lowerBound...])"
  }
}
