import Testing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

@testable import ViewGraph

/// The enums of the catalogue that the graph interprets have exactly the cases that it knows. A case with another name
/// would silently have no effect.
@Suite struct CatalogueEnumTests {
  @Test func casesAreThoseOfTheCatalogue() {
    let found = Workers.onDeepStack { () -> [String] in
      let file = SourceFile(
        path: "A.swift", text: "import SwiftUI\nstruct A: View { var body: some View { Text(\"\") } }")
      let program = Program([Program.ModuleSource(name: "Main", files: [file])], jobs: 1)
      let graph = Graph(Machine(program, addNatives: Graph.addNatives), engine: LayoutEngine())
      return Self.missing(TextStorageKind.self, graph) + Self.missing(TextChange.self, graph)
        + Self.missing(FontProviderKind.self, graph) + Self.missing(FontChange.self, graph)
        + Self.missing(ViewFontChange.self, graph) + Self.missing(ColorProviderKind.self, graph)
        + Self.missing(ImageProviderKind.self, graph) + Self.missing(SheetOptionKind.self, graph)
    }
    #expect(found == [])
  }

  private static func missing<Kind: CatalogueEnum>(_: Kind.Type, _ graph: Graph) -> [String] {
    let analyzer = graph.analyzer
    let names = Kind.typeName.split(separator: ".").map { Name(String($0)) }
    guard let first = names.first, var decl = analyzer.knownDecl(first) else { return [Kind.typeName] }
    for name in names.dropFirst() {
      guard let inner = analyzer.directMembers(of: decl, named: name).first else { return [Kind.typeName] }
      decl = inner
    }
    return Kind.allCases.filter { analyzer.directMembers(of: decl, named: Name($0.rawValue)).isEmpty }
      .map { "\(Kind.typeName).\($0.rawValue)" }
  }
}
