// swift-tools-version: 6.2

import PackageDescription

// `Models` is a link to the models that the tests use, too.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "navcheck", path: "../..")],
  targets: [
    .executableTarget(
      name: "Measured",
      dependencies: [
        .product(name: "NavCheck", package: "navcheck"), .product(name: "NavModel", package: "navcheck"),
      ],
      path: "Sources"
    )
  ]
)
