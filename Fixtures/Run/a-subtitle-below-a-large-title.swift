// Shown at 320x200: a subtitle is fainter than the title, and a large title with one needs a line more.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      Color.mint
        .navigationTitle("Library")
        .navigationSubtitle("24 items")
    }
  }
}
