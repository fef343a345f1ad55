// Shown at 240x112: `edit` is the edit button of a list; `hover` holds a pointer over a view.
// Do: edit
// Do: hover "over"
// Events
import SwiftUI

struct ContentView: View {
  @State private var items = ["Alpha", "Beta"]
  @State private var isOver = false
  var body: some View {
    VStack(spacing: 0) {
      Text(isOver ? "pointed at" : "over").onHover { isOver = $0 }
      NavigationStack {
        List { ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) } }
          .toolbar { EditButton() }
      }
    }
  }
}
