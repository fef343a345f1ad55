// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Shop",
  targets: [
    .target(name: "Kit"),
    .target(name: "Umbrella", dependencies: ["Kit"]),
    .target(name: "App", dependencies: ["Umbrella"]),
  ]
)
