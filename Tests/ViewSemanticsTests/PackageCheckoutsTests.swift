import Foundation
import Testing
import ViewSource

@testable import ViewSemantics

/// Finds the sources of packages that a build has fetched.
@Suite final class PackageCheckoutsTests {
  private let root =
    FileSystem.resolved(FileManager.default.temporaryDirectory.path) + "/checkouts-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: root) }

  private func write(_ path: String, _ text: String = "") throws {
    let whole = root + "/" + path
    try FileManager.default.createDirectory(atPath: FilePath.parent(of: whole), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: whole))
  }

  private func files(of module: String, in folders: [String] = ["App"], packages: [String] = []) -> [String] {
    var checkouts = PackageCheckouts(
      around: folders.map { root + "/" + $0 }, packages: packages.map { root + "/" + $0 }, home: root + "/home")
    return checkouts.files(of: module).map { FilePath.suffix(of: $0, inFolder: root) ?? $0 }
  }

  private func manifest(_ targets: String) -> String { "let package = Package(name: \"a\", targets: [\(targets)])" }

  @Test func xcodeKeepsThemByProject() throws {
    for (name, project, date) in [
      ("Garden-a", "App/Garden.xcodeproj", "2026-03-01T10:00:00Z"),
      ("Garden-b", "App/Garden.xcodeproj", "2026-04-01T10:00:00Z"),
      ("Garden-c", "Other/Garden.xcodeproj", "2026-05-01T10:00:00Z"),
    ] {
      let folder = "home/Library/Developer/Xcode/DerivedData/\(name)"
      try write(
        folder + "/info.plist",
        """
        <plist version="1.0">
        <dict>
          <key>LastAccessedDate</key>
          <date>\(date)</date>
          <key>WorkspacePath</key>
          <string>\(root)/\(project)</string>
        </dict>
        </plist>
        """)
      try write(folder + "/SourcePackages/checkouts/kit/Package.swift", manifest(".target(name: \"Kit\")"))
      try write(folder + "/SourcePackages/checkouts/kit/Sources/Kit/Kit.swift")
    }
    try write("App/Garden.xcodeproj/project.pbxproj")
    #expect(
      files(of: "Kit") == [
        "home/Library/Developer/Xcode/DerivedData/Garden-b/SourcePackages/checkouts/kit/Sources/Kit/Kit.swift"
      ])
    #expect(files(of: "Kit", in: ["Elsewhere"]).isEmpty)
  }

  @Test func manifestsTellWhereFilesAre() throws {
    let kit = "App/.build/checkouts/kit"
    try write(
      kit + "/Package.swift",
      manifest(
        """
        .target(name: "Kit", path: "Code", exclude: ["Docs", "Code.swift"], sources: ["Main", "Docs"]),
        .target(name: "Kit-UI"), .testTarget(name: "KitTests"), .binaryTarget(name: "Core", path: "Core.xcframework")
        """))
    try write(kit + "/Package@swift-6.0.swift", manifest(".target(name: \"Newer\")"))
    for file in [
      "Code/Main/A.swift", "Code/Docs/B.swift", "Code/Rest/C.swift", "src/Kit-UI/D.swift", "Tests/KitTests/E.swift",
      "Sources/Newer/F.swift", "Sources/Computed/G.swift", "Sources/CCode/code.c",
    ] {
      try write(kit + "/" + file)
    }
    #expect(files(of: "Kit") == [kit + "/Code/Main/A.swift"])
    #expect(files(of: "Kit_UI") == [kit + "/src/Kit-UI/D.swift"])
    #expect(files(of: "Newer") == [kit + "/Sources/Newer/F.swift"])
    #expect(files(of: "Computed") == [kit + "/Sources/Computed/G.swift"])
    for module in ["KitTests", "Core", "CCode", "Absent"] { #expect(files(of: module).isEmpty) }
  }

  @Test func packagesOfTheProjectComeFirst() throws {
    for folder in ["App/Mine/Kit", "App/SourcePackages/checkouts/Kit"] {
      try write(folder + "/Package.swift", manifest(".target(name: \"Kit\", path: \".\")"))
      try write(folder + "/Kit.swift")
    }
    #expect(files(of: "Kit", packages: ["App/Mine/Kit"]) == ["App/Mine/Kit/Kit.swift"])
  }
}
