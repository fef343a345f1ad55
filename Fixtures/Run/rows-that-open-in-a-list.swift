// Shown at 240x144: what a disclosure group in a list holds is rows.
// Do: tap "Tools"
import SwiftUI

struct ContentView: View {
  var body: some View {
    List {
      DisclosureGroup("Tools") {
        Text("Saw")
        Text("File")
      }
      Text("Wood")
    }
  }
}
