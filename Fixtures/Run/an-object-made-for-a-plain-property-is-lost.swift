// Shown at 240x64: `@StateObject` makes its object once, `@ObservedObject` with a default takes each new one.
// Do: tap "Count"
// Do: tap "Parent 0"
import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct Kept: View {
  @StateObject private var counter = Counter()
  @ObservedObject private var other = Counter()

  var body: some View {
    Button("Count") {
      counter.count += 1
      other.count += 1
    }
    Text("kept \(counter.count), lost \(other.count)")
  }
}

struct ContentView: View {
  @State private var parent = 0

  var body: some View {
    VStack {
      Kept()
      Button("Parent \(parent)") { parent += 1 }
    }
  }
}
