import SwiftUI

// What the parameter of a closure is, only its body may tell.

struct Destination<Value: Hashable>: ViewModifier {
  let build: (Binding<Value>) -> AnyView
  func body(content: Content) -> some View { content }
}

struct Described<Value>: View {
  init(by text: @escaping (Value) -> String) {}
  var body: some View { EmptyView() }
}

extension View {
  func destination<Value: Hashable, Target: View>(
    for type: Value.Type, @ViewBuilder _ target: @escaping (Binding<Value>) -> Target
  ) -> some View {
    modifier(Destination(build: { AnyView(target($0)) }))
  }
}

struct Screens: View {
  var body: some View { Text("a").destination(for: Int.self) { Text("\($0.wrappedValue)") } }
}

struct Descriptions: View {
  let name: (Int) -> String
  func title(_ number: Double) -> String { "" }
  static func title(_ number: Float, _ other: Int) -> String { "" }
  var body: some View {
    Described { name($0) }
    Described { number in title(number) }
    Described { Self.title($0, 2) }
    Described { $0 }
  }
}

func twice<Value>(_ function: @escaping (Value) -> Value) -> (Value) -> Value { { function(function($0)) } }

struct Shown<Value>: View {
  let value: Value
  init(_ value: Value) { self.value = value }
  var body: some View { EmptyView() }
}

struct Sums: View {
  var body: some View {
    Shown(twice { $0 + 1 }(3))
    Shown(twice { $0 * 2.5 })
    Shown(twice { 1 - $0 })
    Shown(twice { $0 + "!" })
  }
}

// Of several functions that call each other by one name the closure tells which is meant, and none is itself.

extension View {
  @_disfavoredOverload
  func cover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    padding()
  }
  @_disfavoredOverload
  func cover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    cover(item: item, id: \.id, content: content)
  }
  func cover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    cover(item: item, id: id) { content($0.wrappedValue) }
  }
  func banner<Item, Content: View>(
    _ item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    banner(item) { content($0.wrappedValue) }
  }
  func banner<Item, Content: View>(
    _ item: Binding<Item?>, @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    border(.red)
  }
}

struct Song: Identifiable { var id = 1 }

struct Covers: View {
  @State var song: Song?
  var body: some View {
    Text("a").cover(item: $song) { $song in Text("\(song.id)") }
    Text("b").cover(item: $song, id: \.id) { song in Text("\(song.id)") }
    Text("c").banner($song) { song in Text("\(song.id)") }
  }
}

// A pack takes what parameters with defaults are not given by their labels.

struct Unwrapped<Content: View, Placeholder: View>: View {
  init<each Value>(
    _ values: repeat (each Value)?, @ViewBuilder content: (repeat each Value) -> Content,
    @ViewBuilder placeholder: () -> Placeholder = { EmptyView() }
  ) {}
  var body: some View { EmptyView() }
}

struct Packs: View {
  var body: some View {
    Unwrapped(Optional("a"), Optional<Int>.none) { text, number in
      Text(text)
      Text("\(number)")
    }
    Unwrapped(Optional("a")) { Text($0) } placeholder: { Image("none") }
  }
}
