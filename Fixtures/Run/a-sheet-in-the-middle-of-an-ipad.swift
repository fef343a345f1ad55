// Shown at 800x660 in a wide window: where there is room beside it, a sheet is a card in the middle, whatever its detents, of
// the size that its content asks for.
// Wide
// Do: tap "Show"
import SwiftUI

struct ContentView: View {
  @State private var isShown = false
  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        NavigationStack { List { Text("inside") }.navigationTitle("Sheet") }
          .presentationDetents([.medium])
          .presentationSizing(.form)
      }
  }
}
