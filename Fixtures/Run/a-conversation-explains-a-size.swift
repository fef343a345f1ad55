// Shown at 320x48: what a stack proposes to its views and what they answer, and why the text is where it is.
// Why: Name
// Why: HStack/1
// Trace: HStack
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Text("Name")
      Color.yellow.frame(height: 16).padding(.horizontal, 8)
    }
  }
}
