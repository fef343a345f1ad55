// An element that is identified by another value each time it is asked is another view each time.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("") }
}

struct Item: Identifiable {
  var id: UUID { UUID() }
}

struct Rows: View {
  let items: [Item]
  var body: some View { ForEach(items) { _ in Row() } }
}
