import FixtureSupport
import Foundation
import Testing
import ViewSource
import ViewSyntax

@testable import ViewSemantics

/// After an edit, a session gives the same results as a new analysis of the edited program.
@Suite struct AnalysisSessionTests {
  /// All cases of a folder form one program, so that files depend on each other and names occur twice. In a large
  /// folder only some files are edited.
  @Test(arguments: ["Run", "Apps/Garden", "Identity", "Dependencies"])
  func bodiesAreEdited(_ folder: String) throws {
    let files = try Fixture.all(in: folder).map { try SourceFile(path: $0.url.path, buffer: SourceBuffer($0.source())) }
    let stride = max(1, files.count / 8)
    let session = AnalysisSession(AnalysisSessionTests.program(files))
    var edits = 0
    for (number, file) in files.enumerated() where number.isMultiple(of: stride) {
      let id = FileID(session.program.catalogueFileCount + number)
      // Infer types before the edit, so that there are results to invalidate.
      _ = session.analyzer.typedDeclarations(in: id)
      for text in AnalysisSessionTests.editsOfBodies(file, session.program.file(id).tree) {
        var edited = files
        edited[number] = SourceFile(path: file.path, text: text)
        #expect(session.replace(id, by: edited[number]), "\(file.path): an edit of a body is taken for more")
        let fresh = Analyzer(AnalysisSessionTests.program(edited))
        for other in [number, (number + 1) % files.count, (number + 7) % files.count] {
          let other = FileID(session.program.catalogueFileCount + other)
          #expect(
            AnalysisSessionTests.types(session.analyzer, other) == AnalysisSessionTests.types(fresh, other),
            "\(file.path), edited to\n\(text)")
        }
        edits += 1
      }
      #expect(session.replace(id, by: file))
    }
    let fresh = Analyzer(AnalysisSessionTests.program(files))
    for id in fresh.program.userFiles.map(FileID.init) {
      #expect(AnalysisSessionTests.types(session.analyzer, id) == AnalysisSessionTests.types(fresh, id))
    }
    #expect(edits >= files.count / stride)
  }

  @Test func whatOthersSeeIsNoBody() {
    let old = """
      struct A: View {
        var title = 1
        let make = { if true { 1 } else { 2 } }
        var body: some View { Text("a") }
      }
      #Preview { A() }
      """
    let edits = [
      ("var title = 1", "var title = \"\"", false), ("{ 1 } else", "{ \"\" } else", false),
      ("var body: some View", "var body: some Shape", false), ("struct A", "struct B", false),
      ("Text(\"a\")", "Image(\"a\")", true), ("{ A() }", "{ A().padding() }", true), ("}\n#P", "}\n\n\n#P", true),
      ("  var title", "  @State var title", false), ("#Preview", "func f() {}\n#Preview", false),
    ]
    let program = AnalysisSessionTests.program([SourceFile(path: "A.swift", text: old)])
    let id = FileID(program.catalogueFileCount)
    for (before, after, isBodyEdit) in edits {
      let text = old.replacingOccurrences(of: before, with: after)
      #expect(text != old)
      let edited = program.replacing(id, by: SourceFile(path: "A.swift", text: text))
      #expect(edited.isBodyEdit == isBodyEdit, "\(before) to \(after)")
    }
  }

  /// The body of one file shows a view of another one, so an edit there changes the inferred types here.
  @Test func opaqueTypesOfOtherFilesFollow() {
    let part = { (view: String) in
      SourceFile(path: "Part.swift", text: "import SwiftUI\nstruct Part { var view: some View { \(view) } }")
    }
    let whole = SourceFile(
      path: "Whole.swift", text: "import SwiftUI\nstruct Whole: View { var body: some View { VStack { Part().view } } }"
    )
    let session = AnalysisSession(AnalysisSessionTests.program([part("Text(\"a\")"), whole]))
    let first = session.program.catalogueFileCount
    let types = { session.analyzer.typedDeclarations(in: FileID(first + 1)).map(\.type) }
    #expect(types() == ["VStack<Text>"])
    #expect(session.replace(FileID(first), by: part("Color.red.padding()")))
    #expect(types() == ["VStack<ModifiedContent<Color, _PaddingLayout>>"])
  }

  // MARK: Edits

  /// For the first bodies of a file: the text with the body's contents removed, and with a statement before them.
  private static func editsOfBodies(_ file: SourceFile, _ tree: SyntaxTree) -> [String] {
    var blocks: [SourceRange] = []
    var open = [tree.root]
    while let node = open.popLast(), blocks.count < 2 {
      switch node.kind {
      case .codeBlock: if node.tokenIndices.count > 2 { blocks.append(node.range) }
      case .sourceFile, .structDecl, .extensionDecl, .memberBlock, .variableDecl, .patternBinding, .functionDecl:
        open += node.children.reversed()
      default: continue
      }
    }
    let whole = file.buffer.count
    return blocks.flatMap { block in
      let before = file.text(SourceRange(0, block.start))
      let contents = file.text(SourceRange(block.start + 1, block.end - 1))
      let after = file.text(SourceRange(block.end, whole))
      return [
        before + "{ fatalError() }" + after, before + "{\n\n  let `_edited` = 1\n  _ = `_edited`\n\(contents)}" + after,
      ]
    }
  }

  private static func types(_ analyzer: Analyzer, _ file: FileID) -> [String] {
    analyzer.typedDeclarations(in: file).map { "\($0.name): \($0.type)" }
  }

  private static func program(_ files: [SourceFile]) -> Program {
    Program([Program.ModuleSource(name: "Main", files: files)], jobs: 1)
  }
}
