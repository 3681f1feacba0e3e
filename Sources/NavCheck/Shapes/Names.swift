public import NavCheckTesting

// UIKit's names for the simulated classes, so that coordinators and routers of an app compile unchanged.

/// Stands in for `UIViewController`: a screen with controls that the exploration taps.
public typealias UIViewController = SimulatedViewController
/// Stands in for `UINavigationController`: a stack of screens that the app and the user change.
public typealias UINavigationController = SimulatedNavigationController
/// Stands in for `UINavigationControllerDelegate`, with `willShow` and `didShow`.
public typealias UINavigationControllerDelegate = SimulatedNavigationDelegate
/// Stands in for `UITabBarController`: tabs that the app and the user select.
public typealias UITabBarController = SimulatedTabBarController
/// Stands in for `UITabBarControllerDelegate`, with `shouldSelect` and `didSelect`.
public typealias UITabBarControllerDelegate = SimulatedTabBarDelegate
/// Stands in for `UIPresentationController`, which connects a presented screen with its delegate.
public typealias UIPresentationController = SimulatedPresentationController
/// Stands in for `UIAdaptivePresentationControllerDelegate`, with the callbacks about dismissals.
public typealias UIAdaptivePresentationControllerDelegate = SimulatedPresentationDelegate
/// Stands in for `UIModalPresentationStyle`, which decides between a sheet, a cover and a popover.
public typealias UIModalPresentationStyle = SimulatedPresentationStyle
/// Stands in for `UIViewControllerTransitionCoordinator`: the running transition of a stack.
public typealias UIViewControllerTransitionCoordinator = SimulatedTransitionCoordinator
/// Stands in for `UIViewControllerTransitionCoordinatorContext`, which is the same class as the coordinator here.
public typealias UIViewControllerTransitionCoordinatorContext = SimulatedTransitionCoordinator
/// Stands in for `UITransitionContextViewControllerKey`, with the keys `from` and `to`.
public typealias UITransitionContextViewControllerKey = SimulatedTransitionCoordinator.Key
/// Stands in for `UINavigationItem`: the back button and the bar items of one screen.
public typealias UINavigationItem = SimulatedNavigationItem
/// Stands in for `UIBarButtonItem`: a button in a navigation bar.
public typealias UIBarButtonItem = SimulatedBarButtonItem
/// Stands in for `UIGestureRecognizer`, which exists here for the swipe back only.
public typealias UIGestureRecognizer = SimulatedGestureRecognizer
/// Stands in for `UIAlertController`: a presented layer that any of its buttons closes.
public typealias UIAlertController = SimulatedAlertController
/// Stands in for `UIAlertAction`: a button of an alert or an action sheet.
public typealias UIAlertAction = SimulatedAlertController.Action
/// Stands in for `UIWindow`, which launches the app with its root controller.
public typealias UIWindow = SimulatedWindow
