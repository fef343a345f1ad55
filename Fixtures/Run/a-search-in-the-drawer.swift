// Shown at 320x300: a program that asks for the drawer of the navigation bar has the field of its search below the title.
import SwiftUI

struct ContentView: View {
  @State private var text = ""
  var body: some View {
    NavigationStack {
      List { Text("Ada") }
        .navigationTitle("Names")
        .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
    }
  }
}
