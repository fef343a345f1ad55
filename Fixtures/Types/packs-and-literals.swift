// A pack of one type makes no tuple; a literal is of the type that all of a call want.
import SwiftUI

struct Row<Content: View>: View {
  let content: Content
  init<each V: View>(_ views: repeat each V) where Content == TupleView<(repeat each V)> {
    content = TupleView((repeat each views))
  }
  var body: some View { HStack { content } }
}

struct Elements<Data: Sequence, Content: View>: View where Data.Element: Hashable {
  let data: Data
  @ViewBuilder let content: (Data.Element) -> Content
  var body: some View { ForEach(Array(data), id: \.self, content: content) }
}

struct Item: Identifiable {
  var id: String
  var children: [Item]?
}

struct Uses: View {
  let items: [Item]
  var body: some View {
    Row(Text("a"), Image("b"))
    Row(Text("a"))
    Elements(data: stride(from: 0, to: 1, by: 0.5)) { Text("\($0)") }
    Elements(data: stride(from: 0, to: 10, by: 5)) { Text("\($0)") }
    Elements(data: "abc") { Text(String($0)) }
    OutlineGroup(items, children: \.children) { Text($0.id) }
  }
}
