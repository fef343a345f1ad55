// Shown at 320x240: weight, slant and design of a font that a view says hold for all texts in it; false undoes one from
// further out, and the font may come from further out too.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      VStack {
        Text("bold")
        HStack { Text("not bold") }.bold(false)
        Label("a label", systemImage: "star")
      }
      .bold()
      HStack { Text("heavy") }.fontWeight(.heavy)
      HStack { Text("italic") }.italic()
      HStack { Text("serif") }.fontDesign(.serif)
      HStack { Text("monospaced") }.monospaced()
      Button("a bold button") {}.bold()
    }
    .font(.title3)
  }
}
