// A container of the program puts the views that it is given where its body says, and they last as long as that says.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

struct Gate<Content: View>: View {
  let isOpen: Bool
  @ViewBuilder let content: Content
  var body: some View { if isOpen { content } }
}

struct Card<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View {
    VStack {
      Text("title")
      padded
    }
    .background(.red)
  }
  private var padded: some View { content.padding() }
}

struct Rows<Row: View>: View {
  let items: [Int]
  let row: (Int) -> Row
  var body: some View {
    List {
      ForEach(items, id: \.self) { row($0) }
    }
  }
}

struct Keyed<Content: View>: View {
  @Binding var key: Int
  let content: () -> Content
  var body: some View { content().id(key) }
}

struct Screen: View {
  @State private var isOn = false
  @State private var key = 0
  var body: some View {
    Gate(isOpen: isOn) { Counter() }
    Gate(isOpen: true) { Counter() }
    Card {
      Counter()
      Text("below")
    }
    Rows(items: [1, 2]) { _ in Counter() }
    Keyed(key: $key) { Counter() }
    Card {
      Gate(isOpen: !isOn) { Counter() }
    }
  }
}
