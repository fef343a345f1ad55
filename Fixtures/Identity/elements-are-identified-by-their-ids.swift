// Each element has a place by its id, whatever its position; `List(items)` is a list of one `ForEach`.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

struct Item: Identifiable {
  let id: Int
  var name: String
  var parts: [Item]
}

struct Elements: View {
  @State private var items: [Item] = []
  @State private var selection: Int?

  var body: some View {
    ForEach(items) { item in Row() }
    ForEach(items, id: \.name) { item in Row() }
    ForEach(0..<3) { _ in Row() }
    ForEach($items) { $item in TextField("", text: $item.name) }
    ForEach(items) { item in
      Row()
      if item.id > 1 { Text(item.name) }
    }
    ForEach(items) { item in
      Section(item.name) { ForEach(item.parts) { part in Row() } }
    }
    ForEach(items, content: row)
    List(items) { item in Row() }
    List(items, id: \.name, selection: $selection) { item in Row() }
    List { ForEach(items) { item in Row() } }
    Picker("", selection: $selection) { ForEach(items) { Text($0.name) } }
  }

  private func row(_ item: Item) -> some View { Row() }
}
