// Shown at 160x48: a closure that returns has no builder, though the `return` be in an active clause.
import SwiftUI

struct ContentView: View {
  let isOn = true

  var body: some View {
    Box {
      if isOn {
        #if DEBUG
          return Text("returned")
        #endif
      }
      return Text("last")
    }
    Box {
      do {
        #if DEBUG
          return Text("debug")
        #else
          return Text("release")
        #endif
      }
    }
  }
}

struct Box: View {
  @ViewBuilder let content: () -> Text
  var body: some View { content() }
}
