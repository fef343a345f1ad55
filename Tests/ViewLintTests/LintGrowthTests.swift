import Testing
import ViewSemantics
import ViewSource
import ViewSyntax

@testable import ViewLint

/// Hundreds of modifiers on one view, around which rules look: each is compared with the others at most once.
@Suite struct LintGrowthTests {
  @Test(arguments: [
    ".onTapGesture { print(1) }", ".matchedGeometryEffect(id: 1, in: space)", ".buttonStyle(.plain)", ".font(.body)",
    ".navigationDestination(for: Int.self) { _ in Text(\"\") }", ".onChange(of: isOn) { isOn = false }",
  ])
  func aLongChainTakesNoMoreThanTheSquareOfItsLength(_ modifier: String) {
    let once = LintGrowthTests.looks(modifier, 100)
    let fourTimes = LintGrowthTests.looks(modifier, 400)
    // A factor of sixteen is quadratic, sixty-four would be cubic.
    #expect(fourTimes <= once * 17, "\(once), then \(fourTimes)")
  }

  /// Thousands of branches that give a view other arguments, and cases that each have different content.
  @Test(arguments: [
    (head: "if n == 0 { Counter(a: 0, b: 0) }", "else if n == % { Counter(a: %, b: %) }", foot: ""),
    (head: "switch kind {", "case .k%(let n): Counter(a: n, b: n)", foot: "}"),
  ])
  func manyBranchesTakeNoMoreThanTheirNumber(_ head: String, _ branch: String, _ foot: String) {
    let looks = [200, 800].map { count in
      let branches = (1...count).map { branch.replacing("%", with: "\($0)") }.joined(separator: "\n      ")
      return LintGrowthTests.looks(
        inLinting: """
          import SwiftUI
          enum Kind {
            \((1...count).map { "case k\($0)(Int)" }.joined(separator: "\n  "))
          }
          struct Counter: View {
            var a: Int
            var b: Int
            @State private var count = 0
            var body: some View { Text("\\(count)") }
          }
          struct A: View {
            var n: Int
            var kind: Kind
            var body: some View {
              \(head)
              \(branches)
              \(foot)
            }
          }
          """)
    }
    // A factor of four is linear. It is more where most branches are followed by as many others as each is compared
    // with; sixteen would be quadratic.
    #expect(looks[1] <= looks[0] * 6, "\(looks)")
  }

  /// Nested conditional views, each with state of the same name: the state that a view owns is computed once, and a
  /// private property is looked up only in its own type.
  @Test func viewsInOneAnotherTakeNoMoreThanTheirNumber() {
    let looks = [50, 200].map { count in
      let views = (0..<count).map { number in
        """
        struct V\(number): View {
          @State private var isOn = false
          @State private var text = ""
          var body: some View {
            if isOn { V\(number + 1)().padding() } else { V\(number + 1)() }
            Toggle(text, isOn: $isOn)
          }
        }
        """
      }
      return LintGrowthTests.looks(
        inLinting: """
          import SwiftUI
          \(views.joined(separator: "\n"))
          struct V\(count): View {
            @State private var text = ""
            var body: some View { TextField("", text: $text) }
          }
          """)
    }
    // A factor of four is linear; sixteen would be quadratic.
    #expect(looks[1] <= looks[0] * 6, "\(looks)")
  }

  /// Content modified by a helper deep inside containers: each level is searched once.
  @Test func modifiedContentDeepInsideTakesNoMoreThanItsDepth() {
    let looks = [6, 12].map { depth in
      LintGrowthTests.looks(
        inLinting: """
          import SwiftUI
          extension View {
            @ViewBuilder func framed(_ isOn: Bool) -> some View {
              if isOn {
                \(String(repeating: "VStack { ", count: depth)) self \(String(repeating: "}", count: depth))
              } else {
                self
              }
            }
          }
          struct Page: View {
            @State private var isOn = false
            var body: some View { Toggle("", isOn: $isOn).framed(isOn) }
          }
          """)
    }
    // A factor of two is linear; sixty-four would mean that each level doubles the work.
    #expect(looks[1] <= looks[0] * 4, "\(looks)")
  }

  /// Methods that all call each other, one of which adds an observer: each method is tried once.
  @Test func methodsThatCallEachOtherTakeNoMoreThanTheirCalls() {
    let looks = [8, 32].map { count in
      let calls = (0..<count).map { "f\($0)()" }.joined(separator: "; ")
      return LintGrowthTests.looks(
        inLinting: """
          import SwiftUI
          struct Page: View {
            var body: some View { Text("") }
            func listen() {
              NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in }
            }
            \((0..<count).map { "func f\($0)() { listen(); \(calls) }" }.joined(separator: "\n  "))
          }
          """)
    }
    // There are 16 times as many calls, which are searched for each of 4 times as many methods.
    #expect(looks[1] <= looks[0] * 64, "\(looks)")
  }

  private static func looks(_ modifier: String, _ count: Int) -> Int {
    looks(
      inLinting: """
        import SwiftUI
        struct A: View {
          @State private var isOn = false
          @Namespace private var space
          var body: some View {
            Text("")
              \(Array(repeating: modifier, count: count).joined(separator: "\n      "))
          }
        }
        """)
  }

  /// The number of reads of bytes, tokens and nodes of a file while the rules run; 0 in a release build, which does not
  /// count.
  private static func looks(inLinting text: String) -> Int {
    let source = SourceFile(path: "App/A.swift", text: text)
    let program = Program([Program.ModuleSource(name: "Main", files: [source])], jobs: 1)
    #if DEBUG
      let before = source.buffer.looks.total
      _ = Linter().lint(program, jobs: 1)
      return source.buffer.looks.total - before
    #else
      return 0
    #endif
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

  /// The number of reads of bytes, tokens and nodes of a file during `work`; 0 in a release build, which does not
  /// count.
  private static func looks(at file: ProgramFile, _ work: () -> Void) -> Int {
    #if DEBUG
      let before = file.source.buffer.looks.total
      work()
      return file.source.buffer.looks.total - before
    #else
      work()
      return 0
    #endif
  }

  @Test(arguments: [
    "// viewlint:disable:next any_view", "// viewlint:disable any_view", "// viewlint:disable:next no_rule_at_all",
    "// viewlint:disable:next duplicate_ids", "// viewlint:disable any_view\n// viewlint:enable duplicate_ids",
  ])
  func manyCommentsTakeNoMoreThanTheirNumber(_ comment: String) {
    let looks = [500, 2000].map { count in
      let (file, findings) = ReportGrowthTests.file(count) { _ in comment }
      return ReportGrowthTests.looks(at: file) {
        var suppressions = Suppressions(in: file, BuildConfiguration())
        _ = suppressions.apply(to: findings) { _ in true }
      }
    }
    // A factor of four is linear; sixteen would be quadratic.
    #expect(looks[1] <= looks[0] * 5, "\(looks)")
  }

  @Test func manyFindingsTakeNoMoreThanTheirNumber() {
    let steps = [500, 2000].map { count in
      let (file, findings) = ReportGrowthTests.file(count) { _ in "" }
      var declarations = EnclosingDeclarations(in: file)
      for finding in findings { _ = declarations.name(around: finding.range) }
      return declarations.steps
    }
    #expect(steps[0] >= 500 && steps[1] <= steps[0] * 5, "\(steps)")
  }

  /// Finds the innermost declaration that contains a whole range.
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
      // The second range extends from inside of `d` to outside of it.
      names.append(declarations.name(around: SourceRange(place, place + (bytes[place] == UInt8(ascii: "2") ? 4 : 1))))
    }
    #expect(names == ["A.b", "A.C", "A.C.e", ""])
  }
}
