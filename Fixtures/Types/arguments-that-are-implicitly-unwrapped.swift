// What is declared with a `!` is an optional, and what is in it where only that fits: as an argument of the only
// initialiser there is, of a function type, in a choice with what is no optional.
import SwiftUI

struct Holder<Content: View>: View {
  var content: Content
  var body: some View { content }
}

struct Maker<Content: View>: View {
  var make: () -> Content
  var body: some View { make() }
}

struct Taker<Value>: View {
  var take: (Value) -> Void
  var body: some View { EmptyView() }
}

struct Rows<Row: Hashable>: View {
  var rows: [Row]
  var body: some View { ForEach(rows, id: \.self) { _ in Divider() } }
}

struct Page<Content: View>: View {
  var content: Content!
  var make: (() -> Content)!
  var other: (() -> Content)!
  var take: ((Int) -> Void)!
  var rows: [Int]!
  var title: String!

  var asOptional: some View { Holder(content: content) }
  var function: some View { Maker(make: make) }
  var ofSelf: some View { Maker(make: self.make) }
  var inParentheses: some View { Maker(make: (make)) }
  var taken: some View { Taker(take: take) }
  var list: some View { Rows(rows: rows) }
  var text: some View { Text(title) }
  var stack: some View { VStack(content: make) }
  var spacedStack: some View { VStack(spacing: 8, content: make) }
  var chosen: some View { Maker(make: other != nil ? other! : make) }
  var chosenOfTwo: some View { Maker(make: rows.isEmpty ? make : other) }
  var chosenOptional: some View { Holder(content: rows.isEmpty ? content : make()) }
  var repeated: some View { ForEach(rows, id: \.self) { Text("\($0)") } }

  var local: some View {
    var found: (() -> Content)? { rows.isEmpty ? nil : other }
    return Maker(make: found != nil ? found! : make)
  }

  @ViewBuilder var several: some View {
    Maker(make: make)
    if let other { Maker(make: other) }
    make()
  }

  var body: some View { several.overlay { chosen } }
}
