// Shown at 320x160: bindings are equal with the same source, the same path and the same value; one of two closures never is.
// Do: tap "Again"
// Do: tap "Other path"
// Do: tap "Value"
// Events
import SwiftUI

struct Model {
  var first = 1
  var second = 1
}

struct Bound: View {
  let name: String
  @Binding var number: Int
  var body: some View { Text(name) }
}

struct ContentView: View {
  @State private var model = Model()
  @State private var count = 0
  @State private var isSecond = false

  var body: some View {
    let _ = count
    VStack(spacing: 0) {
      Bound(name: "path", number: isSecond ? $model.second : $model.first)
      Bound(name: "closures", number: Binding(get: { 1 }, set: { _ in }))
      Bound(name: "constant", number: .constant(1))
      Button("Again") { count += 1 }
      Button("Other path") { isSecond = true }
      Button("Value") { model.second += 1 }
    }
  }
}
