// Subscripts, functions declared in a body, and the initialisers of what is made in it run with the body: what they read
// counts. What an object that is kept begins with is worked out once.
import Observation
import SwiftUI

@Observable final class Item {
  var title = ""
  var count = 0
  var other = 0
  subscript(index: Int) -> String { title }
}

@MainActor let shared = Item()

struct Summary {
  let text: String
  init(_ item: Item) { text = "\(item.count)" }
}

struct Subscripted: View {
  let item: Item
  var body: some View { Text(item[0]) }
}

struct Local: View {
  let item: Item
  var body: some View {
    func total() -> Int { item.count }
    func unused() -> Int { item.other }
    return Text("\(total())")
  }
}

struct Made: View {
  let item: Item
  var body: some View { Text(Summary(item).text) }
}

struct Child: View {
  let text: String
  init(item: Item) { text = item.title }
  var body: some View { Text(text) }
}

struct Parent: View {
  let item: Item
  var body: some View { Child(item: item) }
}

struct Begun: View {
  let title = shared.title
  var body: some View { Text(title) }
}

struct Around: View {
  var body: some View { Begun() }
}

final class Holder: ObservableObject {
  init(_ title: String) {}
}

struct Keeper: View {
  @StateObject private var holder: Holder
  init(item: Item) { _holder = StateObject(wrappedValue: Holder(item.title)) }
  var body: some View { Text("") }
}

struct OfKeeper: View {
  let item: Item
  var body: some View { Keeper(item: item) }
}

struct Named: View {
  let item: Item
  var body: some View {
    let title = { item.title }
    let count = { item.count }
    Text(title())
    Button("") { print(count()) }
  }
}
