// Each side of a condition is a place of its own; a ternary is one.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}

struct Branches: View {
  var isOn: Bool
  var name: String?
  var kind: Int
  var body: some View {
    if isOn { Counter() } else { Counter().padding() }
    if let name { Text(name) }
    switch kind {
    case 0: Text("zero")
    case 1: Counter()
    default: EmptyView()
    }
    isOn ? Text("on") : Text("off")
    if #available(iOS 17, *) { Text("new") }
  }
}
