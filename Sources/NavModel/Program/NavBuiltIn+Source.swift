extension NavBuiltIn {
  /// The source of the property: reports of violations, texts that state the rule, or the reason for the rule.
  public var source: String {
    switch self {
    case .exitOnce: "the README and functional specification of horseshoe7/SwiftUI-MVVM-C, numbers 2 to 8"
    case .childEndsWithBranch: "khanlou.com, \"Back buttons and coordinators\"; uber/RIBs issue 636"
    case .finishOnce:
      "horseshoe7/SwiftUI-MVVM-C; element-hq/element-x-ios pull request 656, where a teardown re-enters itself"
    case .exitsBeforeFinish: "horseshoe7/SwiftUI-MVVM-C, functional specification 5a, 6a and 31"
    case .beliefMatchesScreen:
      "johnpatrickmorgan/NavigationBackport issue 57; heinzl/swift-composable-navigation issue 17"
    case .childHasScreen:
      "QuickBirdEng/XCoordinator issues 57 and 139; AndreyPanov/ApplicationCoordinator issue 30"
    case .screenHasOwner: "AlphaWallet/alpha-wallet-ios issue 5145"
    case .noMessageToFinished:
      "RxSwiftCommunity/RxFlow issue 48; pointfreeco/swift-composable-architecture issue 3031"
    case .noSilentDrop: "MvvmCross/MvvmCross issue 3546; RxSwiftCommunity/RxFlow issue 60"
    case .dismissalIsExact: "pointfreeco/swift-navigation issues 206, 254 and 309, pull requests 295 and 332"
    case .removalIsExact: "flutter/flutter issue 20329; forXifLess/LinkNavigator issue 8"
    case .dismissesOwn: "pointfreeco/swift-navigation pull request 176"
    case .stackNeverEmpty:
      "johnpatrickmorgan/FlowStacks issue 50; Infomaniak/android-SwissTransfer pull request 390"
    case .oneIntentOnePush:
      "wordpress-mobile/WordPressAuthenticator-iOS issue 453; react-navigation issue 271"
    case .handledOnce: "RxSwiftCommunity/RxFlow issue 57"
    case .linkReachesTarget: "home-assistant/iOS pull request 5284; hmlongco/Navigator issue 23"
    case .ownerGoneEffectsGone: "johnpatrickmorgan/TCACoordinators issue 21"
    case .locksReleased: "software-mansion/react-native-screens issue 4446"
    case .flagsAtRest:
      "horseshoe7/SwiftUI-MVVM-C 1.0.0: two flags stay set after the action that they mark has ended"
    case .noTrap: "element-hq/element-x-ios pull request 5038; CharlinFeng/SwipeNavigationVC issue 2"
    case .noFatal: "rundfunk47/stinsen issue 39; QuickBirdEng/XCoordinator issue 59"
    case .noDeadlock: "RxSwiftCommunity/RxFlow issue 143"
    case .everythingReachable: "a spec that declares screens it never shows usually has a mistake itself"
    case .exitEquivalence:
      "mozilla-mobile/firefox-ios pull requests 14730 and 14915; radianttap/Coordinator pull request 21"
    case .cancelledGesture: "AlphaWallet/alpha-wallet-ios issue 5145; radianttap/Coordinator pull request 8"
    case .reEntry: "SwiftfulThinking/SwiftfulRouting issue 60; gordontucker/FittedSheets issue 90"
    case .backIsFinal:
      "pointfreeco/swift-composable-architecture issue 2461: the state of an alert that was cancelled presents it "
        + "again"
    case .layerKeepsItsContext: "software-mansion/react-native-screens issue 233"
    case .dismissalNamesItsLayer: "pointfreeco/swift-navigation pull request 176 and issue 254"
    case .stackIsTreePath, .oneSegueAtATime:
      "the note \"Initial architecture for new navigation scheme\" (Badoo, 2014), on several parents and chained "
        + "animations"
    case .effectHasScreen, .reducerNotNested:
      "babylonhealth/ReactiveFeedback pull requests 44 (a failing predicate did not stop the effect) and 51 "
        + "(synchronous loops)"
    case .flowsBecomeReady: "RxSwiftCommunity/RxFlow issue 17"
    case .dependenciesInjected:
      "the note \"Initial architecture for new navigation scheme\" (Badoo, 2014), on dependency containers"
    }
  }
}
