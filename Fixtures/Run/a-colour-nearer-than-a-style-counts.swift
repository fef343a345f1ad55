// Shown at 200x96: of a colour and a style for text the nearer one counts, also in the label of a button, which is in the
// colour of controls otherwise.
// At: 0s
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Button {
      } label: {
        Text("white").padding(.horizontal, 8).background(Color.blue).foregroundColor(.white)
      }
      VStack { Text("red") }.foregroundColor(.red).foregroundStyle(.green)
      VStack { Text("green") }.foregroundStyle(.green).foregroundColor(.red)
      Button("tinted") {}
    }
  }
}
