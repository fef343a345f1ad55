import Foundation

protocol Identifiable2 { associatedtype ID: Hashable; var id: ID { get } }

struct Book: Identifiable2, Hashable {
  let id: String
  let title: String
  let author: String
  let year: Int
}

struct Member: Identifiable2 {
  let id: Int
  let name: String
  var loans: [Loan] = []
  var limit: Int { name.hasPrefix("Prof") ? 5 : 2 }
}

struct Loan: Equatable { let bookID: String; let due: Int }

final class Store<Item: Identifiable2> {
  private var items: [Item.ID: Item] = [:]
  private var order: [Item.ID] = []

  func insert(_ item: Item) {
    if items.updateValue(item, forKey: item.id) == nil { order.append(item.id) }
  }

  subscript(id: Item.ID) -> Item? { items[id] }
  var all: [Item] { order.compactMap { items[$0] } }

  func update(_ id: Item.ID, _ change: (inout Item) throws -> Void) rethrows {
    guard var item = items[id] else { return }
    try change(&item)
    items[id] = item
  }
}

enum LibraryError: Error, Equatable {
  case noSuchBook(String), noSuchMember(Int), alreadyLent(to: String), limitReached(Int), notBorrowed
}

final class Library {
  let books = Store<Book>()
  let members = Store<Member>()
  private(set) var today = 1
  private(set) var fines: [Int: Int] = [:]

  func borrow(_ bookID: String, by memberID: Int) throws {
    guard books[bookID] != nil else { throw LibraryError.noSuchBook(bookID) }
    guard members[memberID] != nil else { throw LibraryError.noSuchMember(memberID) }
    if let holder = holder(of: bookID) { throw LibraryError.alreadyLent(to: holder.name) }
    try members.update(memberID) { member in
      guard member.loans.count < member.limit else { throw LibraryError.limitReached(member.limit) }
      member.loans.append(Loan(bookID: bookID, due: today + 14))
    }
  }

  func giveBack(_ bookID: String) throws {
    guard let member = holder(of: bookID) else { throw LibraryError.notBorrowed }
    members.update(member.id) { member in
      let index = member.loans.firstIndex { $0.bookID == bookID }!
      let loan = member.loans.remove(at: index)
      let late = today - loan.due
      if late > 0 { fines[member.id, default: 0] += late * 10 }
    }
  }

  func wait(days: Int) { today += days }
  private func holder(of bookID: String) -> Member? { members.all.first { $0.loans.contains { $0.bookID == bookID } } }

  func search(_ text: String) -> [Book] {
    let needle = text.lowercased()
    return books.all.filter { [$0.title, $0.author].contains { $0.lowercased().contains(needle) } }.sorted { $0.year < $1.year }
  }
}

let library = Library()
for (id, title, author, year) in [("b1", "Emma", "Austen", 1815), ("b2", "Dracula", "Stoker", 1897), ("b3", "Persuasion", "Austen", 1817), ("b4", "Ulysses", "Joyce", 1922)] {
  library.books.insert(Book(id: id, title: title, author: author, year: year))
}
library.members.insert(Member(id: 1, name: "Kim"))
library.members.insert(Member(id: 2, name: "Prof Lee"))

func attempt(_ text: String, _ work: () throws -> Void) {
  do { try work(); print(text, "✓") } catch { print(text, "✗", error) }
}
attempt("Kim takes Emma") { try library.borrow("b1", by: 1) }
attempt("Lee takes Emma") { try library.borrow("b1", by: 2) }
attempt("Kim takes Dracula") { try library.borrow("b2", by: 1) }
attempt("Kim takes Ulysses") { try library.borrow("b4", by: 1) }
attempt("Lee takes b9") { try library.borrow("b9", by: 2) }
attempt("Zoe takes Ulysses") { try library.borrow("b4", by: 7) }
library.wait(days: 20)
attempt("Emma comes back") { try library.giveBack("b1") }
attempt("Emma comes back") { try library.giveBack("b1") }
attempt("Lee takes Emma") { try library.borrow("b1", by: 2) }
print(library.fines, library.members[2]!.loans, library.search("austen").map(\.title), library.search("z").isEmpty)
