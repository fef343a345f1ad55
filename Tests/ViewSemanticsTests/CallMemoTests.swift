import FixtureSupport
import Foundation
import Testing
import ViewSource

@testable import ViewSemantics

/// The meaning of one call is reused for others with the same shape, which must not change any result.
@Suite struct CallMemoTests {
  /// The results are the same whichever declaration is queried first.
  @Test(arguments: Fixture.all(in: "Types").enumerated().filter { $0.offset.isMultiple(of: 6) }.map(\.element))
  func theOrderOfQuestionsDoesNotShow(_ fixture: Fixture) throws {
    let file = try SourceFile(path: fixture.url.path, buffer: SourceBuffer(fixture.source()))
    let (forwards, backwards) = Workers.onDeepStack { () -> ([String], [String]) in
      let program = Program([.init(name: "Main", files: [file])])
      let id = program.userFileIDs[0]
      let known = Analyzer(program).typedDeclarations(in: id)
      let analyzer = Analyzer(program)
      for declaration in known.reversed() { _ = analyzer.underlyingTypes(of: declaration.decl) }
      return (known.map(\.type), analyzer.typedDeclarations(in: id).map(\.type))
    }
    #expect(forwards == backwards)
  }

  private func types(_ files: String...) -> [String] {
    let sources = files.enumerated().map { SourceFile(path: "\($0).swift", text: "import SwiftUI\n" + $1) }
    return Workers.onDeepStack {
      // One analyzer is used for all, so that the second file meets the memos of the first.
      let analyzer = Analyzer(Program([.init(name: "Main", files: sources)]))
      return analyzer.program.userFileIDs.flatMap { analyzer.typedDeclarations(in: $0) }.map(\.type)
    }
  }

  @Test func aMemberMayBeAnotherInTheNextFile() {
    let types = types(
      """
      private extension ShapeStyle where Self == Color { static var brand: Color { .red } }
      struct A: View { var body: some View { Text("a").background(.brand) } }
      """,
      """
      private extension ShapeStyle where Self == LinearGradient {
        static var brand: LinearGradient { LinearGradient(colors: [], startPoint: .top, endPoint: .bottom) }
      }
      struct B: View { var body: some View { Text("a").background(.brand) } }
      """)
    #expect(
      types == [
        "ModifiedContent<Text, _BackgroundStyleModifier<Color>>",
        "ModifiedContent<Text, _BackgroundStyleModifier<LinearGradient>>",
      ])
  }

  @Test func aFunctionOfTheNextFileMayHideTheCatalogues() {
    let types = types(
      "struct A: View { var body: some View { Text(\"a\").padding(3) } }",
      """
      fileprivate extension View { func padding(_ length: Int) -> Color { .red } }
      struct B: View { var body: some View { Text("a").padding(3) } }
      """)
    #expect(types == ["ModifiedContent<Text, _PaddingLayout>", "Color"])
  }

  @Test func aNameMayBeOfAnotherTypeInTheNextBody() {
    let types = types(
      """
      struct A: View {
        let style = Color.red
        var body: some View { Text("a").background(style) }
      }
      struct B: View {
        let style = LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)
        var body: some View { Text("a").background(style) }
      }
      struct C<Style: ShapeStyle>: View {
        let style: Style
        var body: some View { Text("a").background(style) }
      }
      struct Color2: View { var body: some View { VStack { let style = Circle(); Text("a").background(style) } } }
      """)
    #expect(
      types == [
        "ModifiedContent<Text, _BackgroundStyleModifier<Color>>",
        "ModifiedContent<Text, _BackgroundStyleModifier<LinearGradient>>",
        "ModifiedContent<Text, _BackgroundStyleModifier<Style>>",
        "VStack<ModifiedContent<Text, _BackgroundModifier<Circle>>>",
      ])
  }

  /// An earlier initializer with the same shape takes no information from the wrapper of the next property.
  @Test func storageIsKnownTheSecondTime() {
    let text = { (name: String) in
      """
      struct \(name): View {
        @AppStorage("mode") private var mode = "a"
        var body: some View { Picker("M", selection: $mode) { Text("a").tag("a") } }
      }
      """
    }
    let found = types(text("A"), text("B"))
    #expect(found[0] == found[1])
    #expect(found[0].hasPrefix("Picker<Text, String, "))
  }

  /// If a method and a property have the same name, calling the method is no use of the property.
  @Test func whatACallMeansIsNoUseOfAPropertyOfTheName() {
    let source = SourceFile(
      path: "a.swift",
      text: """
        import SwiftUI
        struct A: View {
          @State private var offset: CGFloat = 0
          var body: some View { Text("a").offset(x: offset(2)) }
          func offset(_ x: CGFloat) -> CGFloat { x }
        }
        """)
    let names = Workers.onDeepStack { () -> [String] in
      let analyzer = Analyzer(Program([.init(name: "Main", files: [source])]))
      let body = analyzer.typedDeclarations(in: analyzer.program.userFileIDs[0])[0].decl
      return analyzer.record(of: body).uses.values.filter { analyzer.decl($0.decl).kind == .variable }
        .map { analyzer.name(of: $0.decl) }
    }
    #expect(names.isEmpty)
  }
}
