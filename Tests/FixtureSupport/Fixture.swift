import Foundation
import Testing

/// A case in `Fixtures/<area>`: a source file with the expected results beside it.
///
/// `UPDATE_FIXTURES=1 swift test` rewrites the expected results; review the difference before committing it.
public struct Fixture: Sendable, CustomTestStringConvertible {
  public let area: String
  /// The file's name without its extension.
  public let name: String
  public let url: URL

  public init(area: String, name: String, url: URL) {
    self.area = area
    self.name = name
    self.url = url
  }

  public var testDescription: String { "\(area)/\(name)" }

  /// The bytes of the source.
  public func source() throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url))
  }

  /// The cases of an area, sorted by name. An area without cases yields a single case that cannot be read, because a
  /// test without any cases would pass.
  public static func all(in area: String) -> [Fixture] {
    let folder = root.appendingPathComponent(area)
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    let cases = files.filter { $0.pathExtension == "swift" }
    guard !cases.isEmpty else {
      return [Fixture(area: area, name: "(no case found)", url: folder.appendingPathComponent("no case found.swift"))]
    }
    return
      cases
      .map { Fixture(area: area, name: $0.deletingPathExtension().lastPathComponent, url: $0) }
      .sorted { $0.name < $1.name }
  }

  /// The folder `Fixtures` of the package.
  public static let root = package.appendingPathComponent("Fixtures")

  /// The folder of the package.
  public static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Whether a file with the case's name and the given extension exists.
  public func has(_ fileExtension: String) -> Bool {
    FileManager.default.fileExists(atPath: url.deletingPathExtension().appendingPathExtension(fileExtension).path)
  }

  /// Compares a text with the contents of `<name>.txt`, or writes that file if the goldens are being updated.
  public func expectGolden(
    _ actual: String, in fileExtension: String = "txt", sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let golden = url.deletingPathExtension().appendingPathExtension(fileExtension)
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
      try Data(actual.utf8).write(to: golden)
      return
    }
    guard let data = try? Data(contentsOf: golden) else {
      Issue.record("\(testDescription) has no golden file; UPDATE_FIXTURES=1 writes it", sourceLocation: sourceLocation)
      return
    }
    let expected = String(decoding: data, as: UTF8.self)
    if expected != actual {
      Issue.record("\(testDescription):\n\(Difference.text(expected, actual))", sourceLocation: sourceLocation)
    }
  }
}

/// The lines in which two texts differ.
public enum Difference {
  private static let maximumLines = 40

  public static func text(_ expected: String, _ actual: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let changes = new.difference(from: old).map { change -> (Int, String) in
      switch change {
      case .remove(let offset, let line, _): (offset, "-\(offset + 1): \(line)")
      case .insert(let offset, let line, _): (offset, "+\(offset + 1): \(line)")
      }
    }
    let sorted = changes.sorted { $0.0 < $1.0 }.map(\.1)
    let rest = sorted.count > maximumLines ? "\n… \(sorted.count - maximumLines) more" : ""
    return sorted.prefix(maximumLines).joined(separator: "\n") + rest
  }
}
