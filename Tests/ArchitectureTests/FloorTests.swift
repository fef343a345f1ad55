import FixtureSupport
import Foundation
import Testing

/// The modules form layers: a module imports only modules of lower layers, never one of its own or a higher layer.
@Suite struct FloorTests {
  private static let floors: [String: Int] = [
    "ViewSource": 0,
    "ViewSyntax": 1, "ViewLayout": 1, "ViewCommandLine": 1,
    "ViewCatalog": 2, "ViewDrawing": 2,
    "ViewSemantics": 3,
    "ViewMachine": 4,
    "ViewLint": 5, "ViewGraph": 5,
    "ViewPreview": 6,
    "ViewSnapshots": 7, "ViewProof": 7,
    "ViewLintCommand": 8, "ViewRunCommand": 8, "ViewSnapshotTesting": 8,
  ]

  @Test func importsPointDown() throws {
    var modules: Set<String> = []
    for (module, path, text) in try FloorTests.sources() {
      modules.insert(module)
      let floor = try #require(FloorTests.floors[module], "\(module) is on no floor")
      for line in text.split(separator: "\n") {
        guard let match = line.firstMatch(of: /^\s*(?:@\w+ |public |package |internal )*import (\w+)/) else { continue }
        guard let imported = FloorTests.floors[String(match.1)] else { continue }
        #expect(imported < floor, "\(path): \(line)")
      }
    }
    #expect(modules == Set(FloorTests.floors.keys))
  }

  /// Raw memory is accessed in seven files only: the source buffer, the syntax columns, the syntax tree, the text of a
  /// running program, and its values, registers and instructions. A few more files call functions of the operating system or of Foundation that take pointers.
  @Test func unsafeCodeStaysWhereItIs() throws {
    let memory = [
      "ViewSource/SourceBuffer.swift", "ViewSyntax/Column.swift", "ViewSyntax/SyntaxTree.swift",
      "ViewMachine/Natives/FastText.swift", "ViewMachine/Values/Value+Assigning.swift",
      "ViewMachine/Running/Registers.swift", "ViewMachine/Running/LinkedInstructions.swift",
    ]
    let system = [
      "ViewSource/FileSystem.swift", "ViewSource/FileSystem+Writing.swift", "ViewSource/MappedFile.swift",
      "ViewSource/Workers.swift",
      "ViewSource/Subprocess.swift", "ViewCommandLine/Terminal.swift", "ViewCommandLine/MemoryAllocator.swift",
      "ViewPreview/Terminal/TerminalDevice.swift", "ViewPreview/Terminal/CrashGuard.swift",
      "ViewMachine/Natives/Foundation/NativeTable+Coding.swift",
    ]
    for (_, path, text) in try FloorTests.sources() where text.contains(/(?m)^(?!\s*\/\/)[^"`\n]*\bunsafe [a-zA-Z(]/) {
      #expect((memory + system).contains { path.hasSuffix($0) }, "\(path) has unsafe code")
    }
  }

  private static func sources() throws -> [(module: String, path: String, text: String)] {
    let folder = Fixture.package.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var result: [(String, String, String)] = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let relative = file.path.dropFirst(folder.path.count + 1)
      let module = String(relative.prefix { $0 != "/" })
      result.append((module, String(relative), try String(contentsOf: file, encoding: .utf8)))
    }
    return result
  }
}
