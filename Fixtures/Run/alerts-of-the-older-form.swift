// Shown at 320x320: an alert as a value, with two buttons.
// Do: tap "Ask"
// Do: tap "Yes"
// Do: tap "Ask"
import SwiftUI

struct ContentView: View {
  @State private var asks = false
  @State private var answer = "none"
  var body: some View {
    VStack {
      Text(answer)
      Button("Ask") { asks = true }
    }
    .alert(isPresented: $asks) {
      Alert(
        title: Text("Sure?"), message: Text("It cannot be undone."),
        primaryButton: .destructive(Text("Yes")) { answer = "yes" }, secondaryButton: .cancel())
    }
  }
}
