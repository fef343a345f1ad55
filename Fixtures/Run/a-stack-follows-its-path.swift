// Shown at 320x400: a link appends to the path, back removes the last, the covered screen keeps its state.
// Do: tap "Count 0"
// Do: tap "Five"
// Do: back
// Events
import SwiftUI

struct Number: View {
  let number: Int
  @State private var text = "screen"
  var body: some View {
    Text("\(text) \(number)")
      .onAppear { print("appear", number) }
      .onDisappear { print("disappear", number) }
  }
}

struct ContentView: View {
  @State private var path: [Int] = []
  @State private var count = 0

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Count \(count)") { count += 1 }
        NavigationLink("Five", value: 5)
        Text("\(path.count) on the path")
      }
      .navigationTitle("Home")
      .navigationDestination(for: Int.self) { Number(number: $0) }
      .onAppear { print("appear home") }
      .onDisappear { print("disappear home") }
    }
    .onChange(of: path) { print("path", path) }
  }
}
