// Modifiers whose types are others with an older SDK.
// sdk: 17
import SwiftUI

struct Tagged: View { var body: some View { Text("a").tag(1) } }

struct Choice: View {
  @State private var choice = "a"
  var body: some View {
    Picker("x", selection: $choice) {
      Text("a").tag("a")
      Text("b").padding().tag("b")
    }
    .pickerStyle(.inline)
  }
}
