import Foundation
import Testing
import ViewSource

@testable import ViewSemantics

/// Finds the modules and resources of a project.
@Suite final class ModuleFilesTests {
  private let root =
    FileSystem.resolved(FileManager.default.temporaryDirectory.path) + "/modules-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: root) }

  private func write(_ path: String, _ text: String = "") throws {
    let whole = root + "/" + path
    try FileManager.default.createDirectory(atPath: FilePath.parent(of: whole), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: whole))
  }

  private func read(_ path: String) -> SourceFile? {
    (try? FileSystem.read(path)).map { SourceFile(path: path, buffer: $0) }
  }

  private func imported(by path: String) -> [String: [String]] {
    var modules = ModuleFiles(home: nil)
    let file = root + "/" + path
    let found = modules.imported(by: [read(file)].compactMap { $0 }, around: file, read: read)
    return Dictionary(
      uniqueKeysWithValues: found.map { module in
        (module.name, module.files.map { FilePath.suffix(of: $0.path, inFolder: root) ?? $0.path }.sorted())
      })
  }

  @Test func tuistNamesTheFilesOfTargets() throws {
    try write(".git/HEAD")
    try write(
      "Project.swift",
      """
      import ProjectDescription
      let name = computed()
      let kit: Target = .target(
        name: "GardenKit", product: .framework,
        sources: [.glob("Modules/Kit/**/*.swift", excluding: ["Modules/Kit/Drafts/**"])],
        dependencies: [.external(name: "Other")])
      let project = Project(name: "Garden", targets: [
        Target.target(
          name: name, product: .app, productName: "Garden", sources: ["Garden/**"],
          dependencies: [.target(kit), .target(name: "GardenModels")]),
        .target(name: "GardenModels", product: .framework, buildableFolders: ["Modules/Models"]),
        .target(name: "GardenTests", product: .unitTests, sources: "Tests/**"),
      ])
      """)
    try write("Garden/Views/Row.swift", "import GardenKit\nimport GardenModels\nimport GardenTests")
    try write("Garden/App.swift")
    try write("Modules/Kit/Tools/Tool.swift")
    try write("Modules/Kit/Drafts/Draft.swift")
    try write("Modules/Models/Plant.swift")
    try write("Tests/PlantTests.swift")
    #expect(
      imported(by: "Garden/Views/Row.swift") == [
        "GardenKit": ["Modules/Kit/Tools/Tool.swift"], "GardenModels": ["Modules/Models/Plant.swift"],
      ])
    var modules = ModuleFiles(home: nil)
    let own = modules.files(with: root + "/Garden/Views/Row.swift")
    #expect(own.map { FilePath.name(of: $0) }.sorted() == ["App.swift", "Row.swift"])
    #expect(modules.name(ofModuleWith: root + "/Garden/App.swift") == "Garden")
  }

  @Test func aTargetMayListFilesOutsideOfItsFolder() throws {
    try write(".git/HEAD")
    try write(
      "Field/Field.xcodeproj/project.pbxproj",
      """
      { objects = {
        P = { isa = PBXProject; targets = (T); mainGroup = G; };
        T = { isa = PBXNativeTarget; name = Field; buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3); };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = F3; };
        G = { isa = PBXGroup; children = (F1, F2, F3); sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = Field.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = ../Shared/Layout.swift; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = ../Shared/Missing.swift; sourceTree = "<group>"; };
      }; rootObject = P; }
      """)
    try write("Field/Field.swift")
    try write("Shared/Layout.swift")
    try write("Shared/Other.swift")
    var modules = ModuleFiles(home: nil)
    let own = modules.files(with: root + "/Field/Field.swift")
    #expect(own.map { FilePath.suffix(of: $0, inFolder: root) } == ["Field/Field.swift", "Shared/Layout.swift"])
  }

  @Test func theProjectOfAnAppComesBeforeAPackageOfSomeOfItsFiles() throws {
    try write(".git/HEAD")
    try write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      let package = Package(name: "Garden", targets: [.target(name: "GardenCore", path: "Garden")])
      """)
    try write("Garden/View.swift")
    try write("Storage/Store.swift")
    var modules = ModuleFiles(home: nil)
    func names() -> [String] {
      modules.files(with: root + "/Garden/View.swift").map { FilePath.name(of: $0) }.sorted()
    }
    #expect(names() == ["View.swift"])
    try write(
      "Project.swift", "let app = Target.target(name: \"Garden\", sources: [\"Garden/**\", \"Storage/**\"])")
    modules = ModuleFiles(home: nil)
    #expect(names() == ["Store.swift", "View.swift"])
    #expect(modules.name(ofModuleWith: root + "/Garden/View.swift") == "Garden")
    // A package inside of the project has its own files.
    try write("Garden/Kit/Package.swift", "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])")
    try write("Garden/Kit/Sources/Kit/Kit.swift")
    let kit = modules.files(with: root + "/Garden/Kit/Sources/Kit/Kit.swift")
    #expect(kit.map { FilePath.name(of: $0) } == ["Kit.swift"])
  }

  @Test func fetchedPackagesComeBeforeFoldersOfTheSameName() throws {
    try write(".git/HEAD")
    try write("Project.swift")
    try write("App/View.swift", "import Defaults")
    try write("Modules/Defaults/Own.swift")
    try write("Modules/Kit/Tool.swift")
    let kit = ".build/checkouts/Defaults"
    try write(kit + "/Package.swift", "let package = Package(name: \"D\", targets: [.target(name: \"Defaults\")])")
    try write(kit + "/Sources/Defaults/Defaults.swift")
    #expect(imported(by: "App/View.swift") == ["Defaults": [kit + "/Sources/Defaults/Defaults.swift"]])
    try write("App/Other.swift", "import Kit")
    #expect(imported(by: "App/Other.swift") == ["Kit": ["Modules/Kit/Tool.swift"]])
  }

  @Test func fetchedPackagesHaveTheirResources() throws {
    try write(".git/HEAD")
    try write("Project.swift")
    try write("App/View.swift", "import Kit")
    let kit = ".build/checkouts/Kit"
    try write(kit + "/Package.swift", "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])")
    try write(kit + "/Sources/Kit/Colors/Colors.swift")
    try write(kit + "/Sources/Kit/Kit.swift")
    try write(kit + "/Sources/Kit/Assets.xcassets/kitRed.colorset/Contents.json", "{}")
    var modules = ModuleFiles(home: nil)
    let file = root + "/App/View.swift"
    let found = modules.imported(by: [read(file)].compactMap { $0 }, around: file, read: read)
    let resources = ModuleFiles.resources(below: root, for: file, imported: found)
    #expect(resources.folders.map(\.path) == [root + "/" + kit + "/Sources/Kit/Assets.xcassets"])
    #expect(ModuleFiles.resources(below: root, for: file).folders.isEmpty)
  }

  @Test(arguments: [
    ("/a/**", "/a/b/c.swift", true), ("/a/**/*.swift", "/a/c.swift", true), ("/a/*.swift", "/a/b/c.swift", false),
    ("/a/b?/c*.swift", "/a/bb/card.swift", true), ("/a/**/b/*", "/a/x/y/b/z.swift", true), ("/a", "/a/b", false),
    ("/a/**/b", "/a/c", false), ("/*/*", "/a", false),
  ])
  func patterns(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(FilePattern(pattern).matches(path) == matches)
  }
}
