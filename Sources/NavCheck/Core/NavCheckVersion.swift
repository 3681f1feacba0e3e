/// The version of the checker, as `navcheck version` prints it.
public enum NavCheckVersion {
  /// The semantic version, such as `0.1.0`.
  public static let current = "0.1.0"
}
