// Shown at 320x400: labels align their icons in a column only in rows, not in headers, footers and closed pickers.
import SwiftUI

struct ContentView: View {
  @State private var place = "home"

  var body: some View {
    List {
      Section {
        Label("Row", systemImage: "star")
        Picker("Place", selection: $place) {
          Label("Home", systemImage: "house").tag("home")
          Label("Work", systemImage: "building.2").tag("work")
        }
      } header: {
        Label("Header", systemImage: "bell")
      } footer: {
        Label("Footer", systemImage: "info.circle")
      }
    }
  }
}
