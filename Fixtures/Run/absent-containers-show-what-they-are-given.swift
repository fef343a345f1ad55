// Shown at 320x240: of a container of a module that is not here a mark is shown, and below it the views that it is given, which are kept as others are.
// Do: tap "more"
// Do: tap "Add"
// Events
import Ribbons
import SwiftUI

struct ContentView: View {
  @State private var count = 0
  var body: some View {
    VStack(spacing: 0) {
      RibbonCard("title") {
        Text("count \(count)")
        if count > 0 { Text("more than none") }
        DisclosureGroup("more") { Text("inside") }
      }
      .padding()
      RibbonButton("action") { count = 100 }
      Button("Add") { count += 1 }
    }
  }
}
