// A function that a view is given runs in the body that calls it: what it reads of objects counts there, the state of the
// view that made it counts for that one. One that is called at once runs with who gives it.
import Observation
import SwiftUI

@Observable final class Item {
  var title = ""
  var count = 0
}

struct Cell: View {
  let title: (Item) -> String
  let item: Item
  var body: some View { Text(title(item)) }
}

struct Maker: View {
  @State private var prefix = ""
  let item: Item
  var body: some View { Cell(title: { prefix + $0.title }, item: item) }
}

struct Format: View {
  private let text: () -> String
  init(text: @escaping () -> String) { self.text = text }
  var body: some View { Text(text()) }
}

struct ByName: View {
  let item: Item
  var body: some View { Format(text: name) }
  private func name() -> String { item.title }
}

struct Through: View {
  let text: () -> String
  var body: some View { Format(text: text) }
}

struct AroundThrough: View {
  let item: Item
  var body: some View { Through { "\(item.count)" } }
}

struct AtOnce: View {
  private let text: String
  init(text: () -> String) { self.text = text() }
  var body: some View { Text(text) }
}

struct OfAtOnce: View {
  let item: Item
  var body: some View { AtOnce { item.title } }
}

struct Unmade: View {
  let text: () -> String
  var body: some View { Text(text()) }
}

struct Holder<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}

struct OfHolder: View {
  let item: Item
  var body: some View { Holder { Text(item.title) } }
}
