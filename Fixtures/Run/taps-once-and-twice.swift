// Shown at 240x80: where two taps mean something else, one tap waits until it is known that no second one comes.
// Do: tap "photo"
// Do: doubletap "photo"
// Do: tap "there"
// Events
import SwiftUI

struct ContentView: View {
  @State private var log = ""

  var body: some View {
    VStack(spacing: 0) {
      Text("photo")
        .onTapGesture(count: 2) { log += " twice" }
        .onTapGesture { log += " once" }
      Text("there").onTapGesture { place in log += " at \(Int(place.x)),\(Int(place.y))" }
      Text("log:" + log)
    }
  }
}
