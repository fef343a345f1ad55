import Testing
import ViewSource

@testable import ViewSemantics

/// The bodies of a type, its extensions included, are grouped by that type and stay in source order.
@Suite struct BodiesOfTypesTests {
  @Test func eachTypeHasItsOwn() {
    let text = """
      struct Row { var title: String { "" } }
      let count = 1
      struct Cell { func name() {} }
      extension Row { func open() {} }
      """
    let names = Workers.onDeepStack { () -> [[String]] in
      let file = SourceFile(path: "Rows.swift", buffer: SourceBuffer(text))
      let program = Program([Program.ModuleSource(name: "Main", files: [file])], jobs: 1)
      let analyzer = Analyzer(program)
      return program.userFileIDs.flatMap { file in
        let types = analyzer.bodies(in: file).map { body in
          analyzer.owner(of: body).flatMap { analyzer.nominal(of: $0) }
        }
        return types.map { type in analyzer.bodies(in: file, of: type).map { analyzer.decl($0).name.text } }
      }
    }
    #expect(names == [["title", "open"], ["count"], ["name"], ["title", "open"]])
  }
}
