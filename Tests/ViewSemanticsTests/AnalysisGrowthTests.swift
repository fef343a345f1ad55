import Testing
import ViewSource

@testable import ViewSemantics

/// For any long or deep code, type inference of twice as much takes about twice the work, measured in inferred
/// expressions and opened overloads.
@Suite struct AnalysisGrowthTests {
  @Test(arguments: GrowingProgram.all)
  func workIsLinear(_ program: GrowingProgram) {
    let once = AnalysisGrowthTests.work(program.files(program.size))
    let twice = AnalysisGrowthTests.work(program.files(2 * program.size))
    #expect(once > 0)
    #expect(Double(twice) <= 2.2 * Double(once), "\(once) steps, then \(twice)")
  }

  /// Nested closures whose results only the context decides are checked again, but do not multiply the work.
  @Test(arguments: [
    ("func run<T>(_ work: (T) -> Void) -> T { fatalError() }", "run { a in let b = 1; print(b); ", "1", "}"),
    (
      """
      protocol Sub { associatedtype Element }
      final class Echo<Element>: Sub { init(_ depth: Int) {} }
      func run<S: Sub>(_ make: () -> S) -> Int where S.Element == Int { 1 }
      """, "run { Echo(", "1", ") }"
    ),
  ])
  func nestedClosuresAreCheckedAFewTimes(_ declarations: String, _ open: String, _ inner: String, _ close: String) {
    func work(_ depth: Int) -> Int {
      let nested = String(repeating: open, count: depth) + inner + String(repeating: close, count: depth)
      return Workers.onDeepStack {
        let source = SourceFile(path: "App/A.swift", text: declarations + "\nfunc f() {\n  \(nested)\n}\n")
        let analyzer = Analyzer(Program([Program.ModuleSource(name: "Main", files: [source])], jobs: 1))
        let file = analyzer.program.userFileIDs[0]
        for index in analyzer.program.file(file).summary.decls.indices {
          let id = DeclID(file, index)
          if analyzer.name(of: id).hasPrefix("f") { _ = analyzer.resolvedBody(of: id, .body) }
        }
        return analyzer.work
      }
    }
    let (once, twice) = (work(8), work(16))
    #expect(once > 0)
    #expect(Double(twice) <= 5 * Double(once), "\(once) steps, then \(twice)")
  }

  /// Finding the superclasses of all classes in a chain visits the chain once.
  @Test func superclassesOfAChainAreFoundOnce() {
    func work(_ size: Int) -> Int {
      let classes = (1..<size).map { "class A\($0): A\($0 - 1) {}" }
      let text = (["class A0 {}"] + classes).joined(separator: "\n")
      return Workers.onDeepStack {
        let source = SourceFile(path: "App/A.swift", text: text)
        let analyzer = Analyzer(Program([Program.ModuleSource(name: "Main", files: [source])], jobs: 1))
        let file = analyzer.program.userFileIDs[0]
        for index in analyzer.program.file(file).summary.decls.indices.reversed() {
          let id = DeclID(file, index)
          #expect((analyzer.superclass(of: id) == nil) == (analyzer.name(of: id) == "A0"))
        }
        return analyzer.work
      }
    }
    let (once, twice) = (work(200), work(400))
    #expect(once > 0)
    #expect(Double(twice) <= 2.2 * Double(once), "\(once) steps, then \(twice)")
  }

  /// In a chain of views each view owns everything below it, which is counted up to a limit for each.
  @Test func whatIsOwnedInAChainOfViewsIsCountedToALimit() throws {
    func work(_ size: Int) -> Int {
      let views = (0..<size).map { index in
        "struct V\(index): View { @State var s = 0; var body: some View { \(index + 1 < size ? "V\(index + 1)()" : "Text(\"\")") } }"
      }
      return Workers.onDeepStack {
        let source = SourceFile(path: "App/A.swift", text: "import SwiftUI\n" + views.joined(separator: "\n"))
        let analyzer = Analyzer(Program([Program.ModuleSource(name: "Main", files: [source])], jobs: 1))
        for tree in analyzer.identities(in: analyzer.program.userFileIDs[0]) {
          var budget = 100
          _ = analyzer.owned(by: tree.roots, besides: tree.owned, &budget)
        }
        return analyzer.ownership.work
      }
    }
    let (once, twice) = (work(100), work(200))
    #expect(once > 0)
    #expect(Double(twice) <= 2.4 * Double(once), "\(once) steps, then \(twice)")
  }

  /// Each helper shows the next one twice, so the type of the first contains the last 2⁴⁰ times.
  @Test func whatIsInATypeManyTimesIsLookedAtOnce() throws {
    let helpers = (0..<40).map { "@ViewBuilder var h\($0): some View { if on { h\($0 + 1) } else { h\($0 + 1) } }" }
    let text = """
      import SwiftUI
      struct A: View {
        @State var on = false
        var body: some View { h0 }
        \(helpers.joined(separator: "\n  "))
        var h40: some View { B() }
      }
      struct B: View {
        @State var count = 0
        var body: some View { Text("") }
      }
      """
    let owned = Workers.onDeepStack {
      let source = SourceFile(path: "App/A.swift", text: text)
      let analyzer = Analyzer(Program([Program.ModuleSource(name: "Main", files: [source])], jobs: 1))
      let body = analyzer.typedDeclarations(in: analyzer.program.userFileIDs[0], view: "A")[0].decl
      return analyzer.ownedState(in: analyzer.variableType(of: body)).states.map(\.name)
    }
    #expect(owned == ["count"])
  }

  /// The compiler rejects such functions; computing their opaque types ends nonetheless.
  @Test(arguments: [
    "func f() -> some View { g() }\n  func g() -> some View { f() }", "func f() -> some View { pad(Text(\"\")) }",
  ])
  func whatDependsOnItselfHidesNothing(_ functions: String) {
    let text = """
      import SwiftUI
      struct A: View {
        var body: some View { f() }
        \(functions)
        func pad<V: View>(_ view: V) -> some View { pad(view.padding()) }
      }
      """
    let type = Workers.onDeepStack {
      let source = SourceFile(path: "App/A.swift", text: text)
      let analyzer = Analyzer(Program([Program.ModuleSource(name: "Main", files: [source])], jobs: 1))
      return analyzer.typedDeclarations(in: analyzer.program.userFileIDs[0])[0].type
    }
    #expect(type == "_")
  }

  /// Code that nobody would write on purpose, and types without end.
  @Test(arguments: [
    // Initializers whose type depends only on the parameter, each of which is tried with everything inside it.
    "let view = Text(\(nested(24, ".init(", "\"a\"", ")")))",
    "let view = \(nested(8, "Text(.init(Text(\"a\") + ", "Text(\"b\")", "))"))",
    // Types that double in size.
    "func twice<T>(_ t: T) -> (T, T) { (t, t) }\nlet view = \(nested(40, "twice(", "1", ")"))",
    // A function that shows itself around itself, twice.
    """
    func view<T: View>(_ t: T) -> some View { VStack { view(t.padding()); view(t.opacity(1)) } }
    let view = view(Text(""))
    """,
    // Conformances and associated types that hold only if they hold for something larger.
    """
    protocol P { associatedtype A }
    extension Array: P where Array<Array<Element>>: P, Array<(Element, Element)>: P {
      typealias A = Array<Array<Element>>.A
    }
    func f<T: P>(_ t: T) -> T.A { fatalError() }
    let view = f([1])
    """,
    // Members whose lookup leads to the same lookup.
    """
    @dynamicMemberLookup struct M<T> { subscript<U>(dynamicMember k: KeyPath<M<M<T>>, U>) -> U { fatalError() } }
    let view = M<Int>().title
    """,
    """
    @dynamicMemberLookup struct D { subscript(dynamicMember k: KeyPath<D, Int>) -> Int { 0 } }
    let view = D().title
    """,
    "func f(_ x: Int = f()) -> Int { x }\nlet view = f()",
    "let view = { $9223372036854775807 }", "let view = { $1000000000 }",
    "let view = max(\(nested(300, "u, ", "u", "")))",
    "let view = VStack {\n\(nested(300, "Foo(a: 1)\n", "", ""))}",
  ])
  func whatHasNoEndIsLeftOut(_ code: String) {
    #expect(AnalysisGrowthTests.work(["\(code)\nstruct A: View { var body: some View { view } }"]) < 1_000_000)
  }

  private static func nested(_ count: Int, _ open: String, _ inside: String, _ close: String) -> String {
    String(repeating: open, count: count) + inside + String(repeating: close, count: count)
  }

  private static func work(_ texts: [String]) -> Int {
    let files = texts.enumerated().map { SourceFile(path: "App/F\($0)/File\($0).swift", text: "import SwiftUI\n" + $1) }
    return Workers.onDeepStack {
      let analyzer = Analyzer(Program([Program.ModuleSource(name: "Main", files: files)], jobs: 1))
      for file in analyzer.program.userFileIDs {
        _ = analyzer.typedDeclarations(in: file)
        for body in analyzer.bodies(in: file) { _ = analyzer.record(of: body) }
      }
      return analyzer.work
    }
  }
}

/// A program that can be generated in any size.
struct GrowingProgram: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// The size that suffices to see how the work grows.
  var size: Int
  var files: @Sendable (Int) -> [String]

  private static func body(_ name: String, _ size: Int, _ text: @escaping @Sendable (Int) -> String) -> GrowingProgram {
    GrowingProgram(testDescription: name, size: size) { size in
      ["struct A: View {\n  @State var on = false\n  var body: some View {\n\(text(size))\n  }\n}"]
    }
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n")
  }

  private static func nested(_ count: Int, _ open: String, _ inside: String, _ close: String = "}") -> String {
    String(repeating: open, count: count) + inside + String(repeating: close, count: count)
  }

  static let all: [GrowingProgram] = [
    body("views in a stack", 8) { "VStack {\n\(lines($0) { "Text(\"\($0)\").padding().bold()" })\n}" },
    body("a chain of modifiers", 40) { "Text(\"a\")\n\(lines($0) { ".padding(\($0))" })" },
    body("a chain of modifiers with closures", 20) {
      "Text(\"a\")\n" + lines($0) { _ in ".overlay { Circle().fill(.red) }" }
    },
    body("stacks in stacks", 8) { nested($0, "VStack { HStack { ", "Text(\"a\")", "} }") },
    body("groups in groups", 8) { nested($0, "Group { ", "Text(\"a\")") },
    body("sections in lists", 8) { nested($0, "List { Section { ", "Text(\"a\")", "} }") },
    body("repetitions in repetitions", 8) { nested($0, "ForEach(0..<3, id: \\.self) { _ in ", "Text(\"a\")") },
    body("repetitions in repetitions over what is declared nowhere", 24) { size in
      (0..<size).map { "ForEach(\($0 == 0 ? "all" : "v\($0)").parts) { v\($0 + 1) in " }.joined()
        + "Text(v\(size).name)" + String(repeating: "}", count: size)
    },
    body("repetitions in repetitions over the same unknown list", 24) {
      nested($0, "ForEach(unknown.parts) { part in ", "Text(unknown.name)")
    },
    body("buttons in links", 6) {
      nested($0, "NavigationLink { Button { on.toggle() } label: { ", "Text(\"a\")", " } } label: { Text(\"b\") }")
    },
    body("geometry in geometry", 8) { nested($0, "GeometryReader { proxy in ", "Text(\"\\(proxy.size.width)\")") },
    body("overlays in overlays", 8) { nested($0, "Color.red.overlay { ", "Text(\"a\")") },
    body("branches in branches", 8) { nested($0, "if on { Text(\"a\") } else { ", "Text(\"b\")") },
    body("a long else-if", 20) {
      lines($0) { "\($0 == 0 ? "" : "else ")if on { Text(\"\($0)\") }" } + " else { Text(\"z\") }"
    },
    body("a long sum", 40) { "Text(\"\\(\((0..<$0).map(String.init).joined(separator: " + ")))\")" },
    body("a long sum of texts", 20) { (0..<$0).map { "Text(\"\($0)\")" }.joined(separator: " + ") },
    body("nested ternaries", 10) { "Text(\(nested($0, "on ? \"a\" : (", "\"b\"", ")")))" },
    body("a chain of modifiers that are declared nowhere", 20) { "Text(\"a\")" + lines($0) { _ in ".card()" } },
    body("a chain of modifiers on what is no view", 20) { "\(7)" + lines($0) { _ in ".padding()" } },
    body("backgrounds in backgrounds", 8) { nested($0, "Text(\"a\").background(", "Text(\"b\")", ")") },
    body("opacities in backgrounds", 8) { nested($0, "Text(\"a\").background(", "Color.red", ".opacity(0.5))") },
    body("arrows between values", 10) { nested($0, "(", "(1) -> Void", ") -> Void") },
    body("nested arrays", 10) { "Text(\"\\(\(nested($0, "[", "1", "]")))\")" },
    body("local values", 40) {
      lines($0) { "let v\($0) = \($0 == 0 ? "1" : "v\($0 - 1) + 1")" } + "\nText(\"a\")"
    },
    body("helper closures", 20) {
      lines($0) { "let f\($0) = { (x: Int) in x + \($0) }" } + "\nText(\"\\(f0(1))\")"
    },
    GrowingProgram(testDescription: "lists of generic builders in one another", size: 6) { size in
      [
        """
        @resultBuilder struct ListBuilder<Row> { static func buildBlock(_ rows: Row...) -> [Row] { rows } }
        struct Rows<Row> { init(@ListBuilder<Row> rows: () -> [Row]) {} }
        struct A: View {
          var body: some View {
            let rows = \(nested(size, "Rows { ", "1"))
            Text("\\(rows)")
          }
        }
        """
      ]
    },
    GrowingProgram(testDescription: "types in a file", size: 20) {
      [lines($0) { "struct V\($0): View { var body: some View { VStack { Text(\"a\"); Color.red } } }" }]
    },
    GrowingProgram(testDescription: "files with types of one name", size: 20) { size in
      (0..<size).map { _ in
        "struct V: View { var body: some View { W() } }\nstruct W: View { var body: some View { Text(\"\") } }"
      }
    },
    GrowingProgram(testDescription: "views that show one another", size: 20) { size in
      (0..<size).map { number in
        "struct V\(number): View { var body: some View { VStack { \(number + 1 == size ? "Text(\"\")" : "V\(number + 1)()") } } }"
      }
    },
    GrowingProgram(testDescription: "helpers that call one another", size: 20) {
      [
        "struct A: View {\n" + lines($0) { "var h\($0): some View { VStack { h\($0 + 1) } }" }
          + "\nvar h\($0): some View { Text(\"\") }\nvar body: some View { h0 } }"
      ]
    },
    GrowingProgram(testDescription: "extensions of one type", size: 20) { size in
      (0..<size).map {
        "extension View { func m\($0)() -> some View { padding(\($0)) } }\nstruct V\($0): View { var body: some View { Text(\"\").m\($0)() } }"
      }
    },
    GrowingProgram(testDescription: "copies of one extension", size: 40) { size in
      (0..<size).map {
        "extension View { func m() -> some View { padding() } }\nstruct V\($0): View { var body: some View { Text(\"\").m() } }"
      }
    },
    GrowingProgram(testDescription: "bodies with syntax errors", size: 20) {
      [lines($0) { "struct V\($0): View { var body: some View { VStack { Text( } } }" }]
    },
  ]
}
