// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Features",
  targets: [
    .target(name: "Login", path: "Login/Sources/Login"),
    .target(name: "Feed", path: "Feed/Sources/Feed"),
  ]
)
