import Testing
import ViewPreview

/// A program is changed while it is shown.
@Suite struct ReloadTests {
  private static func reload(
    _ first: String, _ deeds: SessionSupport.InputStep..., to second: String
  ) -> (picture: [String], report: [String]) {
    let deeds = UncheckedBox(deeds)
    return SessionSupport.run(first) { session in
      for deed in deeds.value { session.act(deed) }
      let states = session.reload(SessionSupport.program(second))
      return (session.picture, ReloadReport(states).lines)
    }
  }

  /// The value is written by one thread and read by another, never at the same time.
  private struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private static func counter(title: String, extra: String = "", more: String = "") -> String {
    """
    struct ContentView: View {
      @State private var count = 0
      \(extra)
      var body: some View { VStack { Text("\(title) \\(count)"); Button("More") { count += 1 }; \(more) } }
    }
    """
  }

  @Test func statesAreKept() {
    let seen = ReloadTests.reload(
      ReloadTests.counter(title: "old"), .click("More"), to: ReloadTests.counter(title: "new"))
    #expect(seen.picture == ["new 1", "More"])
    #expect(seen.report == ["kept: @State count of ContentView.body"])
  }

  @Test func whatWasNotChangedFollowsTheProgram() {
    let seen = ReloadTests.reload(
      ReloadTests.counter(title: "old"),
      to: ReloadTests.counter(title: "new").replacing("count = 0", with: "count = 7"))
    #expect(seen.picture == ["new 7", "More"])
    #expect(seen.report.isEmpty)
  }

  @Test func aPropertyOfAnotherTypeIsLost() {
    let seen = ReloadTests.reload(
      ReloadTests.counter(title: "n"), .click("More"),
      to: ReloadTests.counter(title: "n").replacing("count = 0", with: "count = 0.5"))
    #expect(seen.picture.first == "n 0.500000")
    #expect(seen.report == ["lost: @State count of ContentView.body: `Int` is `Double` now"])
  }

  @Test func aPropertyThatIsGoneIsLost() {
    let seen = ReloadTests.reload(
      ReloadTests.counter(title: "n"), .click("More"),
      to: ReloadTests.counter(title: "n").replacing("count", with: "number"))
    #expect(seen.picture.first == "n 0")
    #expect(seen.report == ["lost: @State count of ContentView.body: the property is gone"])
  }

  private static func rows(_ content: String, _ row: String = "Row") -> String {
    """
    struct \(row): View {
      let name: String
      @State private var stars = 0
      var body: some View { Button("\\(name) \\(stars)") { stars += 1 } }
    }
    struct ContentView: View { var body: some View { VStack { \(content) } } }
    """
  }

  @Test func eachRowKeepsItsOwn() {
    let seen = ReloadTests.reload(
      ReloadTests.rows("ForEach([\"a\", \"b\"], id: \\.self) { Row(name: $0) }"), .click("b 0"),
      to: ReloadTests.rows("ForEach([\"c\", \"b\", \"a\"], id: \\.self) { Row(name: $0) }"))
    #expect(seen.picture == ["c 0", "b 1", "a 0"])
  }

  @Test func aViewThatIsGoneOrAnotherLosesItsState() {
    let old = ReloadTests.rows("Row(name: \"a\"); Row(name: \"b\")")
    let gone = ReloadTests.reload(old, .click("b 0"), to: ReloadTests.rows("Row(name: \"a\")"))
    #expect(gone.report.count == 1)
    #expect(gone.report.first?.hasSuffix("its view is gone") ?? false, "\(gone.report)")
    let other = ReloadTests.reload(
      old, .click("b 0"), to: ReloadTests.rows("Line(name: \"a\"); Line(name: \"b\")", "Line"))
    #expect(other.report.first?.hasSuffix("its view is a `Line` now") ?? false, "\(other.report)")
    #expect(other.picture == ["a 0", "b 0"])
  }

  @Test func valuesOfTheProgramsOwnTypesAreKept() {
    let source = """
      enum Level: Hashable { case low, high(Int) }
      struct Item: Identifiable, Hashable { var id: Int; var name: String?; var levels: [Level] = [] }
      struct ContentView: View {
        @State private var items: [Item] = []
        @State private var chosen: Set<Int> = []
        @State private var names: [String: Item] = [:]
        @State private var pair: (Int, String)? = nil
        var body: some View {
          VStack {
            Text("TITLE \\(items.count) \\(items.first?.name ?? "-") \\(items.first.map { "\\($0.levels)" } ?? "")")
            Text("\\(chosen.contains(3)) \\(names["x"]?.id ?? 0) \\(pair?.1 ?? "")")
            Button("Add") {
              let item = Item(id: 3, name: "tea", levels: [.low, .high(4)])
              items.append(item)
              chosen.insert(3)
              names["x"] = item
              pair = (1, "two")
            }
          }
        }
      }
      """
    let seen = ReloadTests.reload(
      source, .click("Add"),
      to: source.replacing("TITLE", with: "NEW").replacing("case low,", with: "case none, low,"))
    #expect(seen.picture.first?.hasPrefix("NEW 1 tea") ?? false, "\(seen.picture)")
    #expect(seen.picture.dropFirst().first == "true 3 two")
    #expect(seen.report.count == 4)
    #expect(seen.report.allSatisfy { $0.hasPrefix("kept") }, "\(seen.report)")
  }

  @Test func objectsKeepWhatTheyHave() {
    let source = """
      class Model: ObservableObject { @Published var count = 0; var other = 5 }
      @Observable class Newer { var count = 0 }
      struct ContentView: View {
        @StateObject private var model = Model()
        @State private var newer = Newer()
        var body: some View {
          VStack {
            Text("TITLE \\(model.count) \\(newer.count)")
            Button("More") { model.count += 1; newer.count += 10 }
          }
        }
      }
      """
    let seen = SessionSupport.run(source) { session in
      session.act(.click("More"), .click("More"))
      let states = session.reload(SessionSupport.program(source.replacing("TITLE", with: "NEW")))
      let after = session.picture
      session.act(.click("More"))
      return (after, session.picture, ReloadReport(states).lines)
    }
    #expect(seen.0.first == "NEW 2 20", "\(seen.2)")
    #expect(seen.1.first == "NEW 3 30")
  }

  @Test func viewsThatAStateBringsKeepTheirs() {
    let source = """
      struct Inner: View {
        @State private var count = 0
        var body: some View { Button("inner \\(count)") { count += 1 } }
      }
      struct ContentView: View {
        @State private var isShown = false
        var body: some View { VStack { Button("TITLE") { isShown.toggle() }; if isShown { Inner() } } }
      }
      """
    let seen = ReloadTests.reload(
      source, .click("TITLE"), .click("inner"), to: source.replacing("TITLE", with: "NEW"))
    #expect(seen.picture == ["NEW", "inner 1"])
    #expect(seen.report.count == 2)
  }

  @Test func aProblemKeepsThePicture() {
    let seen = SessionSupport.run(ReloadTests.counter(title: "n")) { session in
      session.act(.click("More"))
      session.show(problem: "A.swift:3:1: error: expected `}`")
      let text = session.screen.text
      session.reload(SessionSupport.program(ReloadTests.counter(title: "m")))
      return (text, session.screen.text)
    }
    #expect(seen.0.contains("n 1"))
    #expect(seen.0.contains("expected `}`"))
    #expect(seen.1.contains("m 1"))
    #expect(!seen.1.contains("expected"))
  }

  @Test func whatCannotBeShownIsSaidAndMended() {
    let seen = SessionSupport.run(ReloadTests.counter(title: "n")) { session in
      session.reload(SessionSupport.program("struct Model {}"))
      let isFailing = session.failure != nil
      session.reload(SessionSupport.program(ReloadTests.counter(title: "m")))
      return (isFailing, session.picture)
    }
    #expect(seen.0)
    #expect(seen.1.first == "m 0")
  }
}
