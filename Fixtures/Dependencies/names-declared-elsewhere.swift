// What is declared nowhere that can be seen may read anything: a name, a member of a type, a wrapper, a function. What makes
// a value of such a type reads nothing. `@Environment(Store.self)` is for objects that are observed property by property,
// whatever they are.
import SwiftUI

struct Named: View {
  var body: some View { Text(title) }
}

struct Member: View {
  let item: Item
  var body: some View { Text(item.title) }
}

struct Element: View {
  let items: [Item]
  var body: some View { ForEach(items, id: \.id) { item in Text(item.title) } }
}

struct ByType: View {
  @Environment(Store.self) private var store
  var body: some View { Text(store.name) }
}

struct OnlyInAnAction: View {
  @Environment(Store.self) private var store
  var body: some View { Button("") { store.go() } }
}

struct Wrapped: View {
  @Default(.size) private var size
  var body: some View { Text("") }
}

struct Conditional: View {
  @State private var count = 0
  var body: some View {
    if isOn { Text("\(count)") }
    Text(Strings.title)
    Text(format(count))
  }
}

struct Unread: View {
  @State private var count = 0
  var body: some View {
    Button(label) { count += step }
  }
}

struct Foreign: View {
  var body: some View { Avatar() }
}

struct Above: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)")
    Foreign()
  }
}
