// A key path that is called or applied reads the properties that it goes along.
import Observation
import SwiftUI

@Observable final class Item {
  var title = ""
  var isDone = false
  var owner = Person()
  var label: String { owner.name }
}

@Observable final class Person {
  var name = ""
  var age = 0
}

struct Called: View {
  let items: [Item]
  var body: some View {
    Text("\(items.filter(\.isDone).count)")
    Text(items.map(\.owner.name).joined())
  }
}

struct Computed: View {
  let items: [Item]
  var body: some View { Text(items.map(\.label).joined()) }
}

struct Applied: View {
  let item: Item
  var body: some View { Text(item[keyPath: \.title]) }
}

struct GivenOn: View {
  let item: Item
  var body: some View { Text(text(\.title)) }
  private func text(_ path: KeyPath<Item, String>) -> String { item[keyPath: path] }
}

struct Stored: View {
  let item: Item
  let path: KeyPath<Item, String>
  var body: some View { Text(item[keyPath: path]) }
}

struct NoRead: View {
  let items: [Item]
  var body: some View {
    let path = \Item.title
    Button("") { print(items.map(\.isDone), path) }
  }
}

@dynamicMemberLookup struct Reference {
  let item: Item
  subscript<T>(dynamicMember path: KeyPath<Item, T>) -> T { item[keyPath: path] }
}

struct Dynamic: View {
  let reference: Reference
  var body: some View { Text(reference.title) }
}
