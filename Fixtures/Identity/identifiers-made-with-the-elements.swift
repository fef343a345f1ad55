// Elements that the body makes together with their identifiers are others each time.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

struct Item: Identifiable {
  let id = UUID()
  let name: String
}

struct Built: Identifiable {
  let id: UUID
  let name: String

  init(id: UUID = UUID(), name: String) {
    self.id = id
    self.name = name
  }
}

struct Lists: View {
  let names: [String]
  let known: UUID
  @State private var kept: [Item] = []
  var items: [Item] { names.filter { !$0.isEmpty }.map { Item(name: $0) } }
  func built(_ count: Int) -> [Built] {
    let some = names.prefix(count)
    return some.map { name in Built(name: name) }
  }

  var body: some View {
    ForEach(names.map { Item(name: $0) }) { _ in Row() }
    ForEach(items) { _ in Row() }
    ForEach(items.reversed()) { _ in Row() }
    ForEach(built(3)) { _ in Row() }
    ForEach([Item(name: "a"), Item(name: "b")]) { _ in Row() }
    ForEach(names.map { ($0, UUID()) }, id: \.1) { _ in Row() }
    List(names.map(Item.init)) { _ in Row() }
    ForEach(names.map { ($0, UUID()) }, id: \.0) { _ in Row() }
    ForEach(names.map { Built(id: known, name: $0) }) { _ in Row() }
    ForEach(items, id: \.name) { _ in Row() }
    ForEach(kept) { _ in Row() }
    ForEach(kept + [Item(name: "a")]) { _ in Row() }
  }
}
