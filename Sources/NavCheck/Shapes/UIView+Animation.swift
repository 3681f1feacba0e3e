public import Foundation

extension UIView {
  /// The options of an animation, which the simulation ignores.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What moves takes touches.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It goes on from what is on screen.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// It ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// It is equally fast throughout.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The view turns from its left side.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view turns from its right side.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The view fades into the next one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Makes the changes at once, and calls the completion after the handler that animates.
  ///
  /// - Parameters:
  ///   - duration: In seconds; nothing takes time here.
  ///   - delay: In seconds; nothing takes time here.
  ///   - options: How it runs.
  ///   - animations: The changes.
  ///   - completion: Called with true when the handler that animates is over.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    end(completion)
  }

  /// Makes the changes at once, and calls the completion after the handler that animates.
  ///
  /// - Parameters:
  ///   - view: A view, or the window, which is no `UIView` here.
  ///   - duration: In seconds; nothing takes time here.
  ///   - options: How it runs.
  ///   - animations: The changes.
  ///   - completion: Called with true when the handler that animates is over.
  public class func transition(
    with view: AnyObject, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    end(completion)
  }

  /// Whether changes are animated, which nothing depends on here.
  public class var areAnimationsEnabled: Bool { true }

  /// Does nothing: no change takes time.
  public class func setAnimationsEnabled(_ enabled: Bool) {}

  /// UIKit calls a completion later, even where nothing moves.
  private static func end(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    Task { completion(true) }
  }
}
