// Shown at 320x240: a badge around a link in a list is before its arrow, as one in its label is.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Around", value: 1).badge(3)
        NavigationLink(value: 2) { Text("Inside").badge("new") }
        Text("No link").badge(7)
        NavigationLink("None", value: 4)
      }
    }
  }
}
