// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Shop", defaultLocalization: "en", platforms: [.iOS(.v17)],
  targets: [
    .target(name: "Models"),
    .target(name: "Shop", dependencies: ["Models"], resources: [.process("Assets.xcassets")]),
  ])
