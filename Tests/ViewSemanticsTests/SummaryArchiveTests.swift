import Foundation
import Testing
import ViewCatalog
import ViewSource
import ViewSyntax

@testable import ViewSemantics

/// The declarations of files are read from an archive as they were written; a damaged archive, or one of another
/// program, gives nothing.
@Suite struct SummaryArchiveTests {
  private static let texts = [
    """
    @testable import Models
    @_exported import Charts
    import SwiftUI
    public struct Äpfel<Element: Hashable>: View where Element: Sendable {
      @State private var count = 0
      static let shared = Äpfel()
      lazy var rows = [1], columns = [2]
      public init(_ count: Int) {}
      subscript(index: Int) -> Int { index }
      var body: some View { Text("\\(count)") }
      enum Kind { case plain, counted(Int) }
      typealias Row = Text
    }
    extension Array { mutating func shake() {} }
    func + (left: Äpfel<Int>, right: Äpfel<Int>) -> Int { 0 }
    prefix func - (value: Äpfel<Int>) -> Int { 0 }
    """,
    "",
    "protocol P { associatedtype `default`; func f() }\n#if os(macOS)\nlet onlyThere = 1\n#else\nlet here = 2\n#endif",
    "@transparent public struct Group<Content> { @owns(\"state\") public init() {} }",
  ]
  private static let origin = TreeArchive.Origin(size: 1_000, time: 2_000)
  private static let configuration = BuildConfiguration().fingerprint

  private static var summaries: [FileSummary] {
    texts.enumerated().map { number, text in
      let tree = Parser.parse(SourceBuffer(text)).tree
      return withExtendedLifetime(tree) {
        DeclarationCollector.collect(tree.root, BuildConfiguration(), isCatalogue: number == 3)
      }
    }
  }

  /// Runs `body` with the path of a file in a temporary folder.
  private static func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("archive \(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("kept.declarations")
    try Data(bytes).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    try body(file.path)
  }

  private static func text(of summary: FileSummary) -> String {
    let decls = summary.decls.map {
      "\($0.kind) \($0.access) \($0.flags.rawValue) \($0.name) \($0.node.index) \($0.header.index) \($0.parent) "
        + "\($0.firstChild) \($0.nextSibling)"
    }
    let imports = [summary.imports, summary.reexports, summary.importsThroughOthers, summary.testableImports]
    return (decls + ["\(summary.topLevel)", "\(imports)", "\(summary.facts.map(\.rawValue).sorted())"])
      .joined(separator: "\n")
  }

  @Test func summariesComeOutAsTheyWentIn() throws {
    let summaries = Self.summaries
    #expect(summaries[0].decls.count > 15 && !summaries[3].facts.isEmpty)
    let bytes = SummaryArchive.bytes(of: summaries, origin: Self.origin, configuration: Self.configuration)
    try Self.withFile(bytes) { path in
      let archive = try #require(SummaryArchive(path, origin: Self.origin, configuration: Self.configuration))
      for (number, summary) in summaries.enumerated() {
        #expect(Self.text(of: try #require(archive.summary(number))) == Self.text(of: summary))
      }
      #expect(archive.summary(summaries.count) == nil)
      #expect(archive.summary(-1) == nil)
    }
  }

  @Test func archivesOfOthersAreNotOpened() throws {
    var mac = BuildConfiguration()
    mac.platform = .macos
    #expect(mac.fingerprint != Self.configuration)
    let bytes = SummaryArchive.bytes(of: Self.summaries, origin: Self.origin, configuration: Self.configuration)
    try Self.withFile(bytes) { path in
      #expect(SummaryArchive(path, origin: Self.origin, configuration: mac.fingerprint) == nil)
      let other = TreeArchive.Origin(size: 1_000, time: 2_001)
      #expect(SummaryArchive(path, origin: other, configuration: Self.configuration) == nil)
      #expect(SummaryArchive(path + "x", origin: Self.origin, configuration: Self.configuration) == nil)
    }
  }

  /// A changed byte or a missing end of the file loses the summaries at that position and no others.
  @Test func whatIsDamagedIsAsGoodAsNone() throws {
    let summaries = Self.summaries
    let texts = summaries.map(Self.text(of:))
    let bytes = SummaryArchive.bytes(of: summaries, origin: Self.origin, configuration: Self.configuration)
    for place in stride(from: 0, to: bytes.count, by: 29) {
      var damaged = bytes
      damaged[place] ^= 0x41
      var cut = damaged
      cut.removeLast(bytes.count - place)
      for bytes in [damaged, cut] {
        try Self.withFile(bytes) { path in
          guard let archive = SummaryArchive(path, origin: Self.origin, configuration: Self.configuration) else {
            return
          }
          for number in summaries.indices {
            if let kept = archive.summary(number) { #expect(Self.text(of: kept) == texts[number]) }
          }
        }
      }
    }
  }
}
