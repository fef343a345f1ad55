// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "leaves",
  products: [.library(name: "Leaves", targets: ["Leaves"])],
  dependencies: [.package(url: "https://example.com/garden-tools.git", from: "1.0.0")],
  targets: [
    .target(name: "Leaves", dependencies: ["Garden-Tools"], path: "./Code", exclude: ["Old"]),
    .testTarget(name: "LeavesTests", dependencies: ["Leaves"]),
  ]
)
