// Shown at 640x240 in a wide window: a button of the first bar puts the sidebar away; another brings it back, from the
// program's own visibility too.
// Wide
// Do: tap "Sidebar"
import SwiftUI

struct ContentView: View {
  @State private var columns = NavigationSplitViewVisibility.all

  var body: some View {
    NavigationSplitView(columnVisibility: $columns) {
      List { Text("Inbox") }.navigationTitle("Boxes")
    } detail: {
      NavigationStack {
        Text(columns == .detailOnly ? "alone" : "beside").navigationTitle("Mail")
      }
    }
  }
}
