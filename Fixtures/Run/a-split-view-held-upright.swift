// Shown at 400x480 in a wide window that is held upright: the last column is shown alone until the button of its bar brings
// the sidebar back; turned, both stand beside each other.
// Wide
// Do: resize 400x500
// Do: tap "Sidebar"
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      split("first")
      split("second")
    }
  }

  private func split(_ name: String) -> some View {
    NavigationSplitView {
      List { Text("\(name) list") }.navigationTitle("Boxes")
    } detail: {
      Text("\(name) detail").navigationTitle("Mail")
    }
  }
}
