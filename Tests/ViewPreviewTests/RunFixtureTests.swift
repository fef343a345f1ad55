import FixtureSupport
import Testing
import ViewDrawing
import ViewGraph
import ViewLayout
import ViewMachine
import ViewPreview
import ViewSemantics
import ViewSource

/// Runs the program of each fixture and compares its image, its tree and its faults.
@Suite struct RunFixtureTests {
  @Test(arguments: Fixture.all(in: "Run"))
  func showsWhatIsExpected(_ fixture: Fixture) throws {
    let source = SourceFile(path: "\(fixture.name).swift", buffer: SourceBuffer(try fixture.source()))
    try fixture.expectGolden(RunFixtureTests.report(source))
  }

  @Test func whatIsTooManyViewsIsSaidOnceAndLeftOut() {
    let text = """
      import SwiftUI
      struct ContentView: View {
        var body: some View { VStack { Text("first"); ForEach(0..<1_000) { Text("\\($0)") }; Text("last") } }
      }
      """
    let faults = RunFixtureTests.faults(of: text) { $0.viewLimit = 40 }
    #expect(faults == ["there are more than 40 views; the rest is left out"])
  }

  @Test func whatSharesItsPartsIsNotWrittenOutWithoutEnd() {
    let text = """
      import SwiftUI
      struct ContentView: View {
        var body: some View { Text("\\(pair())") }
        func pair() -> String {
          var pair: Any = 1
          for _ in 0..<100 { pair = (pair, pair) }
          return "\\(pair)"
        }
      }
      """
    let faults = RunFixtureTests.faults(of: text) { $0.machine.limits.fuel = 10_000 }
    #expect(faults == ["a value of this size would exceed the step limit of 10000"])
  }

  /// The faults in the first view of a program that runs with other limits.
  private static func faults(of text: String, _ limit: @escaping @Sendable (Graph) -> Void) -> [String]? {
    Workers.onDeepStack {
      let source = SourceFile(path: "A.swift", text: text)
      let program = Program([Program.ModuleSource(name: "Main", files: [source])], jobs: 1)
      let options = PreviewOptions(size: Size(width: 160, height: 160), metrics: .cell)
      let graph = Graph(Machine(program, addNatives: Graph.addNatives), engine: Preview.engine(options))
      limit(graph)
      guard let view = graph.runnableViews(in: program.userFileIDs).first else { return nil }
      _ = try? Preview(view, in: graph, options: options)
      return graph.faults.map(\.message)
    }
  }

  /// The image, the tree, then the faults and notes. The first line may give the size: `// Shown at 320x200: …`.
  /// `// Why: VIEWPATH` and `// Trace: VIEWPATH` add more to the report. Each line `// Do: STEP` is a step that is
  /// taken before the report, in order. `// Events` adds the events since the first step, or since the beginning if
  /// there is no step. `// At: 0s 250ms 1s` replaces the image by the visible state at these times after the last step,
  /// and `// Pictures at: 0s 100ms` by images of those moments, with the transitions of bars and sheets in progress.
  /// Without them, animated views are shown in their final state, unless the last step waits. `// Wide` shows the
  /// program in a window as wide as an iPad; `// Platform: macos` builds it for another platform.
  private static func report(_ source: SourceFile) -> String {
    let text = source.text(SourceRange(0, source.buffer.count))
    let size = size(in: text)
    let lines = text.split(separator: "\n").prefix { $0.hasPrefix("//") }
    return Workers.onDeepStack {
      let program = RunFixtureTests.program(source, lines)
      var options = RunFixtureTests.options(lines, size, .cell)
      let pictured = lines.first { $0.hasPrefix("// Pictures at: ") }
      options.animatesChrome = pictured != nil
      let graph = Graph(Machine(program, addNatives: Graph.addNatives), engine: Preview.engine(options))
      let found = graph.runnableViews(in: program.userFileIDs)
      guard
        let view = found.first(where: { $0.kind == .preview || $0.kind == .previewProvider })
          ?? found.first(where: { $0.name == "ContentView" })
      else {
        return "no view\n"
      }
      do {
        var preview = try Preview(view, in: graph, options: options)
        let steps = lines.filter { $0.hasPrefix("// Do: ") }.map { String($0.dropFirst("// Do: ".count)) }
        let first = steps.isEmpty ? 0 : graph.events.count
        for step in steps { try preview.take(StepParser.step(step)) }
        var text: String
        let events = graph.events.dropFirst(first)
        let moments = lines.first { $0.hasPrefix("// At: ") }
        if let pictured {
          text = try RunFixtureTests.pictures(pictured.dropFirst("// Pictures at: ".count), preview)
        } else if let moments {
          text = try RunFixtureTests.moments(moments.dropFirst("// At: ".count), graph)
        } else {
          if !(steps.last?.hasPrefix("wait") ?? false) { preview.settle() }
          text = try preview.canvas(showsFills: true).text()
          text += "---\n" + TreeReport(preview).text()
        }
        let report = LayoutReport(preview)
        for line in lines {
          let path = String(line.drop { $0 != ":" }.dropFirst(2))
          if line.hasPrefix("// Why: ") { text += "---\n" + (report.why(path) ?? "no view\n") }
          if line.hasPrefix("// Trace: ") { text += "---\n" + (report.trace(path) ?? "no view\n") }
        }
        if lines.contains("// Events") {
          let shown = moments == nil ? events : graph.events.dropFirst(first)
          text += "---\n" + shown.map { "\($0)\n" }.joined()
        }
        for fault in preview.graph.faults { text += "error: \(fault.place.map { "\($0): " } ?? "")\(fault.message)\n" }
        for note in graph.notes { text += "note: \(note.message)\n" }
        for line in graph.machine.output.split(separator: "\n") { text += "printed: \(line)\n" }
        return text
      } catch {
        return "error: \(error)\n"
      }
    }
  }

  /// The program of a fixture, built as its first lines specify.
  static func program(_ source: SourceFile, _ lines: some Sequence<Substring>) -> Program {
    var settings = BuildSettings()
    let named = lines.first { $0.hasPrefix("// Platform: ") }.map { String($0.dropFirst("// Platform: ".count)) }
    settings.platform = named.flatMap { BuildConfiguration.Platform(rawValue: $0) }
    let module = Program.ModuleSource(name: "Main", files: [source])
    return named == nil ? Program([module], jobs: 1) : Program([module], configuration: settings.configuration, jobs: 1)
  }

  /// The preview options of a fixture, as its first lines specify.
  static func options(
    _ lines: some Sequence<Substring>, _ size: Size, _ metrics: Preview.Metrics
  ) -> PreviewOptions {
    var options = PreviewOptions(size: size, metrics: metrics)
    options.surroundings.hasRegularWidth = lines.contains("// Wide")
    options.surroundings.isDark = lines.contains("// Platform: watchos")
    return options
  }

  private static func moments(_ words: Substring, _ graph: Graph) throws -> String {
    let start = graph.machine.now
    var text = ""
    for word in words.split(separator: " ") {
      graph.advance(to: start + (StepParser.nanoseconds(String(word)) ?? 0))
      text += "\(word)\n" + MomentReport.text(graph)
    }
    return text
  }

  private static func pictures(_ words: Substring, _ preview: Preview) throws -> String {
    let start = preview.graph.machine.now
    var text = ""
    for word in words.split(separator: " ") {
      preview.graph.advance(to: start + (StepParser.nanoseconds(String(word)) ?? 0))
      text += "\(word)\n" + (try preview.canvas(showsFills: true).text(keepingMargins: true))
    }
    return text
  }

  static func size(in text: String) -> Size {
    let first = text.split(separator: "\n").first.map { $0.split(separator: " ") } ?? []
    for word in first {
      let parts = word.split { $0 == "x" || $0 == ":" }.compactMap { Double($0) }
      if parts.count == 2 { return Size(width: parts[0], height: parts[1]) }
    }
    return Size(width: 320, height: 240)
  }
}
