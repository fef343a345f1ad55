// Shown at 320x320: one column at a time; a selection shows the next column, back takes the selection away.
// Do: tap "Pears"
// Do: tap "Eat"
// Do: back
// Do: tap "Apples"
import SwiftUI

struct ContentView: View {
  @State private var selection: String?
  @State private var eaten = 0
  var body: some View {
    NavigationSplitView {
      List(["Apples", "Pears"], id: \.self, selection: $selection) { Text($0) }
        .navigationTitle("Fruit \(eaten)")
    } detail: {
      VStack {
        Text(selection ?? "nothing")
        Button("Eat") { eaten += 1 }
      }
      .navigationTitle("Detail")
    }
  }
}
