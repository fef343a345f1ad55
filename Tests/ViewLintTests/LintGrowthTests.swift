import Testing
import ViewSemantics
import ViewSource
import ViewSyntax

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

/// Many findings, comments and declarations in one file: none of them is compared with all of the others.
@Suite(.serialized) struct ReportGrowthTests {
  private static let rule = AnyViewRule.info

  /// A file of declarations, each with a comment before it and a finding in it.
  private static func file(_ count: Int, _ comment: (Int) -> String) -> (file: ProgramFile, findings: [Diagnostic]) {
    let text = (0..<count).map { "\(comment($0))\nlet a\($0) = 1\n" }.joined()
    let source = SourceFile(path: "App/A.swift", text: text)
    let program = Program([Program.ModuleSource(name: "Main", files: [source])], jobs: 1)
    let file = program.files[program.userFiles.lowerBound]
    let findings = file.summary.decls.map { decl in
      Diagnostic(rule.level, rule.id, "found", in: source, at: file.tree.node(decl.node).range)
    }
    return (file, findings)
  }

  /// The shortest of a few runs.
  private static func time(_ work: () -> Void) -> Duration {
    (0..<3).map { _ in ContinuousClock().measure(work) }.min() ?? .zero
  }

  @Test(arguments: [
    "// viewlint:disable:next any_view", "// viewlint:disable any_view", "// viewlint:disable:next no_rule_at_all",
    "// viewlint:disable:next duplicate_ids", "// viewlint:disable any_view\n// viewlint:enable duplicate_ids",
  ])
  func manyCommentsTakeNoMoreThanTheirNumber(_ comment: String) {
    let times = [500, 2000].map { count in
      let (file, findings) = ReportGrowthTests.file(count) { _ in comment }
      return ReportGrowthTests.time {
        var suppressions = Suppressions(in: file, BuildConfiguration())
        _ = suppressions.apply(to: findings) { _ in true }
      }
    }
    // Four times would be linear, sixteen times quadratic.
    #expect(times[1] < times[0] * 10, "\(times)")
  }

  @Test func manyFindingsTakeNoMoreThanTheirNumber() {
    let times = [500, 2000].map { count in
      let (file, findings) = ReportGrowthTests.file(count) { _ in "" }
      return ReportGrowthTests.time {
        var declarations = EnclosingDeclarations(in: file)
        for finding in findings { _ = declarations.name(around: finding.range) }
      }
    }
    #expect(times[1] < times[0] * 10, "\(times)")
  }

  /// The innermost declaration that holds all of a place.
  @Test func declarationsAroundAPlace() {
    let text = """
      struct A { var b: Int { 1 }; struct C { func d() { 2 } } }
      extension A.C { func e() { 3 } }
      4
      """
    let source = SourceFile(path: "App/A.swift", text: text)
    let program = Program([Program.ModuleSource(name: "Main", files: [source])], jobs: 1)
    var declarations = EnclosingDeclarations(in: program.files[program.userFiles.lowerBound])
    let bytes = Array(text.utf8)
    var names: [String] = []
    for place in bytes.indices where (UInt8(ascii: "1")...UInt8(ascii: "4")).contains(bytes[place]) {
      // The second reaches from inside `d` to outside of it.
      names.append(declarations.name(around: SourceRange(place, place + (bytes[place] == UInt8(ascii: "2") ? 4 : 1))))
    }
    #expect(names == ["A.b", "A.C", "A.C.e", ""])
  }
}
