// Two parameter packs in one function, the cases of a type that is only known to have them, and what is declared with a
// `!` where an optional does not fit.
import SwiftUI

func both<each A: View, each B: View>(
  _ first: repeat each A, with second: repeat each B
) -> TupleView<((repeat each A), (repeat each B))> {
  TupleView(((repeat each first), (repeat each second)))
}

struct Packs: View {
  var body: some View {
    both(Text("a"), Circle(), with: Color.red)
    both(Text("a"), with: Color.red, Spacer())
    both(Text("a"), Circle(), with: Text("b"), Spacer(), Divider())
  }
}

struct CasesOf<Kind: CaseIterable & Hashable & RawRepresentable> where Kind.RawValue == String {
  @ViewBuilder func rows() -> ForEach<[Kind], Kind, Text> {
    ForEach(Array(Kind.allCases), id: \.self) { kind in Text(kind.rawValue) }
  }
}

enum Season: String, CaseIterable { case spring, summer }

struct Seasons: View {
  var body: some View { CasesOf<Season>().rows() }
}

struct Item: Identifiable {
  let id: Int
  let name: String
}

final class Store {
  var items: [Item]!
}

struct Forced: View {
  var items: [Item]!
  var name: String!
  let store: Store
  var body: some View {
    ForEach(items) { item in Text(item.name) }
    List(self.items) { item in Circle() }
    ForEach(store.items) { item in Text(item.name) }
    Text(name)
  }
}
