// Shown at 300x260: a global whose first value ends in a fault, and a task that ends so: what uses them is marked for that reason each time,
// and the rest is drawn.
import SwiftUI

final class Bindings {
  var keys = ["a": 1]
  static let shared = Bindings()

  private init() {
    let file = Bundle.main.url(forResource: "missing", withExtension: "json")
    print(file!)
  }
}

struct Notes {
  let titles: [String] = []
  func first() async -> String { await Task.detached { titles.first! }.value }
}

struct ContentView: View {
  @State private var title = "none"

  var body: some View {
    VStack {
      Text("Keys")
      Text("\(Bindings.shared.keys.count)")
      Inner()
      Text(title)
    }
    .task { title = await Notes().first().uppercased() }
  }
}

struct Inner: View {
  var body: some View {
    Text("\(Bindings.shared.keys.count) again")
    Text("below")
  }
}
