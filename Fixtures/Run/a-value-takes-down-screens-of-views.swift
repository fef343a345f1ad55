// Shown at 320x240: a link with a view does not touch the path; a value that is pushed while such a screen is up takes that
// down first.
// Do: tap "View"
// Do: tap "Push"
// Do: back
// Events
import SwiftUI

struct ContentView: View {
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text("root \(path.count)")
        NavigationLink("View") {
          VStack {
            Text("view \(path.count)")
            Button("Push") { path.append(1) }
          }
          .onAppear { print("view up") }
          .onDisappear { print("view gone") }
        }
      }
      .navigationDestination(for: Int.self) { Text("value \($0)") }
    }
  }
}
