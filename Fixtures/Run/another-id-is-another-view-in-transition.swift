// Shown at 160x48: with another identifier the old view goes while the new one comes, each by the transition.
// Do: tap "next"
// At: 0s 250ms 1s
// Events
import SwiftUI

struct ContentView: View {
  @State private var page = 1

  var body: some View {
    VStack(spacing: 0) {
      Button("next") { withAnimation(.linear(duration: 1)) { page += 1 } }
      Text("page \(page)").id(page).transition(.slide)
    }
  }
}
