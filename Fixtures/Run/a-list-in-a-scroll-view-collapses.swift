// Shown at 320x240: a list has no height of its own, so it collapses where a scroll view proposes none.
import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      Text("Above")
      List {
        Text("One")
        Text("Two")
      }
      List { Text("With a height") }.frame(height: 100)
      Text("Below")
    }
  }
}
