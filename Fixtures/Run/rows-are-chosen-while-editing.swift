// Shown at 320x240: rows of a list with several selected have a circle while editing, and no sign for deletion.
import SwiftUI

struct ContentView: View {
  @State private var rows = ["Apple", "Pear", "Plum"]
  @State private var chosen: Set<String> = ["Pear"]
  @State private var mode = EditMode.active

  var body: some View {
    List(selection: $chosen) {
      ForEach(rows, id: \.self) { Text($0) }
        .onDelete { rows.remove(atOffsets: $0) }
        .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
    }
    .environment(\.editMode, $mode)
  }
}
