// Shown at 240x32: `onAppear` of one view runs from the inner modifier outwards, then that of the views around; tasks follow.
import SwiftUI

struct Inner: View {
  var body: some View {
    Text("inner")
      .onAppear { print("a") }
      .onAppear { print("b") }
      .task { print("task of inner") }
  }
}

struct ContentView: View {
  var body: some View {
    VStack {
      Inner()
    }
    .onAppear { print("c") }
    .task { print("task of content") }
  }
}
