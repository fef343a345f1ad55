// Shown at 320x200: a group box has the system's second background, a box in it the third.
import SwiftUI

struct ContentView: View {
  var body: some View {
    GroupBox("Outer") {
      GroupBox("Inner") { Text("content") }
    }
  }
}
