// Shown at 240x48: what a style placed shows what the control has now, in the environment of the place.
// Do: tap "Next"
import SwiftUI

struct Loud: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title.textCase(.uppercase)
      Text("!")
    }
  }
}

struct ContentView: View {
  @State private var step = 1

  var body: some View {
    VStack {
      Label("step \(step)", systemImage: "star").labelStyle(Loud())
      Button("Next") { step += 1 }
    }
  }
}
