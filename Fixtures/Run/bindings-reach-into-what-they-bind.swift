// Shown at 320x320: bindings to parts of a value and to elements of a collection; one of a constant, which takes nothing.
// Do: type "Name" "ab"
// Do: tap "Constant"
// Do: tap "Two"
// Do: tap "Own"
// Events
import SwiftUI

struct Leaf { var names = ["", ""] }
struct Branch { var leaf = Leaf() }
struct Flag: Identifiable {
  let id: String
  var isOn = false
}

struct ContentView: View {
  @State private var branch = Branch()
  @State private var flags = [Flag(id: "One"), Flag(id: "Two")]
  @State private var number = 0

  var body: some View {
    VStack(spacing: 0) {
      TextField("Name", text: $branch.leaf.names[1])
      Toggle("Constant", isOn: .constant(false))
      ForEach($flags) { $flag in Toggle(flag.id, isOn: $flag.isOn) }
      Toggle("Own", isOn: Binding(get: { number % 2 == 1 }, set: { number += $0 ? 1 : 3 }))
      Text("\(branch.leaf.names.description) \(flags.map(\.isOn).description) \(number)")
    }
  }
}
