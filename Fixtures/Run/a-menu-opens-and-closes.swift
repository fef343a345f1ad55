// Shown at 240x112: the content of a menu is made when it opens; a choice closes it.
// Do: tap "Options"
// Do: tap "Duplicate"
// Do: tap "Options"
import SwiftUI

struct ContentView: View {
  @State private var copies = 1

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(copies) copies")
      Menu("Options") {
        Button("Duplicate") { copies += 1 }
        Button("Remove", role: .destructive) { copies = 0 }
      }
    }
  }
}
