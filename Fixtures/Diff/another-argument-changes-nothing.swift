// Other values in the same places: neither identity nor type changes.
import SwiftUI

struct Child: View {
  @State private var n = 0
  var body: some View { Text("\(n)") }
}

// MARK: old
struct Root: View {
  var isOn = true
  var body: some View {
    Child().padding(3).foregroundStyle(.red)
    Text("a")
  }
}

// MARK: new
struct Root: View {
  var isOn = true
  var body: some View {
    Child().padding(8).foregroundStyle(.blue)
    Text("b")
  }
}
