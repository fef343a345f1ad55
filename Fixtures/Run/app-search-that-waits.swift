// Shown at 320x256: a search asks only for the last text, half a second after it was typed; what was asked before is cancelled.
// Do: type "Search" "ap"
// Do: wait 200ms
// Do: type "Search" "app"
// Do: wait 1s
// Events
import SwiftUI

actor FruitService {
  private let fruits = ["Apple", "Apricot", "Pineapple", "Pear"]
  func find(_ text: String) async -> [String] {
    try? await Task.sleep(for: .milliseconds(100))
    return fruits.filter { $0.localizedCaseInsensitiveContains(text) }
  }
}

struct ContentView: View {
  @State private var query = ""
  @State private var results: [String] = []
  @State private var isSearching = false
  private let service = FruitService()

  var body: some View {
    NavigationStack {
      List(results, id: \.self) { Text($0) }
        .overlay {
          if isSearching {
            ProgressView()
          } else if results.isEmpty {
            ContentUnavailableView.search(text: query)
          }
        }
        .navigationTitle("Fruits")
    }
    .searchable(text: $query)
    .task(id: query) {
      guard !query.isEmpty else { return }
      do {
        try await Task.sleep(for: .milliseconds(500))
      } catch {
        print("cancelled \(query)")
        return
      }
      isSearching = true
      results = await service.find(query)
      isSearching = false
    }
  }
}
