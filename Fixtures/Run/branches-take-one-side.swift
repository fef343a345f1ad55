// Shown at 240x160: `if`, `else if`, `switch` and optionals in a builder.
import SwiftUI

enum Mode { case first, second(Int), third }

struct ContentView: View {
  @State private var count = 3
  let mode = Mode.second(7)
  let name: String? = nil
  var body: some View {
    VStack {
      if count > 5 { Text("many") } else if count > 2 { Text("some") } else { Text("few") }
      switch mode {
      case .first: Text("first")
      case .second(let number) where number > 5: Text("second \(number)")
      default: Text("other")
      }
      if let name { Text(name) }
      if count == 3 { Text("three") }
    }
  }
}
