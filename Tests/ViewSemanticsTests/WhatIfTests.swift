import Testing
import ViewSource

@testable import ViewSemantics

/// What the change of one property does in a whole program.
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
    #expect(changes.first { $0.isNamed("Title.text") }?.news == .constant)
    #expect(changes.first { $0.isNamed("Title.body") }?.news == .computed)
  }

  @Test func aPropertyOfAViewMayBeNamedWithIt() {
    #expect(effects(of: "Owner.model") == effects(of: "model").filter { $0.hasPrefix("Owner.") })
    #expect(effects(of: "Owner.model").count == 1)
  }

  /// Views that make one another: what is below each does not depend on which was asked about before.
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

  /// Each of many declarations uses the next one twice: there are more ways through them than anybody could walk.
  @Test(.timeLimit(.minutes(1)), arguments: ["property", "function", "initializer", "computed", "closure"])
  func whatUsesTheNextTwiceIsNotWalkedThroughExponentially(_ shape: String) {
    let count = 40
    func link(_ n: Int, _ next: Int) -> String {
      switch shape {
      case "property": "struct S\(n) { var a = S\(next)(); var b = S\(next)() }"
      case "function": "func f\(n)(_ n: Int) -> Int { f\(next)(n) + f\(next)(n) }"
      case "initializer":
        "struct S\(n) { let a, b: S\(next); init(_ n: Int) { a = S\(next)(n); b = S\(next)(n) } }"
      case "computed": "extension Int { var x\(n): Int { self > 0 ? x\(next) : x\(next) + 1 } }"
      default: "func g\(n)(_ c: () -> Int) -> Int { g\(next)(c) + g\(next) { c() } }"
      }
    }
    let (last, value) =
      switch shape {
      case "property": ("struct S\(count) { var x = 1 }", "S0()")
      case "function": ("func f\(count)(_ n: Int) -> Int { n }", "f0(n)")
      case "initializer": ("struct S\(count) { let x: Int; init(_ n: Int) { x = n } }", "S0(n)")
      case "computed": ("extension Int { var x\(count): Int { 1 } }", "n.x0")
      default: ("func g\(count)(_ c: () -> Int) -> Int { c() }", "g0 { n }")
      }
    let views = """
      struct Leaf<Value>: View { let value: Value; var body: some View { Text("") } }
      struct Root: View { @State var n = 0; var body: some View { Leaf(value: \(value)) } }
      """
    let lines = ["import SwiftUI"] + (0..<count).map { link($0, $0 + 1) } + [last, views]
    let file = SourceFile(path: "a.swift", text: lines.joined(separator: "\n"))
    let program = Program([.init(name: "Main", files: [file])])
    let found = Analysis.map(program) { $0.dependencies(in: $1) }.flatMap { $0 }
    #expect(found.map(\.view) == ["Leaf", "Root"])
  }
}
