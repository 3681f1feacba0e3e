import NavModel

/// `probe PACK`: prints an app that measures the platform on a device.
struct ProbeCommand {
  /// Prints the app as one Swift file.
  func run(
    _ arguments: [String], _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream
  ) -> ExitCode {
    let packs = NavPlatform.Pack.allCases.filter(\.isDated)
    guard arguments.count == 1, let pack = packs.first(where: { $0.rawValue == arguments[0] }) else {
      let help = arguments.first.map { CheckOptions.suggestion($0, packs.map(\.rawValue), prefix: "") } ?? ""
      errors.write("navcheck: probe takes one pack, uikit or swiftui\(help)\n  \(CommandVerb.probe.usage)\n")
      return .usage
    }
    output.write(ProbeSource(pack: pack).text)
    return .asRequired
  }
}
