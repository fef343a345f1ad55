// Shown at 320x320: sections with a label are in the index at the edge of their list.
import SwiftUI

struct ContentView: View {
  var body: some View {
    List {
      Section("A") { Text("Ada") }.sectionIndexLabel("A")
      Section("B") { Text("Barbara") }.sectionIndexLabel("B")
      Section("Others") { Text("?") }
    }
    .listStyle(.plain)
  }
}
