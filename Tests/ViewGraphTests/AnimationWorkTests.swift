import Testing
import ViewGraph
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The cost of a frame of an animation, in counted work.
@Suite struct AnimationWorkTests {
  /// If one of many views moves, no other view is measured or placed.
  @Test func aFrameTouchesOnlyWhatMoves() {
    let work = [100, 1_000].map { AnimationWorkTests.work(ofAFrameAmong: $0) }
    #expect(work[0]?.arranged == work[1]?.arranged)
    #expect(work[0]?.prepared == work[1]?.prepared)
    #expect(work[1]?.measured == 0)
    #expect((work[1]?.arranged ?? 1_000) <= 20)
  }

  /// While something moves, there are sixty frames per second.
  @Test func framesEndWithTheAnimation() {
    Workers.onDeepStack {
      let graph = AnimationWorkTests.graph(views: 3)
      #expect(graph?.nextFrameTime == nil)
      try? graph?.take(.tap("go"))
      #expect(graph?.nextFrameTime == 16_666_667)
      graph?.advance(to: 2_000_000_000)
      #expect(graph?.nextFrameTime == nil)
      #expect(graph?.frameCount == 60)
    }
  }

  private static func graph(views: Int) -> Graph? {
    let text = """
      import SwiftUI
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          VStack(spacing: 0) {
            Button("go") { withAnimation(.linear(duration: 1)) { isOn = true } }
            Text("moves").offset(x: isOn ? 100 : 0)
            ForEach(0..<\(views), id: \\.self) { Text("\\($0)") }
          }
        }
      }
      """
    let source = SourceFile(path: "A.swift", text: text)
    let program = Program([Program.ModuleSource(name: "Main", files: [source])], jobs: 1)
    let graph = Graph(Machine(program, addNatives: Graph.addNatives), engine: LayoutEngine())
    graph.surface = LayoutSurface(size: Size(width: 320, height: 480))
    guard let view = graph.runnableViews(in: program.userFileIDs).first else { return nil }
    try? graph.show(view, settings: [], in: graph.environment(Surroundings()))
    return graph
  }

  private static func work(ofAFrameAmong views: Int) -> LayoutStatistics? {
    Workers.onDeepStack {
      let graph = graph(views: views)
      try? graph?.take(.tap("go"))
      guard let graph, let next = graph.nextFrameTime else { return nil }
      graph.advance(to: next)
      return graph.frameWork
    }
  }
}
