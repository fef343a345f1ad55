// Rows that move: alone, in a builder beside another view, and with padding.
import SwiftUI

struct Item: Identifiable, Hashable {
  var id: String
  var title: String
  var children: [Item]?
}

struct OnDeleteCase1: View {
  let items: [Item]
  var body: some View {
    ForEach(items) { item in Text(item.title) }.onDelete { offsets in print(offsets.count) }
  }
  @ViewBuilder var beside: some View {
    ForEach(0..<3) { Text("\($0)") }.onDelete { offsets in print(offsets.count) }
    Divider()
  }
  var afterPadding: some View {
    ForEach(items, id: \.title) { Text($0.title).padding() }.onDelete(perform: { offsets in print(offsets.count) })
  }
}

struct OnMoveCase1: View {
  let items: [Item]
  var body: some View {
    ForEach(items) { item in Text(item.title) }.onMove { offsets, target in print(offsets.count, target) }
  }
  @ViewBuilder var beside: some View {
    ForEach(0..<3) { Text("\($0)") }.onMove { offsets, target in print(offsets.count, target) }
    Divider()
  }
  var afterPadding: some View {
    ForEach(items, id: \.title) { Text($0.title).padding() }.onMove(perform: { offsets, target in print(offsets.count, target) })
  }
}
