// Rows, destinations and what a reader makes are made on their own: what they read of observable objects makes them again,
// not the body; the state of the view counts for the body.
import Observation
import SwiftUI

@Observable final class Row: Identifiable {
  let id = 0
  var title = ""
}

@Observable final class Store {
  var rows: [Row] = []
  var selection = 0
  var name = ""
}

struct Line: View {
  let title: String
  var body: some View { Text(title) }
}

struct Contents: View {
  @State private var store = Store()
  @State private var isBold = false

  var body: some View {
    List(store.rows) { row in
      Line(title: row.title).bold(isBold)
    }
    .navigationDestination(for: Int.self) { _ in Text("\(store.selection)") }
    GeometryReader { _ in Text(store.name) }
    VStack { Line(title: "fixed") }
  }
}

struct Direct: View {
  let store: Store
  var body: some View {
    Text(store.name)
    GeometryReader { _ in Text(store.name) }
  }
}
