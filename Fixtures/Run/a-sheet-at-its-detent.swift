// Shown at 320x320: a sheet begins at the lowest of its detents, and its title is not that of the screen behind.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      Text("behind")
        .navigationTitle("Screen")
        .sheet(isPresented: .constant(true)) {
          Text("inside").navigationTitle("Sheet").presentationDetents([.large, .height(120)])
        }
    }
  }
}
