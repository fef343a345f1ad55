// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Orchard",
  dependencies: [
    .package(url: "https://example.com/leaves.git", from: "1.0.0"),
    .package(url: "https://example.com/garden-tools.git", from: "1.0.0"),
  ],
  targets: [.target(name: "Orchard", dependencies: [.product(name: "Leaves", package: "leaves"), "Garden-Tools"])]
)
