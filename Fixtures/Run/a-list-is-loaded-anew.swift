// Shown at 240x96: pulling runs the action; while it waits, a sign is shown above the rows.
// Do: refresh
// Do: wait 500ms
// Events
import SwiftUI

struct ContentView: View {
  @State private var items = ["Old"]

  var body: some View {
    List(items, id: \.self) { Text($0) }
      .refreshable {
        try? await Task.sleep(for: .seconds(1))
        items.insert("New", at: 0)
      }
  }
}
