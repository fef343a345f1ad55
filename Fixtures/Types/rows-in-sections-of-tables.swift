// Rows of tables in sections and one below another, and columns that a table can be sorted by.
import SwiftUI

struct Book: Identifiable {
  let id: Int
  let title: String
  let pages: Int
}

struct Sectioned: View {
  let books: [Book]
  var body: some View {
    Table(of: Book.self) {
      TableColumn("Title", value: \.title)
      TableColumn("Pages") { Text("\($0.pages)") }
    } rows: {
      Section("New") { ForEach(books) { TableRow($0) } }
      Section { ForEach(books) } header: { Circle() }
      Section { TableRow(books[0]) }
      DisclosureTableRow(books[0]) { ForEach(books) { TableRow($0) } }
      if books.isEmpty { TableRow(books[0]) }
    }
  }
}

struct Sorted: View {
  let books: [Book]
  @State private var order = [KeyPathComparator(\Book.title)]
  var body: some View {
    Table(books.sorted(using: order), sortOrder: $order) {
      TableColumn("Title", value: \.title)
      TableColumn("Title", value: \.title, comparator: .lexical)
      TableColumn("Title", value: \.title, comparator: String.StandardComparator(.lexical)) { _ in Circle() }
      TableColumn("Pages", sortUsing: KeyPathComparator(\Book.pages)) { Text("\($0.pages)") }
    }
  }
}
