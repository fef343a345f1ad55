import Testing
import ViewGraph
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Compares rows that are made when they become visible with rows that are all made at once. Once every row has been
/// visible, both lead to the same views at the same positions.
@Suite struct LazyRowsTests {
  private static let programs = [
    """
    struct ContentView: View {
      var body: some View {
        ScrollView { LazyVStack(spacing: 3) { ForEach(0..<60) { Text("Row \\($0)").frame(height: 20 + Double($0 % 4)) } } }
      }
    }
    """,
    """
    struct ContentView: View {
      let columns = [GridItem(.adaptive(minimum: 70))]
      var body: some View {
        ScrollView {
          LazyVGrid(columns: columns) {
            ForEach(["A", "B", "C"], id: \\.self) { name in
              Section {
                ForEach(0..<17) { Text("\\(name)\\($0)").frame(height: 40) }
              } header: {
                Text(name)
              }
            }
          }
        }
      }
    }
    """,
    """
    struct ContentView: View {
      @State private var names = (0..<40).map { "Name \\($0)" }
      var body: some View {
        List {
          Section("First") {
            ForEach(names, id: \\.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
          }
          Section("Second") {
            Text("one")
            ForEach(0..<9) { number in
              if number.isMultiple(of: 2) { Text("even \\(number)") } else { Text("odd \\(number)").padding() }
            }
          }
        }
      }
    }
    """,
    """
    struct Shelf: View {
      let number: Int
      var body: some View {
        ScrollView(.horizontal) {
          LazyHStack { ForEach(0..<30) { Text("\\(number).\\($0)").frame(width: 60, height: 50) } }
        }
      }
    }

    struct ContentView: View {
      var body: some View {
        ScrollView {
          LazyVStack(alignment: .leading) {
            Text("Shelves").id("top")
            ForEach(0..<12) { Shelf(number: $0) }
            Group { Text("end") }.padding()
          }
        }
      }
    }
    """,
    """
    struct ContentView: View {
      @State private var isLong = true
      var body: some View {
        Form {
          Toggle("Long", isOn: $isLong)
          ForEach(0..<(isLong ? 50 : 3), id: \\.self) { LabeledContent("Item \\($0)", value: "\\($0 * $0)") }
          Button("Done") {}
        }
      }
    }
    """,
  ]

  @Test(arguments: programs.indices)
  func rowsMadeInSightAreThoseMadeAtOnce(_ index: Int) throws {
    let (inSight, early) = try LazyRowsTests.shown(LazyRowsTests.programs[index], makesAllRows: false)
    let (all, _) = try LazyRowsTests.shown(LazyRowsTests.programs[index], makesAllRows: true)
    #expect(inSight == all)
    #expect(early < all.count / 2, "rows out of sight are made before they are scrolled to")
  }

  @Test func onlyTheRowsInSightOfManyAreMade() throws {
    let text = "struct ContentView: View { var body: some View { List(0..<20_000) { Text(\"Row \\($0)\") } } }"
    let graph = try LazyRowsTests.graph(text)
    #expect(graph.elementCount < 300)
    try graph.take(.scroll(.down, isWhole: false))
    #expect(graph.elementCount < 600)
    // The target of the step exists, so no more rows are made to find out that the step is impossible.
    #expect(throws: StepError.self) { try graph.take(.delete("Row 5")) }
    #expect(graph.elementCount < 600)
  }

  /// What is shown once every row has been visible, and the number of elements before that.
  private static func shown(_ text: String, makesAllRows: Bool) throws -> (shown: [String], early: Int) {
    let graph = try graph(text, makesAllRows: makesAllRows)
    let early = lines(of: graph).count
    try graph.take(.scroll(.down, isWhole: true))
    var round = 0
    while graph.makeMoreRows(), round < 100 { round += 1 }
    try graph.take(.scroll(.up, isWhole: true))
    return (lines(of: graph), early)
  }

  private static func graph(_ text: String, makesAllRows: Bool = false) throws -> Graph {
    let source = SourceFile(path: "Rows.swift", text: "import SwiftUI\n\n" + text)
    let program = Program([Program.ModuleSource(name: "Main", files: [source])], jobs: 1)
    let graph = Graph(Machine(program, addNatives: Graph.addNatives), engine: LayoutEngine())
    graph.surface = LayoutSurface(size: Size(width: 320, height: 240))
    graph.makesAllRows = makesAllRows
    let view = try #require(graph.runnableViews(in: program.userFileIDs).first { $0.name == "ContentView" })
    try graph.show(view, settings: [], in: graph.environment(Surroundings()))
    #expect(graph.faults.isEmpty)
    return graph
  }

  private static func lines(of graph: Graph) -> [String] {
    var result: [String] = []
    func visit(_ element: Element) {
      if let layout = element.layout, let frame = graph.engine.settledFrame(of: layout) {
        result.append("\(element.path) \(element.type) \(element.text ?? "") \(frame)")
      }
      for child in element.children { visit(child) }
    }
    for element in graph.elements { visit(element) }
    return result
  }
}
