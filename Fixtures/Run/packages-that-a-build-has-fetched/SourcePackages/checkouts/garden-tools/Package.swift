// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "garden-tools",
  products: [.library(name: "Garden-Tools", targets: ["Garden-Tools"])],
  targets: [
    .target(name: "Garden-Tools", dependencies: ["CSpade"]),
    .target(name: "CSpade"),
    .binaryTarget(name: "Press", path: "Press.xcframework"),
  ]
)
