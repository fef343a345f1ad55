import Foundation
import Testing

/// A folder in `Fixtures/<area>` with sources, the commands to run in a copy of it (one per line) and their expected
/// output.
public struct CommandFixture: Sendable, CustomTestStringConvertible {
  public let url: URL

  public var testDescription: String { url.lastPathComponent }

  /// The cases of an area, sorted by name. An area without cases yields a single case without commands, because a test
  /// without any cases would pass.
  public static func all(in area: String) -> [CommandFixture] {
    let root = Fixture.root.appendingPathComponent(area)
    let folders = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
    let cases = folders.filter { FileManager.default.fileExists(atPath: $0.appendingPathComponent("commands").path) }
    guard !cases.isEmpty else { return [CommandFixture(url: root.appendingPathComponent("no case found"))] }
    return cases.map { CommandFixture(url: $0) }.sorted { $0.testDescription < $1.testDescription }
  }

  /// Runs the commands and returns what a user would see on a terminal.
  public func transcript() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("commands-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let work = folder.appendingPathComponent("work")
    try FileManager.default.copyItem(at: url, to: work)
    for name in ["commands", "expected.txt"] {
      try? FileManager.default.removeItem(at: work.appendingPathComponent(name))
    }
    let commands = try String(contentsOf: url.appendingPathComponent("commands"), encoding: .utf8)
    var text = ""
    for line in commands.split(separator: "\n") {
      text += line.hasPrefix("#") ? "\n\(line)\n" : "$ \(line)\n" + (try run(String(line), in: work))
    }
    return text
  }

  private func run(_ line: String, in folder: URL) throws -> String {
    let (output, status) = try CommandFixture.output(of: line, in: folder)
    return output + (status == 0 ? "" : "[exit \(status)]\n")
  }

  /// Runs a shell command with the built products; returns what it writes to both streams, and its exit status.
  public static func output(of line: String, in folder: URL) throws -> (text: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.environment = CommandFixture.environment(home: folder)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }

  /// The environment of the commands: the built products come before other programs, and nothing is taken from the user
  /// who runs the tests.
  ///
  /// The caches of the commands are stored beside the products.
  public static func environment(home: URL) -> [String: String] {
    [
      "PATH": products.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"),
      "HOME": home.path, "LC_ALL": "C", "TERM": "dumb", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
      "VIEWTOOLS_CACHE": products.appendingPathComponent("catalogue-of-tests").path, "GIT_AUTHOR_NAME": "a",
      "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b",
    ]
  }

  /// The folder of the build products, in which the tests are too.
  public static let products: URL = {
    #if os(macOS)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }()

  public func expectGolden(_ actual: String) throws {
    let golden = url.appendingPathComponent("expected.txt")
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
      try Data(actual.utf8).write(to: golden)
      return
    }
    let expected = try String(contentsOf: golden, encoding: .utf8)
    if expected != actual { Issue.record("\(testDescription):\n\(Difference.text(expected, actual))") }
  }
}
