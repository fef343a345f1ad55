import SwiftUI

struct Book: Identifiable {
  let id = UUID()
  let title: String
}

final class Shelf: ObservableObject {
  @Published var titles = ["Walden"]
  var books: [Book] { titles.map { Book(title: $0) } }
  // viewlint:disable:next foreach_volatile_id - shown once
  var others: [Book] { titles.map { Book(title: $0) } }
}
