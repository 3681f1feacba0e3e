extension NavSpec {
  /// A line of the header: the platform, the dialect, or the scope of the exploration.
  public enum Header: Hashable, Sendable {
    /// `platform uikit { switch = value }`; a variant may omit the name.
    case platform(Name?, [Setting])
    /// `dialect coordinator { switch = value }`; a variant may omit the name.
    case dialect(Name?, [Setting])
    /// `timing atomic` or `timing interleaved`.
    case timing(Name)
    /// `overtake 1`, or `overtake free` (nil).
    case overtake(Int?, Origin)
    /// `bound stack 4, layers 2`.
    case bound([Bound])
    /// `set guests = 2`, in a variant: the value of a parameter of the system.
    case set([Setting])
    /// `with doubleTap`: switches adversaries on.
    case with([Name])
    /// `without backMenu`: switches adversaries off.
    case without([Name])
  }

  /// A switch of a platform pack or a dialect, and its value: a name or a number.
  public struct Setting: Hashable, Sendable {
    /// The name of the switch.
    public var name: Name
    /// The value as written.
    public var value: Name

    /// Makes a setting.
    public init(name: Name, value: Name) {
      self.name = name
      self.value = value
    }
  }

  /// One limit of a `bound` line.
  public struct Bound: Hashable, Sendable {
    /// `stack`, `coordinators`, `layers`, `mail` or `list`.
    public var name: Name
    /// The largest number allowed.
    public var limit: Int

    /// Makes a bound.
    public init(name: Name, limit: Int) {
      self.name = name
      self.limit = limit
    }
  }
}
