import Testing
import ViewSource

@testable import ViewSemantics

/// Code that makes endless or very many views is listed up to a limit, and the result says so.
@Suite struct IdentityLimitTests {
  /// The value of the last `let` contains the first one 2⁴⁰ times.
  @Test func valuesUsedTwiceAndTwiceAgain() {
    let values = (1...40).map { "let v\($0) = VStack { v\($0 - 1); v\($0 - 1) }" }
    let tree = identities(in: "struct A: View { var body: some View { let v0 = Text(\"\"); \(lines(values)); v40 } }")[
      0]
    #expect(tree.isCut)
    #expect((1...IdentityTree.maximumExpressions).contains(count(tree.roots)))
  }

  @Test func argumentsUsedTwiceAndTwiceAgain() {
    let helpers = (0..<40).map { "func f\($0)<V: View>(_ v: V) -> some View { f\($0 + 1)(VStack { v; v }) }" }
    let tree = identities(
      in: """
        struct A: View {
          var body: some View { f0(Text("")) }
          \(helpers.joined(separator: "\n  "))
          func f40<V: View>(_ v: V) -> some View { v }
        }
        """)[0]
    #expect(tree.isCut)
  }

  /// A modifier that keeps its view in place adds nothing to the list, however often it is applied.
  @Test func aLongChainOfModifiersIsWhole() {
    let chain = String(repeating: ".modifier(Padded())", count: 40)
    let tree = identities(
      in: """
        struct Padded: ViewModifier { func body(content: Content) -> some View { content.padding() } }
        struct A: View { var body: some View { VStack { Text("a"); Text("b") }\(chain) } }
        """)[1]
    #expect(!tree.isCut)
    #expect(leaves(tree.roots) == ["Text", "Text"])
  }

  /// The limit applies to each body, not to all bodies of a file.
  @Test func manyBodiesAreWhole() {
    let views = (0..<500).map {
      "struct A\($0): View { var body: some View { row; row }; var row: some View { Text(\"\") } }"
    }
    let trees = identities(in: views.joined(separator: "\n"))
    #expect(trees.count == 500)
    #expect(trees.allSatisfy { !$0.isCut && $0.roots.count == 2 })
  }

  /// Views far down are owned by the view that shows them, each once.
  @Test func aLongChainOfViewsOwnsWhatIsAtItsEnd() {
    let views = (0..<200).map { "struct A\($0): View { var body: some View { AnyView(A\($0 + 1)()) } }" }
    let last = "struct A200: View { @State private var count = 0; var body: some View { Text(\"\") } }"
    let owned = inAnalyzer(of: (views + [last]).joined(separator: "\n")) { analyzer, trees in
      trees.dropLast().map { $0.roots.map { analyzer.owned(by: $0) } }
    }
    #expect(owned.allSatisfy { $0 == [["@State A200.count"]] })
  }

  private func identities(in text: String) -> [IdentityTree] { inAnalyzer(of: text) { $1 } }

  private func inAnalyzer<Result: Sendable>(
    of text: String, _ answer: @escaping @Sendable (Analyzer, [IdentityTree]) -> Result
  ) -> Result {
    Workers.onDeepStack {
      let source = SourceFile(path: "App/A.swift", text: "import SwiftUI\n" + text)
      let analyzer = Analyzer(Program([Program.ModuleSource(name: "Main", files: [source])], jobs: 1))
      return answer(analyzer, analyzer.identities(in: analyzer.program.userFileIDs[0]))
    }
  }

  private func lines(_ statements: [String]) -> String { statements.joined(separator: "\n") }

  private func leaves(_ nodes: [IdentityNode]) -> [String] {
    nodes.flatMap { $0.children.isEmpty ? [$0.view] : leaves($0.children) }
  }

  private func count(_ nodes: [IdentityNode]) -> Int { nodes.reduce(0) { $0 + 1 + count($1.children) } }
}
