// The cells of a table are made for each of its rows, and are given these.
import SwiftUI

struct Item: Identifiable { let id: Int }

struct Cell: View {
  @State private var isOn = false
  var body: some View { Toggle("", isOn: $isOn) }
}

struct Number: View {
  let value: Int
  var body: some View { Text("\(value)") }
}

struct Data: View {
  @State private var items: [Item] = []
  @State private var selected: Int?
  var body: some View {
    Table(items, selection: $selected) {
      TableColumn("") { item in Cell() }
      TableColumn("") { item in Number(value: item.id) }
    }
  }
}

struct Rows: View {
  @State private var items: [Item] = []
  @State private var other = 0
  var body: some View {
    Table(of: Item.self) {
      TableColumn("") { item in Cell() }
      TableColumn("") { item in Number(value: other) }
    } rows: {
      ForEach(items) { TableRow($0) }
    }
  }
}
