// Shown at 240x144: the field takes the place of the title as soon as it is used, though nothing else changes.
// Do: tap "Search"
import SwiftUI

struct ContentView: View {
  @State private var text = ""

  var body: some View {
    NavigationStack {
      Text("Apples").navigationTitle("Fruits")
    }
    .searchable(text: $text)
  }
}
