// What a member of a generic parameter is required to be, by `==` or by `Collection<T>`, is what it is inside.
import SwiftUI

struct Item: Identifiable {
  var id = 1
}

struct ItemView: View {
  let item: Item
  var body: some View { Text("\(item.id)") }
}

protocol Source {
  associatedtype Element: Identifiable
  var elements: [Element] { get }
}

struct Items: Source {
  var elements: [Item] = []
}

struct Words<Data: RandomAccessCollection>: View where Data.Element == String {
  let data: Data
  var body: some View {
    Text(data.first ?? "")
    ForEach(Array(data), id: \.self) { Text($0) }
  }
}

struct ItemList<S: Source>: View where S.Element == Item {
  let source: S
  var body: some View { ForEach(source.elements) { ItemView(item: $0) } }
}

struct Strings<S: Sequence<String>>: View {
  let strings: S
  var body: some View { ForEach(Array(strings), id: \.self) { Text($0).bold() } }
}

func rows<T: Hashable>(_ elements: some Collection<T>, row: @escaping (T) -> Text) -> some View {
  ForEach(Array(elements), id: \.self) { row($0) }
}

func keyed<T: CustomStringConvertible>(_ elements: some Collection<T>, id: KeyPath<T, some Hashable>) -> some View {
  VStack { ForEach(Array(elements), id: id) { Text($0.description) } }
}

struct Uses: View {
  var body: some View {
    Words(data: ["a"])
    ItemList(source: Items())
    Strings(strings: ["a"])
    rows([1, 2]) { Text("\($0)") }
    keyed([1, 2], id: \.self)
  }
}
