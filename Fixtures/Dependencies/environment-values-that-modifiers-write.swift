// Modifiers that write a value of the environment, as their documentation says: along an axis only that of the axis.
import SwiftUI

struct Bounce: View {
  @Environment(\.verticalScrollBounceBehavior) var vertical
  var body: some View { Text("") }
}

struct Sideways: View {
  @Environment(\.horizontalScrollBounceBehavior) var horizontal
  var body: some View { Text("") }
}

struct Indicators: View {
  @Environment(\.horizontalScrollIndicatorVisibility) var horizontal
  var body: some View { Text("") }
}

struct Typing: View {
  @Environment(\.autocorrectionDisabled) var isDisabled
  var body: some View { Text("") }
}

struct Key: View {
  @Environment(\.keyboardShortcut) var shortcut
  var body: some View { Text("") }
}

struct Background: View {
  @Environment(\.backgroundStyle) var style
  var body: some View { Text("") }
}

struct Labels: View {
  @Environment(\.labelsVisibility) var labels
  var body: some View { Text("") }
}

struct Springs: View {
  @Environment(\.springLoadingBehavior) var behavior
  var body: some View { Text("") }
}

struct Lines: View {
  @Environment(\.lineLimit) var limit
  var body: some View { Text("") }
}

struct Refreshing: View {
  @Environment(\.refresh) var refresh
  var body: some View { Text("") }
}

struct Renaming: View {
  @Environment(\.rename) var rename
  var body: some View { Text("") }
}

extension View {
  func bouncing(_ isOn: Bool) -> some View { scrollBounceBehavior(isOn ? .always : .basedOnSize) }
}

struct Screen: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Bounce()
      Sideways()
    }
    .scrollBounceBehavior(isOn ? .always : .basedOnSize)
    Sideways().scrollBounceBehavior(isOn ? .always : .basedOnSize, axes: [.horizontal, .vertical])
    Bounce().bouncing(isOn)
    Indicators().scrollIndicators(isOn ? .hidden : .visible)
    Typing().autocorrectionDisabled(isOn)
    Key().keyboardShortcut(isOn ? "a" : "b", modifiers: .control)
    Background().backgroundStyle(isOn ? .red : .blue)
    Labels().labelsVisibility(isOn ? .hidden : .visible)
    Springs().springLoadingBehavior(isOn ? .enabled : .disabled)
    Lines().lineLimit(isOn ? 1 : 2, reservesSpace: true)
    Refreshing().refreshable {}
    Renaming().renameAction {}
  }
}
