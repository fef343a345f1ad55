import SwiftUI

struct OlderView: View {
  var body: some View {
    NavigationStack {
      List {
        Section("capitals") { Text("One") }
        Section { Text("Two") } header: { Text("As written").textCase(nil) }
      }
      .navigationTitle("Older")
      .toolbar { ToolbarItem(placement: .bottomBar) { Button("New") {} } }
      .searchable(text: .constant(""))
    }
  }
}
