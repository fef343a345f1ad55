// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Icons", products: [.library(name: "Icons", targets: ["Icons"])], targets: [.target(name: "Icons")])
