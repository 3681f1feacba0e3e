// swift-tools-version: 6.2

import PackageDescription

// `Sources/NavCheck` and `Sources/navcheck` are one folder on a file system that folds case. So every target
// below them names an inner folder of its own, and no two modules differ by case only.
let package = Package(
  name: "navcheck",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "NavModel", targets: ["NavModel"]),
    .library(name: "NavCheck", targets: ["NavCheck"]),
    .library(name: "NavCheckTesting", targets: ["NavCheckTesting"]),
    .library(name: "NavCheckUIKitShapes", targets: ["NavCheckUIKitShapes"]),
    .executable(name: "navcheck", targets: ["NavCheckCommand"]),
  ],
  targets: [
    .target(name: "NavModel"),
    .target(
      name: "NavCheck",
      dependencies: ["NavModel"],
      path: "Sources/NavCheck/Core"
    ),
    .target(
      name: "NavCheckTesting",
      dependencies: ["NavCheck", "NavModel"],
      path: "Sources/NavCheck/Testing"
    ),
    .target(
      name: "NavCheckUIKitShapes",
      dependencies: ["NavCheckTesting"],
      path: "Sources/NavCheck/Shapes"
    ),
    .executableTarget(
      name: "NavCheckCommand",
      dependencies: ["NavCheck", "NavModel"],
      path: "Sources/navcheck/Command"
    ),
    .testTarget(name: "NavModelTests", dependencies: ["NavModel"]),
    // The command is fuzzed here, with the generator of specs that the engines are compared on.
    .testTarget(
      name: "NavCheckTests",
      dependencies: ["NavCheck", "NavCheckCommand", "NavCheckTesting", "NavCheckUIKitShapes", "NavModel"],
      exclude: ["Snapshots"]
    ),
    .testTarget(
      name: "NavCheckCommandTests",
      dependencies: ["NavCheck", "NavCheckCommand", "NavModel"],
      exclude: ["Pipelines", "Snapshots", "Stubs"]
    ),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ]
}

// The suite steps millions of worlds. Optimized as whole modules, these two targets make it several times as fast; see
// CONTRIBUTING.md. The flags are set on request only, because SwiftPM refuses a dependency with unsafe flags. SwiftPM expects one
// object of each file, which the compiler writes only on several threads. Optimization across modules would gain nothing here, and
// the interface of a module would be written at the end.
if Context.environment["NAVCHECK_OPTIMIZED_TESTS"] == "1" {
  let flags = [
    "-O", "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode", "-disable-cmo",
  ]
  for target in package.targets where ["NavModel", "NavCheck"].contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(flags, .when(configuration: .debug)))
  }
}
