/// The version of the checker, as `navcheck version` prints it.
public enum NavCheckVersion {
  /// A semantic version; raised with every entry of the change log.
  public static let current = "0.1.0"
}
