/// A value of a configuration file.
enum ConfigurationValue: Decodable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([ConfigurationValue])

  /// The error for a value of the wrong type.
  struct Misfit: Error {
    /// A description of the valid values, such as `true or false`.
    let needs: String
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .list(try container.decode([ConfigurationValue].self))
    }
  }

  /// Returns the values in the form of the command line.
  ///
  /// - Parameter option: The option.
  /// - Returns: One value for each occurrence of the option; nil for an option without a value.
  /// - Throws: ``Misfit`` if the value has the wrong type.
  func texts(for option: CommandOption) throws(Misfit) -> [String?] {
    guard let placeholder = option.placeholder else {
      guard case .flag(let isOn) = self else { throw Misfit(needs: "true or false") }
      return isOn ? [nil] : []
    }
    switch self {
    case .text(let text): return [text]
    case .number(let number):
      return [number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"]
    case .flag: throw Misfit(needs: placeholder)
    case .list(let values):
      var texts: [String?] = []
      for value in values {
        if case .list = value { throw Misfit(needs: "\(placeholder), or a list of them") }
        texts += try value.texts(for: option)
      }
      return texts
    }
  }
}
