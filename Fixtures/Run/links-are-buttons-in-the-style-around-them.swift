// Shown at 240x112: outside of lists a link looks as a button does in the style that is given.
// At: 0s
import SwiftUI

struct Loud: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.red)
  }
}

struct ContentView: View {
  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        NavigationLink("tinted") { Text("1") }
        NavigationLink("plain") { Text("2") }.buttonStyle(.plain)
        NavigationLink("loud") { Text("3") }.buttonStyle(Loud())
      }
      .toolbar(.hidden, for: .navigationBar)
    }
  }
}
