// Shown at 240x64: writes with different transactions are updates of their own, and each animates only what it changes.
// Do: tap "go"
// At: 0s 500ms 1s 1500ms
// Events
import SwiftUI

struct ContentView: View {
  @State private var x = 0.0
  @State private var y = 0.0
  @State private var z = 0.0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("go") {
        withAnimation(.linear(duration: 1)) {
          x = 100
          withAnimation(.linear(duration: 2)) { y = 100 }
        }
        z = 100
      }
      Color.red.frame(width: 10, height: 10).offset(x: x)
      Color.green.frame(width: 10, height: 10).offset(x: y)
      Color.blue.frame(width: 10, height: 10).offset(x: z)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
