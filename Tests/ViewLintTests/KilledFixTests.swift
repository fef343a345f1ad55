import FixtureSupport
import Foundation
import Testing

/// `--fix` that is killed at any moment leaves every file as it was or as it is to be.
@Suite struct KilledFixTests {
  @Test func everyFileIsWhole() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viewlint-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let unused = "  @Environment(\\.colorScheme) private var scheme\n"
    // Long enough that writing it takes a while.
    let body = "  var body: some View { Text(\"é\") }\n}\n"
    let rest = body + String(repeating: "// what else is in the file\n", count: 1000)
    let before = Data(("import SwiftUI\nstruct Card: View {\n" + unused + rest).utf8)
    let after = Data(("import SwiftUI\nstruct Card: View {\n" + rest).utf8)
    let files = (0..<8).map { folder.appendingPathComponent("Card\($0).swift") }
    // From before the first file is read to after the last one is written; an unharmed run says how long that is.
    try write(before, to: files, in: folder)
    let start = ContinuousClock.now
    try fix(folder, killedAfter: nil)
    let whole = Double((ContinuousClock.now - start) / .milliseconds(1)) / 1000
    #expect(try files.allSatisfy { try Data(contentsOf: $0) == after })
    for step in 1...8 {
      try write(before, to: files, in: folder)
      try fix(folder, killedAfter: whole * (0.4 + 0.075 * Double(step)))
      for file in files {
        let now = try Data(contentsOf: file)
        #expect(now == before || now == after, "\(file.lastPathComponent) is neither the old nor the new one")
      }
    }
  }

  private func write(_ content: Data, to files: [URL], in folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files { try content.write(to: file) }
  }

  private func fix(_ folder: URL, killedAfter delay: Double?) throws {
    let process = Process()
    process.executableURL = CommandFixture.products.appendingPathComponent("viewlint")
    process.arguments = ["--no-config", "--fix", folder.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    if let delay {
      Thread.sleep(forTimeInterval: delay)
      kill(process.processIdentifier, SIGKILL)
    }
    process.waitUntilExit()
  }
}
