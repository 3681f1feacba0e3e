extension NavSpec {
  /// A line of the header, which sets, for example, the platform, the dialect, or a limit of the exploration.
  public enum Header: Hashable, Sendable {
    /// The platform with its switches: `platform uikit { switch = value }`; a variant may omit the name.
    case platform(Name?, [Setting])
    /// The coordinator library with its switches: `dialect coordinator { switch = value }`; a variant may omit the
    /// name.
    case dialect(Name?, [Setting])
    /// The moments at which inputs can occur: `timing atomic` or `timing interleaved`.
    case timing(Name)
    /// The largest number of further inputs before the app has settled: `overtake 1`; nil for `overtake free`.
    case overtake(Int?, Origin)
    /// The limits for the size of worlds: `bound stack 4, layers 2`.
    case bound([Bound])
    /// The values of parameters of the system, in a variant: `set guests = 2`.
    case set([Setting])
    /// The adversaries to turn on: `with doubleTap`. An adversary is an optional behaviour of user or platform.
    case with([Name])
    /// The adversaries to turn off: `without backMenu`. An adversary is an optional behaviour of user or platform.
    case without([Name])
  }

  /// A switch of a platform or a dialect, or a parameter of the system, with its value.
  public struct Setting: Hashable, Sendable {
    /// The name of the switch or parameter.
    public var name: Name
    /// The value as written: a name or a number.
    public var value: Name

    /// Creates a setting.
    ///
    /// - Parameters:
    ///   - name: The name of the switch or parameter.
    ///   - value: The value as written: a name or a number.
    public init(name: Name, value: Name) {
      self.name = name
      self.value = value
    }
  }

  /// One limit of a `bound` line, such as `stack 4`.
  public struct Bound: Hashable, Sendable {
    /// The name of the limit: `stack`, `coordinators`, `layers`, `mail` or `list`.
    public var name: Name
    /// The largest allowed number, from 1 to 64.
    public var limit: Int

    /// Creates a bound.
    ///
    /// - Parameters:
    ///   - name: The name of the limit: `stack`, `coordinators`, `layers`, `mail` or `list`.
    ///   - limit: The largest allowed number, from 1 to 64.
    public init(name: Name, limit: Int) {
      self.name = name
      self.limit = limit
    }
  }
}
