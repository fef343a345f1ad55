// Shown at 320x320: a link makes its destination whenever it is made itself; the closures of `navigationDestination` and of
// sheets run when they are presented. A body runs only when the view is shown.
// Do: tap "Count"
// Do: tap "Link"
// Do: back
// Do: tap "Value"
// Do: back
// Do: tap "Sheet"
// Events
import SwiftUI

struct Destination: View {
  let name: String
  init(_ name: String) {
    print("init \(name)")
    self.name = name
  }
  var body: some View {
    let _ = print("body \(name)")
    Text("screen \(name)")
      .onAppear { print("appear \(name)") }
      .task { print("task \(name)") }
  }
}

struct ContentView: View {
  @State private var count = 0
  @State private var isShown = false
  var body: some View {
    NavigationStack {
      VStack {
        Button("Count") { count += 1 }
        Text("\(count)")
        NavigationLink("Link") { Destination("link") }
        NavigationLink("Value", value: 1)
        Button("Sheet") { isShown = true }
      }
      .navigationDestination(for: Int.self) { _ in Destination("value") }
      .sheet(isPresented: $isShown) { Destination("sheet") }
    }
  }
}
