/// A screen deep in a stack, to which nothing else in a world refers.
///
/// It does not depend on the other instances of the world: the owner is that of the bottom screen, and is known by its
/// declaration only.
package struct NavBuriedScreen: Hashable, Sendable {
  /// The screen without its owner.
  package let screen: NavScreen
  /// The declaration of the owner, as an index in ``NavProgram/coordinators``.
  package let owner: Int

  /// The place of the screen, as an index in ``NavProgram/places``.
  package var place: Int { screen.route.place }
}
