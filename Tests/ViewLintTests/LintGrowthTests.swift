import Testing
import ViewSemantics
import ViewSource

@testable import ViewLint

/// Modifiers that rules look around from, hundreds of them on one view: each is compared with the others at most once.
@Suite(.serialized) struct LintGrowthTests {
  @Test(arguments: [
    ".onTapGesture { print(1) }", ".matchedGeometryEffect(id: 1, in: space)", ".buttonStyle(.plain)", ".font(.body)",
    ".navigationDestination(for: Int.self) { _ in Text(\"\") }", ".onChange(of: isOn) { isOn = false }",
  ])
  func aLongChainTakesNoMoreThanTheSquareOfItsLength(_ modifier: String) {
    _ = LintGrowthTests.time(modifier, 10)
    let once = LintGrowthTests.time(modifier, 150)
    let twice = LintGrowthTests.time(modifier, 300)
    // Four times would be quadratic, eight times cubic.
    #expect(twice < once * 6, "\(once), then \(twice)")
  }

  /// The shortest of a few runs.
  private static func time(_ modifier: String, _ count: Int) -> Duration {
    let text = """
      import SwiftUI
      struct A: View {
        @State private var isOn = false
        @Namespace private var space
        var body: some View {
          Text("")
            \(Array(repeating: modifier, count: count).joined(separator: "\n      "))
        }
      }
      """
    let source = SourceFile(path: "App/A.swift", text: text)
    let program = Program([Program.ModuleSource(name: "Main", files: [source])], jobs: 1)
    let linter = Linter()
    return (0..<3).map { _ in ContinuousClock().measure { _ = linter.lint(program, jobs: 1) } }.min() ?? .zero
  }
}
