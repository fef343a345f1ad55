import Observation
import SwiftUI

final class Feed: ObservableObject {
  @Published var items = ["first"]
  func load() { items.append("more") }
}

struct FeedView: View {
  @ObservedObject private var feed = Feed()
  var body: some View {
    Text(feed.items.joined())
    Button("Load") { feed.load() }
  }
}

@Observable final class Search {
  var text = ""
}

struct SearchView: View {
  private let search = Search()
  var body: some View {
    Text(search.text)
    Button("Search") { search.text = "a" }
  }
}

struct Home: View {
  @State private var count = 0
  var body: some View {
    Button("Count \(count)") { count += 1 }
    FeedView()
    SearchView()
  }
}

#Preview { Home() }
