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
    let once = LintGrowthTests.time(modifier, 100)
    let fourTimes = LintGrowthTests.time(modifier, 400)
    // Sixteen times would be quadratic, sixty-four times cubic; between them there is room for a busy machine.
    #expect(fourTimes < once * 32, "\(once), then \(fourTimes)")
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
