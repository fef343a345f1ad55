// Shown at 320x400: a write to the path puts several screens up at once; only the last is visible.
// Do: tap "Far"
// Events
import SwiftUI

struct Item: Hashable { let name: String }

struct ContentView: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      Button("Far") { path = NavigationPath([Item(name: "a"), Item(name: "b")]); path.append(7) }
        .navigationDestination(for: Item.self) { item in
          Text(item.name).onAppear { print("appear", item.name) }
        }
        .navigationDestination(for: Int.self) { number in
          Text("number \(number), depth \(path.count)").navigationTitle("Number")
            .onAppear { print("appear", number) }
        }
    }
  }
}
