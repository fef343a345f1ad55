// Shown at 240x32: a timer may wait for longer than any clock goes.
import SwiftUI

struct ContentView: View {
  @State private var text = "waits"

  var body: some View {
    Text(text).onAppear {
      Timer.scheduledTimer(withTimeInterval: .greatestFiniteMagnitude, repeats: false) { _ in text = "fired" }
      DispatchQueue.main.asyncAfter(deadline: .now() + .infinity) { text = "done" }
    }
  }
}
