// Shown at 240x64: the buttons of a swipe, at both edges.
// Do: swipe "Letter" "Flag"
// Do: swipe "Letter" "Archive"
import SwiftUI

struct ContentView: View {
  @State private var log = ""

  var body: some View {
    VStack {
      List {
        Text("Letter")
          .swipeActions { Button("Archive") { log += "archived " } }
          .swipeActions(edge: .leading) { Button("Flag") { log += "flagged " } }
      }
      Text(log)
    }
  }
}
