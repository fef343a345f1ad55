// What the body of a modifier or container writes into the environment around its content comes down to that: whoever
// reads the key path runs again when what is written there differs.
import SwiftUI

extension EnvironmentValues {
  @Entry var level = 0
}

struct Reader: View {
  @Environment(\.level) private var level
  var body: some View { Text("\(level)") }
}

struct Leveled: ViewModifier {
  let level: Int
  func body(content: Content) -> some View { content.environment(\.level, level) }
}

// Nobody outside gives this one its level: its own change concerns what it is put on.
struct Rising: ViewModifier {
  @State private var level = 0
  func body(content: Content) -> some View {
    content.environment(\.level, level).onTapGesture { level += 1 }
  }
}

struct Box<Content: View>: View {
  let level: Int
  @ViewBuilder let content: Content
  var body: some View { content.environment(\.level, level) }
}

extension View {
  func leveled(_ level: Int) -> some View { modifier(Leveled(level: level)) }
}

struct ByModifier: View {
  @State private var n = 0
  var body: some View { Reader().modifier(Leveled(level: n)) }
}

struct ByHelper: View {
  @State private var n = 0
  var body: some View { Reader().leveled(n) }
}

struct ByContainer: View {
  @State private var n = 0
  var body: some View { Box(level: n) { Reader() } }
}

// The nearest writer wins.
struct Nested: View {
  @State private var near = 0
  @State private var far = 0
  var body: some View {
    Box(level: far) { Reader().leveled(near) }.environment(\.level, far)
  }
}

struct Alone: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Text("\(n)")
      Reader().modifier(Rising())
    }
  }
}
