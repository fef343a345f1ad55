import FixtureSupport
import Foundation
import Testing

/// If `--fix` is killed at any moment, every file has either its old or its new content.
@Suite struct KilledFixTests {
  @Test func everyFileIsWhole() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewlint-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let unused = "  @Environment(\\.colorScheme) private var scheme\n"
    // The text is long enough that writing it takes a while.
    let body = "  var body: some View { Text(\"é\") }\n}\n"
    let rest = body + String(repeating: "// what else is in the file\n", count: 1000)
    let before = Data(("import SwiftUI\nstruct Card: View {\n" + unused + rest).utf8)
    let after = Data(("import SwiftUI\nstruct Card: View {\n" + rest).utf8)
    let files = (0..<8).map { folder.appendingPathComponent("Card\($0).swift") }
    try write(before, to: files, in: folder)
    try fix(folder) { false }
    #expect(try files.allSatisfy { try Data(contentsOf: $0) == after })
    // Kills the command as soon as `count` files are new, while the next one is being written: `--fix` replaces each
    // file by a new one.
    for count in 0..<files.count {
      try write(before, to: files, in: folder)
      let old = files.map { number(of: $0) }
      try fix(folder) { zip(files, old).count { number(of: $0) != $1 } >= count }
      for file in files {
        let now = try Data(contentsOf: file)
        #expect(now == before || now == after, "\(file.lastPathComponent) is neither the old nor the new one")
      }
    }
  }

  /// Identifies a file, also if another one takes its name.
  private func number(of file: URL) -> UInt64? {
    (try? FileManager.default.attributesOfItem(atPath: file.path))?[.systemFileNumber] as? UInt64
  }

  private func write(_ content: Data, to files: [URL], in folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files { try content.write(to: file) }
  }

  ///   - Parameter isTime: Polled for whether to kill the command now.
  private func fix(_ folder: URL, killedWhen isTime: () -> Bool) throws {
    let process = Process()
    process.executableURL = CommandFixture.products.appendingPathComponent("viewlint")
    process.arguments = ["--no-config", "--fix", folder.path]
    process.environment = CommandFixture.environment(home: folder)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    while process.isRunning {
      if isTime() {
        kill(process.processIdentifier, SIGKILL)
        break
      }
    }
    process.waitUntilExit()
  }
}
