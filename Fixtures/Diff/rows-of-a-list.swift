// `List(items)` and a `ForEach` in a `List` are one path; the rows by another id are others.
import SwiftUI

struct Child: View {
  @State private var n = 0
  var body: some View { Text("\(n)") }
}

// MARK: old
struct Root: View {
  var items: [Item] = []
  var body: some View {
    List(items) { _ in Child() }
  }
}

struct Item: Identifiable { let id: Int }

// MARK: new
struct Root: View {
  var items: [Item] = []
  var body: some View {
    List {
      ForEach(items) { _ in Child() }
    }
  }
}

struct Item: Identifiable { let id: Int }
