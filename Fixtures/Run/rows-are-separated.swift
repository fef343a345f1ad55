// Shown at 240x224: rows of a list with lines between them; sections with header and footer stand apart.
import SwiftUI

struct ContentView: View {
  var body: some View {
    List {
      Section {
        Text("Apple")
        Text("Pear").listRowSeparator(.hidden)
        Text("Plum")
      } header: {
        Text("Fruit")
      } footer: {
        Text("from the garden")
      }
      Section("Bread") { Text("Rye") }
    }
  }
}
