// Shown at 160x96: a line gives way to text beside it, and not to text below what covers it.
import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack {
      Text("hidden below")
      Color.white
      Divider()
    }
  }
}
