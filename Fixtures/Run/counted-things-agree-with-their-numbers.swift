// Shown at 240x96: the grammar of counted things is worked out, and not shown.
import SwiftUI

struct ContentView: View {
  let cups = 2

  var body: some View {
    VStack {
      Text("^[\(1) cup](inflect: true)")
      Text("^[\(cups) cup](inflect: true) of coffee")
      Text("^[\(3) berry](inflect: true), ^[\(0) sugar box](inflect: true)")
    }
  }
}
