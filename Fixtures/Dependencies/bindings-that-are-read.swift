// A loop over a binding reads it, as `wrappedValue` does; what is presented for an item is made again for another.
import SwiftUI

struct Item: Identifiable { let id: Int }

struct Line: View {
  @Binding var item: Item
  var body: some View { Text("") }
}

struct Detail: View {
  let item: Item
  var body: some View { Text("") }
}

struct Bindings: View {
  @State private var items: [Item] = []
  @State private var rows: [Item] = []
  @State private var shown: Item?
  @State private var one = 0
  @State private var two = 0
  @State private var three = 0

  var body: some View {
    ForEach($items) { $item in Line(item: $item) }
    List($rows) { $row in Line(item: $row) }
    Text("\($one.wrappedValue) \(_two.wrappedValue)")
      .sheet(item: $shown) { Detail(item: $0) }
    count($three)
  }

  private func count(_ number: Binding<Int>) -> some View { Text("\(number.wrappedValue)") }
}
