/// Something in which worlds differ, and which can be erased from a world.
///
/// Worlds that differ in one dimension only are equal after it is erased. Therefore the number of worlds, divided by
/// the number of distinct erased worlds, is the factor by which the dimension multiplies the worlds.
package enum NavDimension: Hashable, Sendable {
  /// The contents of all tabs, pages and columns, and which of them are selected.
  case tabs
  /// The content of a tab, by the place of its container and its index there.
  case tab(bar: Int, index: Int)
  /// All layers on screen above the root, with the requests for them.
  case layers
  /// The layers above the root whose bottom screen is of this place, with the requests for them.
  case layer(place: Int)
  /// The screens of the root layer's own stack, except tab bars and split views.
  case rootStack
  /// The screens below the top of each stack in a container, except tab bars and split views.
  case depth
  /// Everything that waits: notices, messages and blocks.
  case waiting
  /// The notices in mailboxes.
  case notices
  /// The queued messages of the app.
  case messages
  /// All waiting blocks and tasks of the library, and changes of stacks that wait for a transition.
  case blocks
  /// The transitions and gestures in progress.
  case motion
  /// The records since the app last settled, such as taps and refusals, and those of screens, such as the cause of a
  /// removal.
  case marks
  /// All running effects and feedbacks.
  case effects
  /// The runs of one effect.
  case effect(Int)
  /// All variables, and the values that the library stores.
  case variables
  /// A variable of the system.
  case systemVariable(Int)
  /// A variable of the instances of a coordinator.
  case coordinatorVariable(coordinator: Int, index: Int)
  /// A variable that a branch declares, in the coordinators that it creates.
  case branchVariable(place: Int, index: Int)
  /// A variable of the screens of a place.
  case screenVariable(place: Int, index: Int)
  /// The values that the library stores in coordinators and screens.
  case library
  /// The values of the parameters of all screens.
  case arguments
  /// The values of the parameters of the screens of one place.
  case argumentsOf(place: Int)
  /// The requested layers that the platform does not show or is dismissing.
  case staleLayers
  /// The requested layers that the platform does not show or is dismissing, whose bottom screen is of this place,
  /// requested by instances of a coordinator.
  case staleLayer(coordinator: Int?, place: Int)
  /// The requested paths that differ from their containers.
  case stalePaths
  /// The screens in no container and no requested layer or path to which something still refers.
  case removedScreens
  /// The coordinators without a screen in a container that have finished or are not alive.
  case endedCoordinators
  /// The counts of events (``NavWorld/eventCounts``).
  case eventCounts
  /// Whether the app is in the background.
  case background
}
