import FixtureSupport
import Testing
import ViewGraph
import ViewLayout
import ViewMachine
import ViewPreview
import ViewSemantics
import ViewSource

/// Draws the programs of the fixtures that have an SVG beside them, with text and controls as on iOS.
@Suite struct SVGFixtureTests {
  @Test(arguments: Fixture.all(in: "Run").filter { $0.has("svg") })
  func drawsWhatIsExpected(_ fixture: Fixture) throws {
    let source = SourceFile(path: "\(fixture.name).swift", buffer: SourceBuffer(try fixture.source()))
    try fixture.expectGolden(SVGFixtureTests.picture(source), in: "svg")
  }

  private static func picture(_ source: SourceFile) -> String { ofViews(in: source) { $0.svg } }

  /// The result of `read` for the views after the steps `// Do: STEP`, at the size in points that the first line gives.
  static func ofViews(in source: SourceFile, _ read: @escaping @Sendable (Preview) -> String) -> String {
    let text = source.text(SourceRange(0, source.buffer.count))
    let lines = text.split(separator: "\n").prefix { $0.hasPrefix("//") }
    let steps = lines.filter { $0.hasPrefix("// Do: ") }
    return Workers.onDeepStack {
      let program = RunFixtureTests.program(source, lines)
      let options = RunFixtureTests.options(lines, RunFixtureTests.size(in: text), .ios)
      let graph = Graph(Machine(program, addNatives: Graph.addNatives), engine: Preview.engine(options))
      let found = graph.runnableViews(in: program.userFileIDs)
      guard let view = found.first(where: { $0.kind != .view || $0.name == "ContentView" }) else { return "no view\n" }
      do {
        var preview = try Preview(view, in: graph, options: options)
        for step in steps { try preview.take(StepParser.step(String(step.dropFirst("// Do: ".count)))) }
        if !(steps.last?.contains("Do: wait") ?? false) { preview.settle() }
        return read(preview)
      } catch {
        return "error: \(error)\n"
      }
    }
  }
}
