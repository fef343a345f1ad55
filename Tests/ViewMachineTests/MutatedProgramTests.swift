import FixtureSupport
import Foundation
import Testing
import ViewSemantics
import ViewSource
import ViewSyntax

@testable import ViewMachine

/// The programs of `Fixtures/Language` with random defects: they end, one way or another, within their limits.
///
/// Only a few run by default, so that the test takes seconds.
/// `MUTATED_PROGRAMS=5000 swift test --filter MutatedProgramTests` runs that many in turn and prints each to standard
/// error.
@Suite struct MutatedProgramTests {
  private static let chosen = ProcessInfo.processInfo.environment["MUTATED_PROGRAMS"].flatMap { Int($0) }
  private static let count = chosen ?? 16

  @Test func brokenProgramsEnd() throws {
    let folder = Fixture.root.appendingPathComponent("Language")
    let paths = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
    let sources = try paths.filter { $0.hasSuffix(".swift") }.map { path in
      (name: path, bytes: [UInt8](try Data(contentsOf: folder.appendingPathComponent(path))))
    }
    #expect(sources.count >= 250)
    let count = MutatedProgramTests.count
    let peaks = Workers.map(count, jobs: 2) { number in
      // The selection is spread over the whole folder, however small it is.
      let source = sources[count < sources.count ? number * sources.count / count : number % sources.count]
      if MutatedProgramTests.chosen != nil { FileHandle.standardError.write(Data("\(source.name) \(number)\n".utf8)) }
      var random = SeededGenerator(seed: UInt64(number))
      var bytes = source.bytes
      for _ in 0...Int.random(in: 0..<3, using: &random) { MutatedProgramTests.mutate(&bytes, &random) }
      return MutatedProgramTests.run(bytes)
    }
    #expect(peaks.count == count)
    #expect(peaks.allSatisfy { $0 <= 2 * MutatedProgramTests.memory })
  }

  private static let memory = 64 << 20

  /// Runs a program and returns the peak of the counted memory.
  private static func run(_ bytes: [UInt8]) -> Int {
    var settings = BuildSettings()
    settings.platform = .macos
    let file = SourceFile(path: "main.swift", buffer: SourceBuffer(bytes))
    let program = Program(
      [Program.ModuleSource(name: "main", files: [file])], configuration: settings.configuration, jobs: 1)
    let machine = Machine(program)
    machine.limits.fuel = 1_000_000
    machine.limits.memory = memory
    _ = try? machine.runProgram()
    return machine.peakMemory
  }

  /// Removes a token, duplicates one, swaps two, or replaces one by another.
  private static func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let tree = Parser.parse(SourceBuffer(bytes)).tree
    let tokens = (0..<tree.tokenCount).map { tree.token($0).range }.filter { !$0.isEmpty }
    guard tokens.count > 1 else { return }
    let one = tokens[Int.random(in: 0..<tokens.count, using: &random)]
    let other = tokens[Int.random(in: 0..<tokens.count, using: &random)]
    let (first, second) = one.start <= other.start ? (one, other) : (other, one)
    let (firstText, secondText) = (bytes[first.start..<first.end], bytes[second.start..<second.end])
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes.removeSubrange(first.start..<first.end)
    case 1: bytes.insert(contentsOf: [UInt8(ascii: " ")] + firstText, at: first.end)
    case 2 where first.end <= second.start:
      bytes.replaceSubrange(second.start..<second.end, with: firstText)
      bytes.replaceSubrange(first.start..<first.end, with: secondText)
    default: bytes.replaceSubrange(first.start..<first.end, with: secondText)
    }
  }
}
