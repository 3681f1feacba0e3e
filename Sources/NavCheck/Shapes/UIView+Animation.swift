public import Foundation

extension UIView {
  /// The options of an animation, which the simulation ignores.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the options, with the values of UIKit.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views receive touches while they move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation begins with the state that an earlier one has reached.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The animation ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The animation has a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The view flips around its vertical axis, from left to right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view flips around its vertical axis, from right to left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The view fades into the next one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Applies the changes at once, and calls the completion after the calling handler has ended.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, which is ignored.
  ///   - delay: The delay in seconds, which is ignored.
  ///   - options: The options, which have no effect.
  ///   - animations: A closure with the changes.
  ///   - completion: Called with true after the calling handler has ended.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    end(completion)
  }

  /// Applies the changes at once, and calls the completion after the calling handler has ended.
  ///
  /// - Parameters:
  ///   - view: A view, or the window, which is not a `UIView` here.
  ///   - duration: The duration in seconds, which is ignored.
  ///   - options: The options, which have no effect.
  ///   - animations: A closure with the changes.
  ///   - completion: Called with true after the calling handler has ended.
  public class func transition(
    with view: AnyObject, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    end(completion)
  }

  /// Always true, since ``setAnimationsEnabled(_:)`` has no effect here.
  public class var areAnimationsEnabled: Bool { true }

  /// Does nothing, since all animations apply their changes at once.
  public class func setAnimationsEnabled(_ enabled: Bool) {}

  /// Calls a completion after the current handler, as UIKit does even if no view moves.
  private static func end(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    Task { completion(true) }
  }
}
