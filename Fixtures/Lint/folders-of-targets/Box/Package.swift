// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Box", targets: [.target(name: "Box", path: "Sources")])
