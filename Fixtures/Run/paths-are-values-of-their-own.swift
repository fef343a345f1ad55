// Shown at 320x160: a navigation path counts and compares; more than there is cannot be taken away.
// Do: tap "Fill"
// Do: back
// Do: tap "Too much"
// Events
import SwiftUI

struct ContentView: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Fill") {
          path.append("one")
          path.append(2)
          print(path.count, path.isEmpty, path == NavigationPath(), NavigationPath([1, 2]).count)
          path.removeLast()
        }
        Button("Too much") { path.removeLast(3) }
      }
      .navigationDestination(for: String.self) { Text("text \($0)") }
      .navigationDestination(for: Int.self) { Text("number \($0)") }
    }
    .onChange(of: path) { print("path of \(path.count)") }
  }
}
