// Shown at 320x320: a bar has the background and the colour scheme that the program gives it, up to the edge of the screen,
// and buttons of a role without a label have its symbol.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List(0..<8) { Text("Row \($0)") }
        .navigationTitle("Coloured")
        .navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(.indigo, for: .navigationBar)
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button(role: .close) {} }
          ToolbarItem(placement: .confirmationAction) { Button(role: .confirm) {} }
        }
    }
  }
}
