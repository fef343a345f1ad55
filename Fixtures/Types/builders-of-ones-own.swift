// Any type with `build` methods is a builder, and does what its own methods say.
import SwiftUI

struct A0: View { var body: some View { Text("0") } }

struct A1: View { var body: some View { Text("1") } }

@resultBuilder enum LinesBuilder {
  static func buildExpression(_ text: String) -> [String] { [text] }
  static func buildExpression(_ number: Int) -> [String] { ["\(number)"] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
  static func buildEither(first: [String]) -> [String] { first }
  static func buildEither(second: [String]) -> [String] { second }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
  static func buildFinalResult(_ lines: [String]) -> Lines { Lines(lines: lines) }
}

struct Lines: View {
  var lines: [String] = []
  var body: some View { ForEach(lines, id: \.self) { Text($0) } }
}

func lines(@LinesBuilder _ make: () -> Lines) -> Lines { make() }

struct OfLines: View {
  let isOn: Bool
  var body: some View {
    lines {
      "one"
      2
      if isOn { "three" }
      for number in 4..<6 { number }
    }
  }
}

@resultBuilder enum PairBuilder {
  static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> HStack<TupleView<(A, Divider, B)>> {
    HStack {
      a
      Divider()
      b
    }
  }
  static func buildBlock<A: View>(_ a: A) -> A { a }
}

struct Paired<Content: View>: View {
  let content: Content
  init(@PairBuilder content: () -> Content) { self.content = content() }
  var body: some View { content.padding() }
}

struct OfPairs: View {
  var body: some View {
    Paired {
      Text("a")
      Image("b")
    }
    Paired { A0() }
  }
}

struct PairedMember: View {
  @PairBuilder var both: some View {
    A0()
    A1()
  }
  var body: some View { both }
}

@resultBuilder struct NestingBuilder {
  static func buildPartialBlock<V: View>(first: V) -> V { first }
  static func buildPartialBlock<A: View, B: View>(accumulated: A, next: B) -> ModifiedContent<A, Under<B>> {
    accumulated.modifier(Under(other: next))
  }
}

struct Under<Other: View>: ViewModifier {
  let other: Other
  func body(content: Content) -> some View {
    ZStack {
      other
      content
    }
  }
}

struct Nested<Content: View>: View {
  @NestingBuilder let content: () -> Content
  var body: some View { content() }
}

struct OfNested: View {
  var body: some View {
    Nested {
      Text("a")
      A0()
      A1()
    }
  }
}

@resultBuilder enum MenuBuilder {
  static func buildExpression(_ item: Entry) -> [Entry] { [item] }
  static func buildExpression(_ items: [Entry]) -> [Entry] { items }
  static func buildBlock(_ items: [Entry]...) -> [Entry] { items.flatMap { $0 } }
}

struct Entry: Identifiable, Hashable {
  let id: String
  init(_ id: String) { self.id = id }
}

struct EntryMenu: View {
  let entries: [Entry]
  init(_ title: String = "Menu", @MenuBuilder entries: () -> [Entry]) { self.entries = entries() }
  var body: some View { Menu("Entries") { ForEach(entries) { Button($0.id) {} } } }
}

struct OfEntries: View {
  let more: [Entry]
  var body: some View {
    EntryMenu {
      Entry("a")
      more
      Entry("b")
    }
    EntryMenu("Other") { Entry("c") }
  }
}
