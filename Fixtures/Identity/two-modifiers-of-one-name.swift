// What is given to each of two modifiers of one name has a place of its own, counted in the order of the source.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}

struct Choice: Identifiable { let id = 1 }

extension View {
  func card(item: Choice) -> some View { padding() }
}

struct TwoSheets: View {
  @State private var isShown = false
  @State private var choice: Choice?
  var body: some View {
    Counter()
      .overlay { Counter() }
      .card(item: Choice())
      .sheet(isPresented: $isShown) { Counter() }
      .overlay { Counter() }
      .sheet(item: $choice) { _ in Counter() }
  }
}
