// Shown at 240x96: the root of a variadic view has state and an environment of its own.
// Do: tap "more"
// Events
import SwiftUI

struct Counted: _VariadicView_MultiViewRoot {
  @State private var count = 0
  @Environment(\.isEnabled) private var isEnabled

  func body(children: _VariadicView.Children) -> some View {
    ForEach(children) { child in
      HStack {
        child
        Text("\(count)")
      }
    }
    Button("more") { count += 1 }
    Text(isEnabled ? "on" : "off")
  }
}

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      _VariadicView.Tree(Counted()) {
        Text("a")
        Text("b")
      }
    }
  }
}
