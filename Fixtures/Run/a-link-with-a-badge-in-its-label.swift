// Shown at 240x64: the badge of the label stands before the arrow, as that of the row does.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List { NavigationLink { Text("Wi-Fi") } label: { Text("Wi-Fi").badge("Home") } }
        .toolbar(.hidden, for: .navigationBar)
    }
  }
}
