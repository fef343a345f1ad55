// Shown at 240x48: a primitive style decides when the action runs; here at the button that it makes, which has the
// style from outside.
// Do: tap "Buy"
import SwiftUI

struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("twice:")
      Button {
        configuration.trigger()
        configuration.trigger()
      } label: {
        configuration.label
      }
    }
  }
}

struct ContentView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Buy") { count += 1 }.buttonStyle(Twice())
      Text("count \(count)")
    }
  }
}
