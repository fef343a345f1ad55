// Shown at 240x144: `onDelete` and `onMove` are given the places of rows as they were.
// Do: move "One" "Three"
// Do: delete "Two"
// Do: swipe "Four" "Delete"
import SwiftUI

struct ContentView: View {
  @State private var items = ["One", "Two", "Three", "Four"]

  var body: some View {
    List {
      ForEach(items, id: \.self) { Text($0) }
        .onDelete { places in
          print("delete \(Array(places))")
          items.remove(atOffsets: places)
        }
        .onMove { places, offset in
          print("move \(Array(places)) to \(offset)")
          items.move(fromOffsets: places, toOffset: offset)
        }
    }
  }
}
