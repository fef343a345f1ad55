// A modifier whose body only puts more on its content leaves that where it is: what is under an identity, under a condition
// of a helper, or several views.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

struct Faded: ViewModifier {
  func body(content: Content) -> some View { content.opacity(0.5) }
}

struct Listening: ViewModifier {
  func body(content: Content) -> some View {
    content.onReceive(NotificationCenter.default.publisher(for: Notification.Name("moved"))) { _ in }
  }
}

struct Boxed: ViewModifier {
  func body(content: Content) -> some View { VStack { content } }
}

// MARK: old
struct Identified: View {
  let id: Int
  var body: some View { Counter().id(id) }
}

struct Helped: View {
  let isOn: Bool
  var body: some View { helper }
  @ViewBuilder var helper: some View { if isOn { Counter() } }
}

struct Several: View {
  var body: some View { helper }
  @ViewBuilder var helper: some View { Counter(); Text("") }
}

struct Received: View {
  let id: Int
  var body: some View { Counter().id(id) }
}

struct Moved: View {
  let id: Int
  var body: some View { Counter().id(id) }
}

// MARK: new
struct Identified: View {
  let id: Int
  var body: some View { Counter().id(id).modifier(Faded()) }
}

struct Helped: View {
  let isOn: Bool
  var body: some View { helper.modifier(Faded()) }
  @ViewBuilder var helper: some View { if isOn { Counter() } }
}

struct Several: View {
  var body: some View { helper.modifier(Faded()) }
  @ViewBuilder var helper: some View { Counter(); Text("") }
}

struct Received: View {
  let id: Int
  var body: some View { Counter().id(id).modifier(Listening()) }
}

struct Moved: View {
  let id: Int
  var body: some View { Counter().id(id).modifier(Boxed()) }
}
