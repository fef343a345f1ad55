// Shown at 304x144: the root of a variadic view puts lines between its children, whatever view they come from, and reads
// what they tell it.
// Do: tap "add"
import SwiftUI

struct ShareKey: _ViewTraitKey {
  static var defaultValue: Int { 1 }
}

struct Divided: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    ForEach(children) { child in
      HStack {
        child
        Text("share \(child[ShareKey.self])")
      }
      if child.id != last { Divider() }
    }
  }
}

struct ContentView: View {
  @State private var count = 1
  var body: some View {
    VStack {
      _VariadicView.Tree(Divided()) {
        Text("first")._trait(ShareKey.self, 2)
        ForEach(0..<count, id: \.self) { Text("row \($0)") }
      }
      Button("add") { count += 1 }
    }
  }
}
