public import NavCheckTesting

// UIKit's names for what coordinators and routers use.

/// Stands in for `UIViewController`.
public typealias UIViewController = SimulatedViewController
/// Stands in for `UINavigationController`.
public typealias UINavigationController = SimulatedNavigationController
/// Stands in for `UINavigationControllerDelegate`.
public typealias UINavigationControllerDelegate = SimulatedNavigationDelegate
/// Stands in for `UITabBarController`.
public typealias UITabBarController = SimulatedTabBarController
/// Stands in for `UITabBarControllerDelegate`.
public typealias UITabBarControllerDelegate = SimulatedTabBarDelegate
/// Stands in for `UIPresentationController`.
public typealias UIPresentationController = SimulatedPresentationController
/// Stands in for `UIAdaptivePresentationControllerDelegate`.
public typealias UIAdaptivePresentationControllerDelegate = SimulatedPresentationDelegate
/// Stands in for `UIModalPresentationStyle`.
public typealias UIModalPresentationStyle = SimulatedPresentationStyle
/// Stands in for `UIViewControllerTransitionCoordinator`.
public typealias UIViewControllerTransitionCoordinator = SimulatedTransitionCoordinator
/// Stands in for `UIViewControllerTransitionCoordinatorContext`.
public typealias UIViewControllerTransitionCoordinatorContext = SimulatedTransitionCoordinator
/// Stands in for `UITransitionContextViewControllerKey`.
public typealias UITransitionContextViewControllerKey = SimulatedTransitionCoordinator.Key
/// Stands in for `UINavigationItem`.
public typealias UINavigationItem = SimulatedNavigationItem
/// Stands in for `UIBarButtonItem`.
public typealias UIBarButtonItem = SimulatedBarButtonItem
/// Stands in for `UIGestureRecognizer`.
public typealias UIGestureRecognizer = SimulatedGestureRecognizer
/// Stands in for `UIAlertController`.
public typealias UIAlertController = SimulatedAlertController
/// Stands in for `UIAlertAction`.
public typealias UIAlertAction = SimulatedAlertController.Action
/// Stands in for `UIWindow`.
public typealias UIWindow = SimulatedWindow
