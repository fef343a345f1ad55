// `ForEach(items)` and `ForEach(items, id: \.id)` name their elements alike.
import SwiftUI

struct Item: Identifiable { let id: Int }

struct Child: View {
  @State private var n = 0
  var body: some View { Text("\(n)") }
}

// MARK: old
struct Root: View {
  var items: [Item] = []
  var body: some View {
    ForEach(items) { _ in Child() }
  }
}

// MARK: new
struct Root: View {
  var items: [Item] = []
  var body: some View {
    ForEach(items, id: \.id) { _ in Child() }
  }
}
