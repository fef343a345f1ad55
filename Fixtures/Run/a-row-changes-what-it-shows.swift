// Shown at 160x80: a view that changes how many views it consists of is one of several in a stack: the stack follows.
// Do: tap "More"
import SwiftUI

struct Row: View {
  @State private var isLong = false

  var body: some View {
    Button("More") { isLong = true }
    if isLong { Text("more") }
  }
}

struct ContentView: View {
  var body: some View {
    VStack {
      Text("above")
      Row()
      Text("below")
    }
  }
}
