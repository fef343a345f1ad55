// Shown at 160x96: what is not drawn yet and fills its place is a frame with its name, as large as is proposed.
import SwiftUI
import WebKit

struct ContentView: View {
  var body: some View {
    WebView(url: nil).padding().overlay(alignment: .topTrailing) { Text("here") }
  }
}
