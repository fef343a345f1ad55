// A modifier whose body begins to choose between two places takes the view out of where it was, alone in a container or
// beside others; the type of the container is the same.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}

struct Alone: View {
  let isOn: Bool
  var body: some View { VStack { Counter().modifier(Hiding(isOn: isOn)) } }
}

struct Beside: View {
  let isOn: Bool
  var body: some View {
    VStack {
      Text("a")
      Counter().modifier(Hiding(isOn: isOn))
    }
  }
}

// MARK: old
struct Hiding: ViewModifier {
  let isOn: Bool
  func body(content: Content) -> some View { content.opacity(isOn ? 0 : 1) }
}

// MARK: new
struct Hiding: ViewModifier {
  let isOn: Bool
  func body(content: Content) -> some View { if isOn { content.hidden() } else { content } }
}
