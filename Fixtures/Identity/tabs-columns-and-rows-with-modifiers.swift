// A modifier of a tab, a column or a row only wraps it: what is in it stays where it was.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

struct Item: Identifiable { let id: Int }

struct Tabs: View {
  var body: some View {
    TabView {
      Tab("a", systemImage: "a") { Counter() }.badge(3)
      TabSection("b") {
        Tab("c", systemImage: "c") { Counter() }.customizationID("c")
      }
      .sectionActions { Button("d") {} }
      last.badge(1)
    }
  }

  @TabContentBuilder<Never> private var last: some TabContent<Never> {
    Tab("e", systemImage: "e") { Counter() }
  }
}

struct Columns: View {
  var items: [Item]
  var isWide: Bool
  var body: some View {
    Table(of: Item.self) {
      TableColumn("a") { _ in Counter() }.width(30)
      TableColumn("b") { _ in Counter() }
      if isWide { TableColumn("c") { _ in Counter() }.width(20) }
    } rows: {
      ForEach(items) { item in
        TableRow(item).contextMenu { Counter() }
      }
    }
  }
}
