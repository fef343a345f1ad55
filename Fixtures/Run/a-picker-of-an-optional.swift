// Shown at 240x48: a tag of the wrapped type chooses an optional; `nil` is an option with a tag of its own.
// Do: select "Fruit" "Pear"
import SwiftUI

struct ContentView: View {
  @State private var fruit: String?

  var body: some View {
    VStack {
      Picker("Fruit", selection: $fruit) {
        Text("None").tag(nil as String?)
        Text("Pear").tag("pear")
      }
      Text(fruit ?? "no fruit")
    }
  }
}
