// Shown at 240x96: after the action of a pull the sign is gone.
// Do: refresh
// Do: wait 2s
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
