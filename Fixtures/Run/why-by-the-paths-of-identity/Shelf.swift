import SwiftUI

struct Book: Identifiable {
  let id: Int
  let title: String
  var isRead = false
}

struct BookRow: View {
  let book: Book
  var body: some View {
    HStack {
      Text(book.title)
      if book.isRead { Text("read").padding(4) } else { Text("new") }
    }
  }
}

struct Shelf: View {
  @State private var books = [Book(id: 7, title: "Emma", isRead: true), Book(id: 8, title: "Ulysses")]
  var body: some View {
    VStack { ForEach(books) { book in BookRow(book: book) } }
  }
}

#Preview { Shelf() }
