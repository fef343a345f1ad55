// Shown at 240x80: typing focuses a field; the return key runs `onSubmit`, which moves the focus.
// Do: type "First" "a"
// Do: submit "First"
// Events
import SwiftUI

struct ContentView: View {
  enum Field { case first, second }
  @State private var first = ""
  @State private var second = ""
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("First", text: $first).focused($focus, equals: .first)
      TextField("Second", text: $second).focused($focus, equals: .second)
      Text("focus: \(focus.map { "\($0)" } ?? "none")")
    }
    .onSubmit { focus = focus == .first ? .second : nil }
  }
}
