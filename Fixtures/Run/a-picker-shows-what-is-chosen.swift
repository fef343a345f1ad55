// Shown at 240x64: options are told apart by their tags, or by the identifiers of `ForEach`.
// Do: select "Colour" "Green"
// Do: select "Size" "Large"
// Events
import SwiftUI

enum Size: String, CaseIterable, Identifiable {
  case small, large
  var id: Self { self }
}

struct ContentView: View {
  @State private var colour = "red"
  @State private var size = Size.small

  var body: some View {
    VStack {
      Picker("Colour", selection: $colour) {
        Text("Red").tag("red")
        Text("Green").tag("green")
      }
      Picker("Size", selection: $size) {
        ForEach(Size.allCases) { Text($0.rawValue.capitalized) }
      }
      Text("\(colour), \(size.rawValue)")
    }
  }
}
