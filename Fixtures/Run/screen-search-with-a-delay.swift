// Shown at 320x240: a search that waits until typing has paused: only the last text is looked for.
// Do: type "Search" "a"
// Do: wait 0.1s
// Do: type "Search" "an"
// Do: wait 0.1s
// Do: type "Search" "ana"
// Do: wait 1s
// Events
import SwiftUI

@MainActor @Observable final class Finder {
  var results: [String] = []
  private(set) var searches = 0
  private let names = ["banana", "ananas", "apple", "cherry"]

  func search(_ text: String) {
    searches += 1
    results = text.isEmpty ? [] : names.filter { $0.contains(text) }
  }
}

struct ContentView: View {
  @State private var finder = Finder()
  @State private var text = ""

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Search", text: $text)
      ForEach(finder.results, id: \.self) { Text($0) }
      Text("searches: \(finder.searches)")
    }
    .task(id: text) {
      do {
        try await Task.sleep(for: .milliseconds(300))
        finder.search(text)
      } catch {}
    }
  }
}
