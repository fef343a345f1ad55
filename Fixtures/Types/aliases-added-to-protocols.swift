import SwiftUI

// An alias that an extension of a protocol adds does not hide the associated type of its name: neither for what conforms
// nor where the name is written of a parameter.

extension BidirectionalCollection where Iterator.Element: Equatable {
  typealias Element = Self.Iterator.Element

  func after(_ item: Element) -> Element? { nil }
}

protocol Shelf {
  associatedtype Item: Hashable
  var items: [Item] { get }
}

protocol Library: Shelf {}

extension Library {
  typealias Item = Self.Item
  typealias Label = Text
}

struct Books: Library {
  let items: [String]
}

struct Rows: View {
  let names: [String]

  var body: some View {
    ForEach(0..<3, id: \.self) { Text("\($0)") }
    ForEach(names, id: \.self) { Text($0) }
    Text(names.after("a") ?? "")
  }
}

struct Shelves<L: Library>: View {
  let library: L
  let title: L.Label

  var body: some View {
    title
    ForEach(library.items, id: \.self) { item in Row(item: item) }
  }

  struct Row: View {
    let item: L.Item

    var body: some View { Text(verbatim: "\(item)") }
  }
}

struct Example: View {
  var body: some View { Shelves(library: Books(items: ["a"]), title: Text("Books")) }
}
