// Where a container's body puts what it is given does not change with the initialiser that takes it. Where one of the
// versions does not tell, nothing is said to end.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

// MARK: old
struct Card<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { VStack { content } }
}

struct Chosen: View {
  let content: AnyView
  init<Content: View>(isOn: Bool, @ViewBuilder content: () -> Content) { self.content = AnyView(content()) }
  var body: some View { VStack { content } }
}

struct Screen: View {
  var body: some View {
    Card { Counter() }
    Chosen(isOn: true) { Counter() }
  }
}

// MARK: new
struct Card<Content: View>: View {
  let padding: Int
  let content: Content
  init(padding: Int, @ViewBuilder content: () -> Content) {
    self.padding = padding
    self.content = content()
  }
  init(@ViewBuilder content: () -> Content) { self.init(padding: 8, content: content) }
  var body: some View { VStack { content } }
}

struct Chosen: View {
  let content: AnyView
  init<Content: View>(isOn: Bool, @ViewBuilder content: () -> Content) {
    if isOn { self.content = AnyView(content()) } else { self.content = AnyView(Text("")) }
  }
  var body: some View { VStack { content } }
}

struct Screen: View {
  var body: some View {
    Card { Counter() }
    Chosen(isOn: true) { Counter() }
  }
}
