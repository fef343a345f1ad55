// Shown at 160x128: a transaction that disables animations disables those of what it presents too.
// Do: tap "Show"
// Pictures at: 0s
import SwiftUI

struct ContentView: View {
  @State private var isShown = false

  var body: some View {
    Button("Show") {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { isShown = true }
    }
    .fullScreenCover(isPresented: $isShown) { Text("Cover") }
  }
}
