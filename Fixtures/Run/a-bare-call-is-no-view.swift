// Shown at 240x96: a call that gives nothing is no view: as a bare statement in a builder it is a fault.
import SwiftUI

struct Row: View {
  var body: some View {
    Self._printChanges()
    Text("row")
  }
}

struct ContentView: View {
  var body: some View {
    VStack {
      Row()
      Text("rest")
    }
  }
}
