// Shown at 240x128: steps of a wizard push each other aside, forwards and backwards.
// Do: tap "Next"
// At: 0s 500ms 1s
// Events
import SwiftUI

struct ContentView: View {
  @State private var step = 0
  @State private var isForwards = true

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        Text("Step \(step)").frame(width: 80, height: 48).id(step)
          .transition(
            .asymmetric(
              insertion: .move(edge: isForwards ? .trailing : .leading),
              removal: .move(edge: isForwards ? .leading : .trailing)))
      }
      .clipped()
      HStack {
        Button("Back") { go(-1) }.disabled(step == 0)
        Button("Next") { go(1) }
      }
    }
  }

  private func go(_ way: Int) {
    isForwards = way > 0
    withAnimation(.linear(duration: 1)) { step += way }
  }
}
