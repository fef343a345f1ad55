// Shown at 320x240: writes to the path of a stack and what a person does to it are one state: several screens at once, an empty
// path is the root, and observers see each change.
// Do: tap "Deep"
// Do: back
// Do: tap "On"
// Do: tap "Root"
// Events
import SwiftUI

@Observable final class Router {
  var path: [Int] = [] {
    didSet { print("path \(path)") }
  }
}

struct ContentView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Button("Deep") { router.path = [1, 2, 3] }
        Text("root")
      }
      .navigationDestination(for: Int.self) { number in
        VStack {
          Text("screen \(number)")
          NavigationLink("On", value: number + 10)
          Button("Root") { router.path = [] }
        }
        .onAppear { print("appear \(number)") }
      }
    }
    .onChange(of: router.path) { old, new in print("from \(old.count) to \(new.count)") }
  }
}
