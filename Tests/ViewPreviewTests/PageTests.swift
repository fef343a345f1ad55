import Foundation
import Testing
import ViewGraph
import ViewLayout
import ViewMachine
import ViewPreview
import ViewSemantics
import ViewSource

/// Tests the page of a preview as far as possible without a browser; `Tests/Browser` tests it in one.
@Suite struct PageTests {
  private static func page(_ source: String, _ options: PreviewOptions) -> String? {
    Workers.onDeepStack {
      let file = SourceFile(path: "A.swift", text: source)
      let program = Program([Program.ModuleSource(name: "Main", files: [file])], jobs: 1)
      return PageMaker(title: "A </title>", options: options) { isDark in
        var options = options
        options.surroundings.isDark = isDark
        let graph = Graph(Machine(program, addNatives: Graph.addNatives), engine: Preview.engine(options))
        return graph.runnableViews(in: program.userFileIDs).first.flatMap {
          try? Preview($0, in: graph, options: options)
        }
      }.text
    }
  }

  private static func states(_ page: String) throws -> [[String: Any]] {
    let start = try #require(page.range(of: "id=\"data\">\n")).upperBound
    let end = try #require(page[start...].range(of: "</script>")).lowerBound
    let data = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any]
    return try #require(data?["states"] as? [[String: Any]])
  }

  private let source = """
    import SwiftUI
    struct ContentView: View {
      let title = "</script><b>\\u{2028}"
      @State private var count = 3
      @Environment(\\.colorScheme) private var scheme
      var body: some View {
        HStack { Text(title).accessibilityIdentifier("<i>"); Text("a b c d e f g h i j k l m n o p") }
      }
    }
    """

  @Test func aPageHoldsEverything() throws {
    let options = PreviewOptions(size: Size(width: 200, height: 100), metrics: .cell)
    let page = try #require(PageTests.page(source, options))
    let states = try PageTests.states(page)
    #expect(states.count == page.components(separatedBy: "<template id=").count - 1)
    #expect(states.count == page.components(separatedBy: "</template>").count - 1)
    #expect(Set(states.compactMap { $0["appearance"] as? String }) == ["light", "dark"])
    #expect(Set(states.compactMap { $0["width"] as? Double }).count > 2)
    let views = try #require(states.first?["views"] as? [[String: Any]])
    #expect(views.first?["type"] as? String == "ContentView")
    let text = try #require(views.first { $0["identifier"] as? String == "<i>" || $0["text"] != nil })
    #expect((text["frame"] as? [Double])?.count == 4 && (text["trace"] as? String)?.contains("→") == true)
    #expect((text["why"] as? String)?.contains("HStack proposed") == true && text["source"] as? String != nil)
    let properties = views.flatMap { $0["properties"] as? [[String]] ?? [] }
    #expect(properties.contains(["@State", "count", "3"]))
    #expect(properties.contains { $0.starts(with: ["@Environment", "scheme"]) })
    #expect(
      properties.contains(["let", "title", "\"</script><b>\\u{2028}\""]) || properties.contains { $0[1] == "title" })
  }

  @Test func nothingOfTheProgramIsMarkup() throws {
    let options = PreviewOptions(size: Size(width: 200, height: 100), metrics: .cell)
    let page = try #require(PageTests.page(source, options))
    // The page contains two scripts: the data and the code.
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(!page.contains("<b>") && !page.contains("<i>") && !page.contains("A </title>"))
    #expect(!page.contains("\u{2028}"))
  }
}
