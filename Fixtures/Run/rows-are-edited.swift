// Shown at 320x240: in edit mode rows have signs to delete and to move them; a row is chosen without edit mode, a set of rows
// only in it.
// Do: tap "Alpha"
// Do: tap "Edit"
// Events
import SwiftUI

struct ContentView: View {
  @State private var items = ["Alpha", "Beta"]
  @State private var one: String?
  var body: some View {
    NavigationStack {
      List(selection: $one) {
        ForEach(items, id: \.self) { Text($0) }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      .toolbar { EditButton() }
    }
  }
}
