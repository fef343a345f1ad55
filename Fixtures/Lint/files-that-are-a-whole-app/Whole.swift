import SwiftUI

struct ContentView: View {
  var body: some View {
    List(0..<5) { Text("\($0)") }
      .navigationTitle("Numbers")
  }
}

@main struct A: App { var body: some Scene { WindowGroup { ContentView() } } }
