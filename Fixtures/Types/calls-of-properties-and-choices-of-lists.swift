import SwiftUI

// A closure that is kept is called, though modifiers have its name.

struct CallsBackground: View {
  let background: () -> Color
  var body: some View { background() }
}

struct CallsItsOwnBackground: View {
  let background: () -> Color
  var body: some View { self.background() }
}

struct CallsTag: View {
  let tag = { (number: Int) in Text("\(number)") }
  var body: some View { tag(3) }
}

extension View {
  func card() -> some View { padding().background() }
}

struct CallsCard: View {
  let card: () -> Text
  var body: some View {
    VStack {
      card()
      Text("a").card()
      self.card()
    }
  }
}

struct BehindIt<Behind: View>: View {
  let background: (Int) -> Behind
  var body: some View { Text("a").background(background(1)) }
}

struct CallsMany: View {
  let overlay: (Int) -> Text
  let shadow: (Int) -> Text
  let badge: (String) -> Text
  let task: () -> Text
  var body: some View {
    overlay(1)
    shadow(2)
    badge("x")
    task()
  }
}

struct KeepsAColor: View {
  let background: Color
  var body: some View { Text("a").background(background) }
}

struct Maker {
  func callAsFunction(_ number: Int) -> Text { Text("") }
}

struct CallsMakers: View {
  let overlay: Maker
  let padding: Maker
  var body: some View {
    overlay(1)
    padding(3)
  }
}

// What one side of a choice is tells what the other side means.

struct Of<T>: View {
  init(_ value: T) {}
  var body: some View { EmptyView() }
}

struct Choices: View {
  var isUp = true
  let list = [1]
  let some: [Int]? = nil
  let table = ["a": [1]]
  var body: some View { ForEach(isUp ? list : list.reversed(), id: \.self) { _ in Text("") } }
  var first: some View { Of(isUp ? list.reversed() : list) }
  var both: some View { Of(isUp ? list.reversed() : list.shuffled()) }
  var dropped: some View { Of(isUp ? list : list.reversed().dropLast(5)) }
  var literal: some View { Of(isUp ? [list.first!] : list.dropLast()) }
  var mapped: some View { Of(isUp ? list.map { $0 } : list.lazy.map { $0 }) }
  var filtered: some View { Of(isUp ? list.filter { $0 > 1 } : list.lazy.filter { $0 > 2 }) }
  var named: some View {
    let chosen = isUp ? list : list.reversed()
    return ForEach(chosen, id: \.self) { _ in Text("") }
  }
  var asked: some View { Of((isUp ? list : list.reversed()).enumerated().map { $0.offset }) }
  var nothing: some View { Of(list.isEmpty ? [] : list.reversed()) }
  var nested: some View { Of(isUp ? list : isUp ? list.reversed() : list.shuffled().reversed()) }
  var orElse: some View { Of(some?.reversed() ?? list) }
  var orReversed: some View { Of(some ?? list.reversed()) }
  var orNothing: some View { ForEach(some?.reversed() ?? [], id: \.self) { _ in Text("") } }
  var rows: some View { List(some?.reversed() ?? [], id: \.self) { _ in Text("") } }
  var looked: some View { Of(table["a"]?.reversed() ?? []) }
}

// What is opaque in a body is what it is made of.

struct OpaqueLocals: View {
  var note: some View {
    let text: some View = Text("a")
    return text
  }
  var body: some View {
    let text: some View = Text("a").padding()
    let style: some ShapeStyle = .red
    text.background(style)
    note
  }
}

// A wrapped optional begins with nothing, as a bare one does.

@propertyWrapper struct Kept<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

struct KeepsNothing<Value>: View {
  let value: Value
  @Kept var number: Int?
  var body: some View { EmptyView() }
}

struct MakesIt: View {
  var body: some View { KeepsNothing(value: "a") }
}
