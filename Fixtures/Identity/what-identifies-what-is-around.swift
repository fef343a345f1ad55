// What tells an element, a screen or a sheet from another is the same for as long as that is there.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

struct Item: Identifiable {
  let id: Int
  var name: String
}

struct Titled: Identifiable {
  var title: String
  var id: String { title }
}

struct Rows<Content: View>: View {
  let items: [Item]
  @ViewBuilder let row: (Item) -> Content
  var body: some View { ForEach(items) { row($0) } }
}

struct Around: View {
  @State private var items: [Item] = []
  @State private var item: Item?
  let titles: [Titled]

  func row(_ element: Item, key: Int) -> some View {
    VStack {
      Row().id(element.id)
      Row().id(key)
      Row().id(element.name)
    }
  }

  var body: some View {
    ForEach(items) { item in Row().id(item.id) }
    ForEach(items) { Row().id($0.name) }
    ForEach($items) { $item in
      if item.id > 3 { Row() }
    }
    ForEach(items, id: \.name) { item in
      Row().id(item.name)
      Row().id(item.id)
    }
    ForEach(titles) { title in Row().id(title.title) }
    ForEach(items) { item in
      ForEach(titles) { item in Row().id(item.id) }
      ForEach(items, id: \.name) { item in Row().id(item.id) }
    }
    ForEach(items) { item in row(item, key: item.id) }
    ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
      Row().id(item.id)
      Row().id(index)
    }
    Rows(items: items) { item in Row().id(item.id) }
    Rows(items: items) { _ in
      ForEach(titles) { Row().id($0.title) }
    }
    Text("x")
      .navigationDestination(for: Int.self) { depth in
        if depth > 3 { Row() } else { Text("x") }
      }
      .sheet(item: $item) { item in
        if item.id > 3 { Row() } else { Row().id(item.name) }
      }
  }
}
