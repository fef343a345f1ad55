// Shown at 320x480: in dark appearance the backgrounds of a sheet's lists are lighter than those of the screen below.
import SwiftUI

struct ContentView: View {
  @State private var isShown = true

  var body: some View {
    List { Text("Below") }
      .sheet(isPresented: $isShown) {
        VStack(spacing: 0) {
          List { Text("Plain"); Text("Rows") }.listStyle(.plain).frame(height: 120)
          List { Text("Card"); Text("Rows") }
        }
      }
      .preferredColorScheme(.dark)
  }
}
