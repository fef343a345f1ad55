// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Kit",
  platforms: [.macOS(.v14)],  // not .iOS
  targets: [.target(name: "Kit")]
)
