// Shown at 240x128: what goes on below a bar, to the edges of the screen, is behind its title.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      ZStack {
        Color.yellow.ignoresSafeArea()
        Text("Content")
      }
      .navigationTitle("The title")
      .toolbar { Button("Add") {} }
    }
  }
}
