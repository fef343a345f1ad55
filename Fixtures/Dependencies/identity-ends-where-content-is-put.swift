// What a view or modifier of the program puts under a condition of its own is made or removed when that changes, though
// the condition stands in another body; so is the view that one of its functions is called on.
import SwiftUI

struct Plain: View { var body: some View { Text("") } }

struct Shown<Content: View>: View {
  let isShown: Bool
  @ViewBuilder let content: Content
  var body: some View { if isShown { content } }
}

struct ShownLazily<Content: View>: View {
  let isShown: Bool
  @ViewBuilder let content: () -> Content
  var body: some View { if isShown { content() } }
}

struct Faded<Content: View>: View {
  let isShown: Bool
  @ViewBuilder let content: Content
  var body: some View { content.opacity(isShown ? 1 : 0) }
}

struct Padded: ViewModifier {
  let isOn: Bool
  func body(content: Content) -> some View { if isOn { content.padding() } else { content } }
}

struct Dimmed: ViewModifier {
  let isOn: Bool
  func body(content: Content) -> some View { content.opacity(isOn ? 0.5 : 1) }
}

extension View {
  @ViewBuilder func when<Changed: View>(_ isOn: Bool, _ change: (Self) -> Changed) -> some View {
    if isOn { change(self) } else { self }
  }
  func padded(_ isOn: Bool) -> some View { modifier(Padded(isOn: isOn)) }
  func dimmed(_ isOn: Bool) -> some View { opacity(isOn ? 0.5 : 1) }
}

struct Screen: View {
  @State private var isOn = false
  var body: some View {
    Shown(isShown: isOn) { Plain() }
    ShownLazily(isShown: isOn) { Plain() }
    Faded(isShown: isOn) { Plain() }
    Plain().modifier(Padded(isOn: isOn))
    Plain().modifier(Dimmed(isOn: isOn))
    Plain().when(isOn) { $0.padding() }
    Plain().padded(isOn)
    Plain().dimmed(isOn)
  }
}
