// Shown at 160x48: a symbol without a drawing is noted; others have one.
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Image(systemName: "no.such.symbol")
      Image(systemName: "water.waves")
      Image(systemName: "speedometer")
    }
  }
}
