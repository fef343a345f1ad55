// Shown at 320x320: the sign at the end of a lazy stack comes into sight only when the rows have been scrolled through;
// then more rows follow, and it is out of sight again.
// Do: scroll end
// Do: wait 1s
// Do: scroll end
// Do: wait 1s
// Events
import SwiftUI

@MainActor
final class Feed: ObservableObject {
  @Published private(set) var items = (1...12).map { "Item \($0)" }
  private(set) var isLoading = false

  func loadMore() async {
    guard !isLoading, items.count < 30 else { return }
    isLoading = true
    try? await Task.sleep(nanoseconds: 500_000_000)
    let next = items.count + 1
    items += (next..<next + 12).map { "Item \($0)" }
    isLoading = false
  }
}

struct ContentView: View {
  @StateObject private var feed = Feed()
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(feed.items, id: \.self) { item in
          Text(item).frame(height: 44)
        }
        ProgressView()
          .frame(height: 40)
          .task { await feed.loadMore() }
      }
    }
  }
}
