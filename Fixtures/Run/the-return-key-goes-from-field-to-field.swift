// Shown at 200x112: three fields whose focus goes on by the return key and ends after the last.
// Do: submit "First"
// Do: submit "Second"
// Do: submit "Third"
// Events
import SwiftUI

struct ContentView: View {
  @FocusState private var focus: Int?
  @State private var texts = ["", "", ""]
  private let names = ["First", "Second", "Third"]
  var body: some View {
    VStack {
      ForEach(names.indices, id: \.self) { index in
        TextField(names[index], text: $texts[index])
          .focused($focus, equals: index)
          .onSubmit { focus = index < 2 ? index + 1 : nil }
      }
      Text(focus.map { "field \($0)" } ?? "no field")
    }
  }
}
