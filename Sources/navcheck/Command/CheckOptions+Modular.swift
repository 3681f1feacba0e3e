import NavCheck

extension CheckOptions {
  /// The option about pairs of root and tab, as it is written.
  var modularFlag: String {
    switch modular {
    case .automatic: ""
    case .always: " --modular"
    case .never: " --no-modular"
    }
  }

  mutating func set(modular mode: ModularMode) throws(Mistake) {
    guard modular == .automatic || modular == mode else {
      throw Mistake(message: "--modular and --no-modular exclude each other")
    }
    modular = mode
  }
}
