import FixtureSupport
import Foundation
import Testing
import ViewSemantics
import ViewSource

@testable import ViewLint

/// Fixtures with random defects, as code has them while it is being edited: every query about them ends with a result.
///
/// `BROKEN_SOURCES=50 swift test --filter BrokenSourceTests` breaks each fixture fifty times, and prints each defect to
/// standard error before it runs the queries.
@Suite struct BrokenSourceTests {
  /// The number of times that each small fixture is broken; a large one is broken once per so many lines.
  private static let rounds = ProcessInfo.processInfo.environment["BROKEN_SOURCES"].flatMap { Int($0) } ?? 1
  private static let linesOfOne = 60

  static let fixtures: [Fixture] =
    ["Identity", "Dependencies", "Types"].flatMap { Fixture.all(in: $0) } + lintFixtures

  /// The sources of `Fixtures/Lint`, which are in folders.
  private static var lintFixtures: [Fixture] {
    let folder = Fixture.root.appendingPathComponent("Lint")
    let paths = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
    return paths.filter { $0.hasSuffix(".swift") }.map { path in
      Fixture(area: "Lint", name: String(path.dropLast(6)), url: folder.appendingPathComponent(path))
    }
  }

  /// By default every sixth fixture is broken, with each kind of defect in turn.
  static let cases: [Int] = rounds > 1 ? Array(fixtures.indices) : Array(stride(from: 0, to: fixtures.count, by: 6))

  @Test(arguments: cases)
  func everyQuestionIsAnswered(_ number: Int) throws {
    let fixture = BrokenSourceTests.fixtures[number]
    var random = SeededGenerator(seed: UInt64(number))
    for round in 0..<BrokenSourceTests.rounds {
      var source = SourceMutator(part(of: try fixture.source(), &random))
      for _ in 0...Int.random(in: 0..<3, using: &random) { source.mutate(&random) }
      if BrokenSourceTests.rounds > 1 {
        try? Data(source.bytes).write(to: URL(fileURLWithPath: "/tmp/broken-source.swift"))
        FileHandle.standardError.write(Data("\(fixture.testDescription) \(round)\n".utf8))
      }
      ask(source.bytes)
    }
  }

  /// Some consecutive lines of a source, beginning with a top-level declaration.
  private func part(of bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count > BrokenSourceTests.linesOfOne else { return bytes }
    let first = Int.random(in: 0..<lines.count - BrokenSourceTests.linesOfOne, using: &random)
    let start = (0...first).last { lines[$0].first.map { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "}") } ?? false }
    let chosen = lines[(start ?? 0)...].prefix(BrokenSourceTests.linesOfOne)
    return Array("import SwiftUI\n".utf8) + Array(chosen.joined(separator: [UInt8(ascii: "\n")]))
  }

  private func ask(_ bytes: [UInt8]) {
    let file = SourceFile(path: "Broken.swift", buffer: SourceBuffer(bytes))
    var options = LintOptions()
    options.policy.profile = .strict
    options.jobs = 1
    let findings = LintRun(options, ConfigurationStore(.none)).lint([file], paths: []).findings
    #expect(findings.allSatisfy { $0.diagnostic.range.end <= bytes.count })
    let program = Program([Program.ModuleSource(name: "Main", files: [file])], jobs: 1)
    let texts = Analysis.map(program, jobs: 1) { analyzer, file in
      let types = analyzer.typedDeclarations(in: file).map { declaration in
        declaration.type + analyzer.explanations(of: declaration).map(\.message).joined()
      }
      let identities = analyzer.identities(in: file).map { analyzer.text(of: $0) }
      let dependencies = (analyzer.dependencies(in: file) + analyzer.previewDependencies(in: file))
        .map { analyzer.text(of: $0, in: file) }
      return (types + identities + dependencies).joined()
    }
    #expect(texts.count == 1)
  }
}

/// Breaks a source as editing does, and worse.
private struct SourceMutator {
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Removes, duplicates or swaps a token or some bytes, or cuts off the end of the source.
  mutating func mutate(_ random: inout SeededGenerator) {
    guard bytes.count > 16 else { return }
    let token = tokenRange(&random)
    let other = tokenRange(&random)
    let start = Int.random(in: 0..<bytes.count, using: &random)
    let some = start..<min(bytes.count, start + Int.random(in: 1...8, using: &random))
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1: bytes.removeSubrange(token)
    case 2: bytes.insert(contentsOf: [UInt8(ascii: " ")] + bytes[token], at: token.upperBound)
    case 3: bytes.replaceSubrange(token, with: Array(bytes[other]))
    case 4: bytes.removeSubrange(some)
    case 5: bytes.insert(contentsOf: Array(bytes[some]), at: some.upperBound)
    case 6: for place in some { bytes[place] = UInt8.random(in: 0x20...0x7E, using: &random) }
    case 7: exchangeLines(&random)
    default: bytes.removeSubrange(max(start, 1)...)
    }
  }

  /// The range of a word or a punctuation character.
  private func tokenRange(_ random: inout SeededGenerator) -> Range<Int> {
    let place = Int.random(in: 0..<bytes.count, using: &random)
    guard SourceMutator.isInWord(bytes[place]) else { return place..<place + 1 }
    var (start, end) = (place, place + 1)
    while start > 0, SourceMutator.isInWord(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, SourceMutator.isInWord(bytes[end]) { end += 1 }
    return start..<end
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private mutating func exchangeLines(_ random: inout SeededGenerator) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    lines.swapAt(
      Int.random(in: lines.indices, using: &random), Int.random(in: lines.indices, using: &random))
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}
