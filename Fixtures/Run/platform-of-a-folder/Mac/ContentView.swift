import SwiftUI

struct ContentView: View {
  var body: some View {
    #if os(macOS)
    Text("on a Mac")
    #else
    Text("elsewhere")
    #endif
  }
}
