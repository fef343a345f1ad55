// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Badges",
  targets: [
    .target(name: "Kit"),
    .target(name: "App", dependencies: ["Kit"]),
    .testTarget(name: "KitTests", dependencies: ["Kit"]),
  ])
