// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Kit",
  platforms: [.macOS(.v14), .iOS("16.0")],
  targets: [.target(name: "Kit")]
)
