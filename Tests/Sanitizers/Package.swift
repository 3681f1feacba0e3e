// swift-tools-version: 6.2

import PackageDescription

// The engine alone, without NavModel, so that a build with a sanitizer takes a minute. `Core` and the folders of
// `EngineTests` are links to the sources and tests of the package above.
let package = Package(
  name: "sanitizers",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "NavCheck", path: "Core", exclude: ["Navigation", "Pages", "NavCheck.docc"]),
    .testTarget(
      name: "EngineTests",
      dependencies: ["NavCheck"],
      path: "EngineTests",
      // These two read specs.
      exclude: ["Golden/SpecCountTests.swift", "Strategies/FingerprintTests.swift"]
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

// Optimized as in the package above: the tests take about half the time, and the tables are checked as users have them.
package.targets[0].swiftSettings?.append(
  .unsafeFlags(["-O", "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"]))
