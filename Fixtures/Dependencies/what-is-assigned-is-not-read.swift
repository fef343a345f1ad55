// What a view's object is made of where the view is made: an assignment reads what it gives, not what it sets.
import SwiftUI

@Observable final class Search {
  var query: String
  var words: [String]
  var count = 0

  init(query: String) {
    self.query = query
    words = Search.split(query)
  }

  static func split(_ text: String) -> [String] { [text] }

  func begin() -> Int {
    count = 1
    return words.count
  }

  func add() -> Int {
    count += 1
    words[0] = ""
    return 0
  }
}

struct Results: View {
  @State private var search: Search
  init(query: String) { search = Search(query: query) }
  var body: some View { Text(search.query) }
}

struct Screen: View {
  @State private var query = ""
  var body: some View { Results(query: query) }
}

struct Begun: View {
  let search: Search
  var body: some View { Text("\(search.begin())") }
}

struct Added: View {
  let search: Search
  var body: some View { Text("\(search.add())") }
}
