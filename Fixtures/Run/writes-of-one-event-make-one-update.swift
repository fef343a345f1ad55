// Shown at 240x48: what an action writes it reads at once; all its writes together run the body once.
// Do: tap "Go"
// Events
import SwiftUI

struct ContentView: View {
  @State private var a = 0
  @State private var b = 0

  var body: some View {
    VStack {
      Text("\(a) \(b)")
      Button("Go") {
        a += 1
        b = a * 2
        a += 1
        print(a, b)
      }
    }
  }
}
