// Shown at 320x240: in a narrow window the column on top is the one that is preferred, whatever columns are to be visible; going
// back writes it.
// Do: back
// Events
import SwiftUI

struct ContentView: View {
  @State private var column = NavigationSplitViewColumn.detail
  @State private var visibility = NavigationSplitViewVisibility.all
  var body: some View {
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      Text("sidebar \(column == .sidebar)").navigationTitle("Side")
    } detail: {
      Text("detail").navigationTitle("Detail")
    }
  }
}
