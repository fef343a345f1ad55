import FixtureSupport
import Testing
import ViewSource

@testable import ViewSyntax

/// Fixtures with random defects: the parser always ends and loses no byte.
@Suite struct MutationTests {
  /// The number of times that each fixture is broken in each way.
  private static let rounds = 12

  @Test(arguments: Parsed.allFixtures)
  func brokenTokens(_ fixture: Fixture) throws {
    let bytes = try fixture.source()
    let tree = Parser.parse(SourceBuffer(bytes)).tree
    let tokens = (0..<tree.tokenCount).map { tree.token($0).range }.filter { !$0.isEmpty }
    guard tokens.count > 1 else { return }
    var random = SeededGenerator(seed: 1)
    for _ in 0..<MutationTests.rounds {
      let first = tokens[Int.random(in: 0..<tokens.count, using: &random)]
      let second = tokens[Int.random(in: 0..<tokens.count, using: &random)]
      expectLossless(bytes.replacing(first, with: []), fixture)
      expectLossless(bytes.replacing(first, with: bytes[first] + [0x20] + bytes[first]), fixture)
      expectLossless(bytes.replacing(first, with: Array(bytes[second])), fixture)
      expectLossless(Array(bytes[..<first.start]), fixture)
    }
  }

  @Test(arguments: Parsed.allFixtures)
  func brokenBytes(_ fixture: Fixture) throws {
    let bytes = try fixture.source()
    guard bytes.count > 1 else { return }
    var random = SeededGenerator(seed: 2)
    for _ in 0..<MutationTests.rounds {
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 1...8, using: &random))
      let range = SourceRange(start, end)
      let noise = (0..<range.count).map { _ in UInt8.random(in: 0...255, using: &random) }
      expectLossless(bytes.replacing(range, with: []), fixture)
      expectLossless(bytes.replacing(range, with: noise), fixture)
      expectLossless(bytes.replacing(range, with: bytes[range] + bytes[range]), fixture)
      expectLossless(Array(bytes[start...]), fixture)
    }
  }

  private func expectLossless(_ bytes: [UInt8], _ fixture: Fixture) {
    let result = Parser.parse(SourceBuffer(bytes))
    let problem = TreeVerifier.problem(in: result)
    #expect(problem == nil, "\(fixture.testDescription) broken as:\n\(String(decoding: bytes, as: UTF8.self))")
  }
}

extension [UInt8] {
  fileprivate subscript(_ range: SourceRange) -> ArraySlice<UInt8> {
    self[range.start..<range.end]
  }

  fileprivate func replacing(_ range: SourceRange, with replacement: [UInt8]) -> [UInt8] {
    Array(self[..<range.start]) + replacement + Array(self[range.end...])
  }

  fileprivate func replacing(_ range: SourceRange, with replacement: ArraySlice<UInt8>) -> [UInt8] {
    replacing(range, with: Array(replacement))
  }
}
