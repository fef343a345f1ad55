// Shown at 240x64: a field writes what is typed, key by key; while it is empty it shows its prompt.
// Do: type "Name" "Ada"
// Events
import SwiftUI

struct ContentView: View {
  @State private var name = ""
  @State private var place = ""
  @State private var changes = 0

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      TextField("Place", text: $place, prompt: Text("Town or village"))
      Text("Hello, \(name)! \(changes)")
    }
    .onChange(of: name) { changes += 1 }
  }
}
