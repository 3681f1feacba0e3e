public import Foundation

extension UIView {
  /// The options of an animation, which the simulation ignores.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Moving views take touches.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation begins with the current state.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The animation ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The animation has a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The view turns from its left side.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view turns from its right side.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The view fades into the next one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Applies the changes at once, and calls the completion after the calling handler has ended.
  ///
  /// - Parameters:
  ///   - duration: In seconds; nothing takes time here.
  ///   - delay: In seconds; nothing takes time here.
  ///   - options: The options, which have no effect.
  ///   - animations: A closure with the changes.
  ///   - completion: Called with true when the calling handler has ended.
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
  ///   - duration: In seconds; nothing takes time here.
  ///   - options: The options, which have no effect.
  ///   - animations: A closure with the changes.
  ///   - completion: Called with true when the calling handler has ended.
  public class func transition(
    with view: AnyObject, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    end(completion)
  }

  /// Whether changes are animated, which has no effect here.
  public class var areAnimationsEnabled: Bool { true }

  /// Does nothing, since all changes are immediate.
  public class func setAnimationsEnabled(_ enabled: Bool) {}

  /// UIKit calls a completion later, even where nothing moves.
  private static func end(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    Task { completion(true) }
  }
}
