import Testing
import ViewSource

@testable import ViewSemantics

/// The effects of changing one property in a whole program.
@Suite struct WhatIfTests {
  private static let source = """
    import Observation
    import SwiftUI
    final class Model: ObservableObject { @Published var name = ""; @Published var unread = 0 }
    @Observable final class User { var name = ""; var avatar = "" }
    struct Title: View { let text: String; var body: some View { Text(text) } }
    struct Owner: View { @StateObject private var model = Model(); var body: some View { Title(text: model.name) } }
    struct Around: View { @EnvironmentObject private var model: Model; var body: some View { Text("") } }
    struct Reader: View { let user: User; var body: some View { Text(user.name) } }
    """

  private func effects(of property: String) -> [String] {
    let program = Program([.init(name: "Main", files: [SourceFile(path: "a.swift", text: Self.source)])])
    return Analysis.map(program) { analyzer, file in
      analyzer.dependencies(in: file).flatMap { view in
        view.effects(of: property).map { effect in
          "\(view.name): \(effect.property) \(effect.runsBody) \(effect.updated) \(effect.skipped)"
        }
      }
    }.flatMap { $0 }
  }

  @Test func aPublishedPropertyRunsEveryObserver() {
    #expect(
      effects(of: "unread") == [
        #"Owner.body: Model.unread true [] ["Title"]"#, "Around.body: Model.unread true [] []",
      ])
  }

  @Test func aChildIsGivenThePropertyThatChanges() {
    #expect(effects(of: "Model.name").first == #"Owner.body: Model.name true ["Title"] []"#)
  }

  @Test func anObservablePropertyRunsItsReaders() {
    #expect(effects(of: "User.name") == ["Reader.body: User.name true [] []"])
    #expect(effects(of: "avatar") == [])
  }

  @Test func whatNobodyReadsIsKnownAllTheSame() {
    let program = Program([.init(name: "Main", files: [SourceFile(path: "a.swift", text: Self.source)])])
    let changes = Analysis.map(program) { $0.propertyChanges(in: $1) }.flatMap { $0 }
    let told = changes.filter { $0.news == .subscribers }.map(\.name)
    #expect(told.contains("User.avatar") && told.contains("Model.unread") && told.contains("Owner.model"))
    #expect(changes.first { $0.isNamed("Title.text") }?.news == .input)
    #expect(changes.first { $0.isNamed("Title.body") }?.news == .computed)
  }

  @Test func aPropertyOfAViewMayBeNamedWithIt() {
    #expect(effects(of: "Owner.model") == effects(of: "model").filter { $0.hasPrefix("Owner.") })
    #expect(effects(of: "Owner.model").count == 1)
  }

  /// Views that contain one another: the views below each do not depend on the order of the queries.
  @Test func whatIsBelowIsTheSameWhoeverWasAskedFirst() {
    let source = """
      import SwiftUI
      struct First: View { @State var n = 0; var body: some View { Second(n: n) } }
      struct Second: View { let n: Int; var body: some View { Third(n: n) } }
      struct Third: View { let n: Int; var body: some View { if n > 0 { Fourth(n: n) } } }
      struct Fourth: View { let n: Int; var body: some View { Second(n: n); Leaf(n: n) } }
      struct Last: View { @State var m = 0; var body: some View { Fourth(n: m) } }
      struct Leaf: View { let n: Int; var body: some View { Text(String(n)) } }
      """
    let program = Program([.init(name: "Main", files: [SourceFile(path: "a.swift", text: source)])])
    func below(_ analyzer: Analyzer, _ view: String) -> [String] {
      analyzer.dependencies(in: program.userFileIDs[0], view: view)
        .flatMap { $0.effects(of: view == "Last" ? "m" : "n") }.flatMap(\.below)
    }
    let together = Analyzer(program)
    for view in ["First", "Last", "First"] {
      #expect(below(together, view) == below(Analyzer(program), view), "\(view)")
    }
    #expect(below(together, "First") == ["Third", "Fourth", "Second", "Leaf"])
    #expect(below(together, "Last") == ["Second", "Leaf", "Third", "Fourth"])
  }

  /// `@AppStorage` with one key is one value, whatever the names of the properties and of the constants with the key.
  @Test func aStoredDefaultIsOneValueUnderAllItsNames() {
    let source = """
      import SwiftUI
      enum Keys { static let key = "k" }
      struct A: View { @AppStorage("k") private var k = 0; var body: some View { Text("\\(k)") } }
      struct B: View { @AppStorage("k") private var other = 0; var body: some View { Button("") { other += 1 } } }
      struct C: View { @AppStorage(Keys.key) private var named = 0; var body: some View { Text("\\(named)") } }
      struct D: View { @AppStorage("d") private var d = 0; var body: some View { Text("\\(d)") } }
      """
    let program = Program([.init(name: "Main", files: [SourceFile(path: "a.swift", text: source)])])
    let found = Analysis.map(program) { analyzer, file in
      analyzer.dependencies(in: file).flatMap { view in
        view.effects(of: "other", sharing: analyzer.propertiesSharing(withNamed: "other")).map { effect in
          "\(view.name): \(effect.runsBody) \(effect.isPossible)"
        }
      }
    }.flatMap { $0 }
    #expect(found == ["A.body: true false", "B.body: false false", "C.body: true false"])
  }

  @Test func whoGivesAnInputIsTold() {
    let source = """
      import SwiftUI
      struct Row: View { let title: String; let kind = 1; var body: some View { Text(title) } }
      struct Screen: View { @State private var name = ""; var body: some View { Row(title: name) } }
      struct Fixed: View { var body: some View { Row(title: "") } }
      struct Item { let title: String; static let most = 1 }
      final class Model { let id = 1 }
      """
    let program = Program([.init(name: "Main", files: [SourceFile(path: "a.swift", text: source)])])
    let changes = Analysis.map(program) { $0.propertyChanges(in: $1) }.flatMap { $0 }
    let news = { (name: String) in changes.first { $0.isNamed(name) }?.news }
    #expect(news("Row.title") == .input)
    #expect(news("Item.title") == .part)
    #expect(news("Row.kind") == .constant && news("most") == .constant && news("Model.id") == .constant)
    let givers = Analysis.map(program) { $0.givers(ofInputsNamed: "title", in: $1) }.flatMap { $0 }
    #expect(givers.map { "\($0.body) \($0.input) \($0.properties)" } == [#"Screen.body Row.title ["@State name"]"#])
  }

  @Test(arguments: [("Row", "Row"), ("Main.Row", "Main.Row"), ("Cell", "Main.Cell"), ("Model", "")])
  func aNestedViewIsNamedWithTheTypesAroundIt(_ name: String, _ expected: String) {
    let source = """
      import SwiftUI
      struct Row: View { var body: some View { Text("") } }
      enum Main {
        struct Row: View { var body: some View { Text("") } }
        struct Cell: View { var body: some View { Text("") } }
      }
      final class Model {}
      """
    let program = Program([.init(name: "Main", files: [SourceFile(path: "a.swift", text: source)])])
    let found = Analysis.map(program) { analyzer, file in
      analyzer.dependencies(in: file, view: name).map { analyzer.fullName(of: $0.decl) }
    }.flatMap { $0 }
    let body = expected.isEmpty ? [] : [expected + ".body"]
    #expect(found == body)
    // All commands use the same name for a view.
    let types = Analysis.map(program) { analyzer, file in
      analyzer.typedDeclarations(in: file, view: name).map(\.name)
    }.flatMap { $0 }
    let identities = Analysis.map(program) { analyzer, file in
      analyzer.identities(in: file, view: name).map(\.name)
    }.flatMap { $0 }
    #expect(types == body && identities == body)
  }

  /// Each of many declarations uses the next one twice, so there are exponentially many paths through them.
  @Test(
    arguments: ["property", "function", "initializer", "computed", "closure", "modifier", "content"])
  func whatUsesTheNextTwiceIsNotWalkedThroughExponentially(_ shape: String) {
    let count = 40
    func link(_ n: Int, _ next: Int) -> String {
      switch shape {
      case "property": "struct S\(n) { var a = S\(next)(); var b = S\(next)() }"
      case "function": "func f\(n)(_ n: Int) -> Int { f\(next)(n) + f\(next)(n) }"
      case "initializer":
        "struct S\(n) { let a, b: S\(next); init(_ n: Int) { a = S\(next)(n); b = S\(next)(n) } }"
      case "modifier":
        """
        extension View {
          func m\(n)(_ n: Int) -> AnyView {
            if n > 0 { return AnyView(m\(next)(n).m\(next)(n + 1)) }
            return m\(next)(n)
          }
        }
        """
      case "content":
        """
        struct C\(n)<Content: View>: View {
          let n: Int
          @ViewBuilder let content: Content
          var body: some View { C\(next)(n: n) { if n > 0 { content } else { content } }; C\(next)(n: 1) { content } }
        }
        """
      case "computed": "extension Int { var x\(n): Int { self > 0 ? x\(next) : x\(next) + 1 } }"
      default: "func g\(n)(_ c: () -> Int) -> Int { g\(next)(c) + g\(next) { c() } }"
      }
    }
    let (last, value) =
      switch shape {
      case "property": ("struct S\(count) { var x = 1 }", "S0()")
      case "function": ("func f\(count)(_ n: Int) -> Int { n }", "f0(n)")
      case "initializer": ("struct S\(count) { let x: Int; init(_ n: Int) { x = n } }", "S0(n)")
      case "modifier": ("extension View { func m\(count)(_ n: Int) -> AnyView { AnyView(id(n)) } }", "n")
      case "content":
        (
          "struct C\(count)<Content: View>: View { let n: Int; @ViewBuilder let content: Content; var body: some View { content } }",
          "n"
        )
      case "computed": ("extension Int { var x\(count): Int { 1 } }", "n.x0")
      default: ("func g\(count)(_ c: () -> Int) -> Int { c() }", "g0 { n }")
      }
    let shown =
      switch shape {
      case "modifier": "Leaf(value: 1).m0(n)"
      case "content": "C0(n: n) { Leaf(value: 1) }"
      default: "Leaf(value: \(value))"
      }
    let views = """
      struct Leaf<Value>: View { let value: Value; var body: some View { Text("") } }
      struct Root: View { @State var n = 0; var body: some View { \(shown) } }
      """
    let lines = ["import SwiftUI"] + (0..<count).map { link($0, $0 + 1) } + [last, views]
    let file = SourceFile(path: "a.swift", text: lines.joined(separator: "\n"))
    let program = Program([.init(name: "Main", files: [file])])
    let found = Analysis.map(program) { $0.dependencies(in: $1) }.flatMap { $0 }
    #expect(found.map(\.view).suffix(2) == ["Leaf", "Root"])
  }
}
