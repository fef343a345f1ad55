// Shown at 240x160: a set of rows is chosen in edit mode only.
// Do: tap "Edit"
// Do: tap "Alpha"
// Do: tap "Gamma"
// Do: tap "Alpha"
import SwiftUI

struct ContentView: View {
  @State private var chosen: Set<String> = []

  var body: some View {
    VStack {
      EditButton()
      List(["Alpha", "Beta", "Gamma"], id: \.self, selection: $chosen) { Text($0) }
      Text(chosen.sorted().joined(separator: ", "))
    }
  }
}
