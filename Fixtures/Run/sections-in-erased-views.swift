// Shown at 320x400: an `AnyView`, which `if #available` also makes, passes its sections and rows on to the list.
import SwiftUI

struct ContentView: View {
  var body: some View {
    List {
      if #available(iOS 17.0, *) {
        Section("New") {
          Text("Import")
          Text("Export")
        }
      }
      AnyView(Section("Old") { Text("Reset") })
      Section("Rows") { AnyView(rows) }
    }
  }

  private var rows: some View {
    Group {
      Text("First")
      Text("Second")
    }
  }
}
