// Shown at 320x320: a search field that the program minimizes is a button at the bottom until it is used.
import SwiftUI

struct ContentView: View {
  @State private var text = ""
  var body: some View {
    NavigationStack {
      List(["Elm", "Oak"], id: \.self) { Text($0) }
        .navigationTitle("Trees")
        .navigationBarTitleDisplayMode(.inline)
        .searchable(text: $text)
        .searchToolbarBehavior(.minimize)
    }
  }
}
